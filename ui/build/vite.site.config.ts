import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css, cssTarget } from './css-options.ts';
import { moduleGraph } from './module-graph.ts';
import { siteChunks } from './site-chunks.ts';
import { smallerScripts } from './smaller-scripts.ts';

const root = fileURLToPath(new URL('../../ui', import.meta.url));
const buildFolder = process.env['BUILD_FOLDER'] ?? 'reports/build';

/**
 * Builds the scripts and styles of the public pages separately from the app, so that they share no
 * files.
 */
export default defineConfig({
  root,
  css,
  plugins: [react(), smallerScripts(), moduleGraph('site')],
  build: {
    outDir: `../${buildFolder}/app`,
    // The folder already contains the app.
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      // Silences the warning that minification takes most of the build time, which is expected.
      checks: { bundlerTimings: false },
      input: `${root}/site.tsx`,
      output: {
        codeSplitting: {
          groups: [{ name: siteChunks(`${root}/site.tsx`) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
