/** The hex map as points on a sheet. `x` counts half hexes, rows run down; hexes stand on a point. */
import type { Position } from '../../../api/types';

export const RADIUS = 40;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export interface Spot {
  id: string;
  x: number;
  y: number;
}

export interface Territory extends Spot {
  type: string;
  tunnel: boolean;
  encounter: boolean;
}

export interface Base extends Spot {
  faction: string;
}

export interface MapDrawing {
  territories: Territory[];
  bases: Base[];
  rivers: [number, number, number, number][];
  /** Left, top, width, height. */
  frame: [number, number, number, number];
}

interface PrintedMap {
  factory: string;
  tunnels: string[];
  encounters: string[];
  rivers: [string, string][];
  territories: Record<string, { row: number; x: number; type: string }>;
  bases: Record<string, { row: number; x: number }>;
}

export function drawing(box: Position): MapDrawing {
  const map = box.map as unknown as PrintedMap;
  const at = ({ row, x }: { row: number; x: number }) => ({ x: x * HALF, y: row * RADIUS * 1.5 });
  const territories = Object.entries(map.territories).map(([id, one]) => ({
    id,
    ...at(one),
    type: one.type,
    tunnel: map.tunnels.includes(id),
    encounter: map.encounters.includes(id),
  }));
  const bases = Object.entries(map.bases).map(([faction, one]) => ({ id: `base-${faction}`, faction, ...at(one) }));
  const spots = new Map(territories.map((one) => [one.id, one]));
  const rivers = map.rivers.map(([a, b]) => border(spots.get(a)!, spots.get(b)!));
  const all = [...territories, ...bases];
  const left = Math.min(...all.map((one) => one.x)) - HALF - 4;
  const top = Math.min(...all.map((one) => one.y)) - RADIUS;
  const right = Math.max(...all.map((one) => one.x)) + HALF + 4;
  const bottom = Math.max(...all.map((one) => one.y)) + RADIUS;
  return { territories, bases, rivers, frame: [left, top, right - left, bottom - top] };
}

const NEAR = 8 * HALF;
/** The part of the map around some spots, in the shape of what it is drawn on; never more than the whole map. */
export function window(spots: Spot[], frame: MapDrawing['frame'], shape: number): MapDrawing['frame'] {
  const [left, top, width, height] = frame;
  const across = spots.map((one) => one.x);
  const down = spots.map((one) => one.y);
  const middle = { x: (Math.min(...across) + Math.max(...across)) / 2, y: (Math.min(...down) + Math.max(...down)) / 2 };
  let w = Math.max(NEAR, Math.max(...across) - Math.min(...across) + 4 * HALF);
  let h = Math.max(NEAR, Math.max(...down) - Math.min(...down) + 3 * RADIUS);
  if (w / h < shape) w = h * shape;
  else h = w / shape;
  if (w >= width && h >= height) return frame;
  const within = (low: number, whole: number, part: number, at: number) =>
    part >= whole ? low + (whole - part) / 2 : Math.min(Math.max(at - part / 2, low), low + whole - part);
  return [within(left, width, w, middle.x), within(top, height, h, middle.y), w, h];
}

/** The corners of a hex, for an SVG polygon. */
export function corners(spot: { x: number; y: number }, radius = RADIUS): string {
  const points = [];
  for (let n = 0; n < 6; n++) {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    points.push(`${(spot.x + radius * Math.cos(angle)).toFixed(1)},${(spot.y + radius * Math.sin(angle)).toFixed(1)}`);
  }
  return points.join(' ');
}

/** The edge two neighbouring hexes share. */
export function border(a: { x: number; y: number }, b: { x: number; y: number }): [number, number, number, number] {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: -(b.y - a.y), y: b.x - a.x };
  const length = Math.hypot(along.x, along.y);
  const dx = ((along.x / length) * RADIUS) / 2;
  const dy = ((along.y / length) * RADIUS) / 2;
  return [middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy];
}

/** The spot under a point, if one is near enough. */
export function under<S extends Spot>(spots: S[], x: number, y: number): S | null {
  let best: S | null = null;
  let distance = RADIUS;
  for (const spot of spots) {
    const found = Math.hypot(spot.x - x, spot.y - y);
    if (found < distance) {
      best = spot;
      distance = found;
    }
  }
  return best;
}

/** The neighbour in the direction of an arrow key. */
export function towards<S extends Spot>(spots: S[], from: Spot, key: string): S | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return null;
  let best: S | null = null;
  let cost = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * way[0]! + (spot.y - from.y) * way[1]!;
    const aside = Math.abs((spot.x - from.x) * way[1]!) + Math.abs((spot.y - from.y) * way[0]!);
    if (ahead > 5 && ahead + 2 * aside < cost) {
      best = spot;
      cost = ahead + 2 * aside;
    }
  }
  return best;
}
