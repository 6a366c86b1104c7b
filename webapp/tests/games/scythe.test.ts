import { describe, expect, it } from 'vitest';
import { border, corners, drawing, RADIUS, towards, under } from '../../src/games/scythe/board/geometry';
import {
  cardTotals,
  groupOffset,
  groupsAt,
  lockedAbilities,
  placed,
  putDown,
  resourcesSet,
  takenOff,
} from '../../src/games/scythe/pieces';

const box = {
  map: {
    factory: 'R4C4',
    tunnels: ['R1C2'],
    encounters: ['R1C1'],
    rivers: [['R1C1', 'R1C2']],
    territories: {
      R1C1: { row: 1, x: 2, type: 'mountain' },
      R1C2: { row: 1, x: 4, type: 'farm' },
      R2C2: { row: 2, x: 3, type: 'tundra' },
    },
    bases: { albion: { row: 0, x: 3 } },
  },
};
const side = {
  faction: 'albion',
  character: 'base',
  mechs: [] as string[],
  workers: ['R1C1', 'R1C1'],
  power: 0,
  coins: 0,
  combat_stars: 0,
};
const position = (automa = {}, human = {}) => ({
  automa: { ...side, faction: 'nordic', workers: [], character: 'mat', ...automa },
  human: { ...side, structures: [], resources: { R1C1: 2 }, ...human },
  encounters: [],
  over: null,
});

describe('the map', () => {
  const map = drawing(box);
  it('puts hexes of a row side by side and rows between each other', () => {
    const [a, b, c] = map.territories;
    expect(b!.x - a!.x).toBeCloseTo(RADIUS * Math.sqrt(3));
    expect(c!.x).toBeCloseTo((a!.x + b!.x) / 2);
    expect(Math.hypot(c!.x - a!.x, c!.y - a!.y)).toBeCloseTo(RADIUS * Math.sqrt(3));
    expect(a!.encounter && b!.tunnel).toBe(true);
  });
  it('lays a river along the whole shared edge', () => {
    const [x1, y1, x2, y2] = border(map.territories[0]!, map.territories[1]!);
    expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(RADIUS);
    expect(x1).toBeCloseTo(x2);
  });
  it('finds the hex under a finger and the neighbour of an arrow key', () => {
    const [a, b] = map.territories;
    expect(under(map.territories, a!.x + 10, a!.y - 10)).toBe(a);
    expect(under(map.territories, -500, -500)).toBeNull();
    expect(towards(map.territories, a!, 'ArrowRight')).toBe(b);
    expect(towards(map.territories, a!, 'x')).toBeNull();
  });
  it('gives a hex six corners', () => expect(corners({ x: 0, y: 0 }).split(' ')).toHaveLength(6));
});

describe('pieces', () => {
  it('are gathered by side and kind, a base by its faction', () => {
    expect(groupsAt(position(), 'R1C1')).toEqual([{ who: 'human', kind: 'worker', count: 2 }]);
    expect(groupsAt(position(), 'base-albion')).toEqual([{ who: 'human', kind: 'character', count: 1 }]);
    expect(groupsAt(position(), 'base-nordic')).toEqual([]);
  });
  it('of the human move by an event, with what they carry', () => {
    const hand = { who: 'human', kind: 'worker', from: 'R1C1', count: 2, carry: 1, workers: 0 } as const;
    expect(putDown(position(), hand, 'R1C2')).toEqual({
      type: 'human-moved',
      piece: 'worker',
      from: 'R1C1',
      to: 'R1C2',
      count: 2,
      carry: 1,
    });
    expect(putDown(position(), hand, 'base-albion')).toMatchObject({ to: 'base' });
    expect(putDown(position(), hand, 'base-nordic')).toMatchObject({ to: 'base-nordic' });
    expect(putDown(position(), hand, 'R1C1')).toBeNull();
  });
  it('of the Automa move by a correction', () => {
    const hand = { who: 'automa', kind: 'mech', from: 'R1C2', count: 1, carry: 0, workers: 0 } as const;
    const now = position({ mechs: ['R1C2', 'R1C2'] });
    expect(putDown(now, hand, 'R2C2')).toEqual({ type: 'corrected', set: { 'automa.mechs': ['R2C2', 'R1C2'] } });
    expect(takenOff(now, hand)).toEqual({ type: 'corrected', set: { 'automa.mechs': ['R1C2'] } });
    expect(takenOff(position({ character: 'R1C2' }), { ...hand, kind: 'character' })).toEqual({
      type: 'corrected',
      set: { 'automa.character': 'mat' },
    });
  });
  it('of the human take workers along, and a new mech unlocks an ability', () => {
    const hand = { who: 'human', kind: 'mech', from: 'R1C1', count: 1, carry: 0, workers: 2 } as const;
    expect(putDown(position(), hand, 'R1C2')).toMatchObject({ piece: 'mech', workers: 2 });
    expect(placed(position(), { kind: 'mech', ability: 'sword' }, 'R1C2')).toMatchObject({ ability: 'sword' });
    const printed = { factions: { albion: { abilities: ['burrow', 'sword'] } } };
    expect(lockedAbilities(position({}, { abilities: ['burrow'] }), printed)).toEqual(['sword']);
    expect(cardTotals(5)).toEqual([0, 2, 3, 4, 5]);
  });
  it('new ones and resources', () => {
    expect(placed(position(), { kind: 'mech' }, 'base-albion')).toEqual({
      type: 'human-placed',
      piece: 'mech',
      at: 'base',
      count: 1,
    });
    expect(resourcesSet(position(), 'R1C2', 3)).toEqual({
      type: 'corrected',
      set: { 'human.resources': { R1C1: 2, R1C2: 3 } },
    });
    expect(resourcesSet(position(), 'R1C1', 0)).toEqual({ type: 'corrected', set: { 'human.resources': {} } });
  });
});

describe('the pieces of a hex', () => {
  const group = (who: 'human' | 'automa', kind: string) => ({ who, kind, count: 1 }) as never;
  it('of one side stand in the middle, closer the more they are', () => {
    const two = [group('human', 'worker'), group('human', 'mech')];
    expect([groupOffset(two, 0), groupOffset(two, 1)]).toEqual([
      { x: -16, y: 2, scale: 1.22 },
      { x: 16, y: 2, scale: 1.22 },
    ]);
    expect(groupOffset([...two, group('human', 'character')], 0)).toEqual({ x: -22, y: 2, scale: 0.95 });
  });
  it('of both sides stand above each other', () => {
    const both = [group('human', 'worker'), group('automa', 'worker')];
    expect([groupOffset(both, 0).y, groupOffset(both, 1).y]).toEqual([-9, 15]);
  });
});
