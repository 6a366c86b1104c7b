/** The colours that names say: a message `<game>-colour-red` is drawn with a spot of red beside it. */
const COLOURS: Record<string, string> = {
  black: '#2b2b2e',
  blue: '#2f6fb5',
  brown: '#7a5433',
  copper: '#b5693a',
  gold: '#c79a2b',
  gray: '#767676',
  green: '#3d8a4c',
  obsidian: '#2b2b31',
  orange: '#dd7a26',
  pink: '#d97aa0',
  purple: '#7a4fa0',
  red: '#b3261e',
  silver: '#9aa3ab',
  violet: '#7a4fa0',
  white: '#f4f0e6',
  yellow: '#e0c93a',
};
const SAYS = /-(?:\w*colou?r|district|marble|timer)-(\w+)$/;

/** The colour that a message says, or undefined. */
export const colourOf = (message: string): string | undefined => COLOURS[SAYS.exec(message)?.[1] ?? ''];
