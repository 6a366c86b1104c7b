import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { faults, targets } from './oldest.js';

const server = process.env.AUTOMATABLE_SERVER ?? 'http://127.0.0.1:8000';

/** The engine's worker belongs to the page without a server: what nothing refers to is not shipped. */
const onlyReferred = (site: boolean): Plugin => ({
  name: 'only-referred',
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (!site && /^assets\/worker-/.test(name)) delete bundle[name];
  },
});

/** Fails the build if one of the oldest browsers cannot read or run a script (`browserslist` in package.json). */
const runsInOldest: Plugin = {
  name: 'runs-in-oldest',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      const [fault] = part.type === 'chunk' ? faults(part.code) : [];
      if (fault) this.error(`${part.fileName}: ${fault}`);
    }
  },
};

/** Fluent files without comments and empty lines: nobody reads those in a browser. */
const messagesOnly: Plugin = {
  name: 'messages-only',
  enforce: 'pre',
  async load(id) {
    const file = id.replace(/\?raw$/, '');
    if (!id.endsWith('.ftl?raw')) return null;
    this.addWatchFile(file);
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() && !line.startsWith('#'));
    return `export default ${JSON.stringify(lines.join('\n'))}`;
  },
};

/** `vite build --mode site`: the page without a server (see site/build.py, which names the engine's folder). */
export default defineConfig(({ mode }) => ({
  plugins: [messagesOnly, svelte(), onlyReferred(mode === 'site'), runsInOldest],
  base: './',
  define: { ENGINE: JSON.stringify(process.env.AUTOMATABLE_ENGINE ?? '') },
  worker: { format: 'es', plugins: () => [runsInOldest] },
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/automatable/web/static',
    emptyOutDir: true,
    target: targets(),
    chunkSizeWarningLimit: 700,
    // a player who starts `make play` cannot act on timings of the build
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': server }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
