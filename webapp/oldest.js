/** The oldest browsers that the page supports (`browserslist` in package.json), for the build and for the linter. */
import browserslist from 'browserslist';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

/** Features that the code tests for before it uses them. */
const TESTED = [
  'navigator.wakeLock',
  'navigator.userActivation',
  'navigator.vibrate',
  'navigator.share',
  'navigator.canShare',
  'DecompressionStream',
];

const later = ['es2024', 'es2025'].map((year) => es.configs[`flat/no-new-in-${year}`].rules);

/** ESLint's rules against what one of these browsers lacks. */
export const oldest = {
  plugins: { compat, 'es-x': es },
  settings: { polyfills: TESTED },
  rules: {
    'compat/compat': 'error',
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'es-x/no-array-fromasync': 'error',
    ...Object.assign({}, ...later),
  },
};

/** ESLint's rules for what also older browsers read. */
export const ofEveryAge = { plugins: { 'es-x': es }, rules: es.configs['flat/restrict-to-es5'].rules };

/** The names by which Vite knows these browsers. */
const NAMES = { chrome: 'chrome', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' };

/** The lowest version of each browser, as Vite wants it: `safari16.0`. */
export function targets() {
  const lowest = new Map();
  for (const found of browserslist()) {
    const [browser, version] = found.split(' ');
    const number = parseFloat(version);
    if (!(lowest.get(browser) <= number)) lowest.set(browser, number);
  }
  return [...lowest].map(([browser, version]) => NAMES[browser] + version);
}

/** What the oldest browsers cannot read or run in this script, one sentence each. */
export function faults(script) {
  const config = {
    ...oldest,
    linterOptions: { reportUnusedDisableDirectives: 'off', reportUnusedInlineConfigs: 'off' },
    languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  };
  return new Linter().verify(script, [config], { allowInlineConfig: false }).map((one) => one.message);
}
