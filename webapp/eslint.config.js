import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { ofEveryAge, oldest } from './oldest.js';

export default defineConfig(
  { ignores: ['node_modules/', 'src/api/generated.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // what a browser runs; the build checks its scripts once more (vite.config.ts)
  { files: ['src/**', 'site/sw.js', 'site/python.mjs'], ...oldest },
  // read also by browsers that are too old for the page
  { files: ['public/**'], ...ofEveryAge },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // An underscore names what has to be there and is not used.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_+$', varsIgnorePattern: '^_+$', destructuredArrayIgnorePattern: '^_+$' },
      ],
      // {' '} keeps a space where the formatter breaks the line.
      'svelte/no-useless-mustaches': 'off',
      // State is replaced, never changed in place; a Map or Set is a local value of a calculation.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
