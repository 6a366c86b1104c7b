import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.AUTOMATABLE_SERVER ?? 'http://127.0.0.1:8000';

/** `vite build --mode site`: the page without a server (see site/build.py, which names the engine's folder). */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: './',
  define: { ENGINE: JSON.stringify(process.env.AUTOMATABLE_ENGINE ?? '') },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/automatable/web/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': server }, fs: { allow: ['..'] } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
