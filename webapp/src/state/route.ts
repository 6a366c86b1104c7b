/** Addresses of the screens. They stand behind the hash, so that any server, or none, serves them. */
export type Route =
  | { at: 'home' }
  | { at: 'new'; game?: string }
  | { at: 'table'; table: number; look?: 'why' | 'whatif' | 'log' | 'correct' | 'checklist' | 'end' }
  | { at: 'history' }
  | { at: 'boxes'; game?: string }
  | { at: 'settings' }
  | { at: 'box'; text: string }
  | { at: 'challenge'; text: string }
  | { at: 'open'; game: string; text: string };

const LOOKS = ['why', 'whatif', 'log', 'correct', 'checklist', 'end'] as const;

export function routeOf(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (parts[0]) {
    case 'new':
      return { at: 'new', game: parts[1] || undefined };
    case 'table': {
      const look = LOOKS.find((one) => one === parts[2]);
      return Number(parts[1]) > 0 ? { at: 'table', table: Number(parts[1]), look } : { at: 'home' };
    }
    case 'boxes':
      return { at: 'boxes', game: parts[1] || undefined };
    case 'box':
    case 'challenge':
      return { at: parts[0], text: parts[1] ?? '' };
    case 'history':
    case 'settings':
      return { at: parts[0] };
    case 'open':
      return { at: 'open', game: parts[1] ?? '', text: parts.slice(2).join('/') };
    default:
      return { at: 'home' };
  }
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'table':
      return `#/table/${route.table}${route.look ? `/${route.look}` : ''}`;
    case 'open':
      return `#/open/${encodeURIComponent(route.game)}/${encodeURIComponent(route.text)}`;
    case 'box':
    case 'challenge':
      return `#/${route.at}/${encodeURIComponent(route.text)}`;
    case 'new':
    case 'boxes':
      return `#/${route.at}${route.game ? `/${encodeURIComponent(route.game)}` : ''}`;
    default:
      return `#/${route.at}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
