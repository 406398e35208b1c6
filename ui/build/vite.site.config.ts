import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget } from './css-target.ts';
import { moduleGraph } from './module-graph.ts';

const root = fileURLToPath(new URL('../../ui', import.meta.url));
const buildFolder = process.env['BUILD_FOLDER'] ?? 'reports/build';

/**
 * Matches modules that several public pages share, for one chunk. The chunk must contain the
 * dependencies of its modules, so that no two chunks import each other.
 */
const shared = new RegExp(
  [
    /node_modules\/(react|react-dom|scheduler|lucide-react)\/|vite\/preload-helper/,
    /\/ui\/(site\.tsx|platform\/|site\/(document\/|frame\/|pop-ups\/|[^/]+$))/,
    // Small modules that two pages share. A chunk of their own would cost an additional request.
    /\/ui\/site\/(landing\/portrait|about\/team-words)|\/domain\/platform\/format-mobile/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Builds the scripts and styles of the public pages separately from the app, so that they share no
 * files.
 */
export default defineConfig({
  root,
  plugins: [react(), moduleGraph('site')],
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
      input: `${root}/site.tsx`,
      // All shared modules are one chunk, so a page loads three scripts: the entry, this chunk and
      // its own.
      output: {
        codeSplitting: {
          groups: [
            { name: 'site-kit', test: shared, priority: 2 },
            // The news client, with the modules that its page also uses.
            { name: 'news-calls', test: /\/content\/browser-news/, priority: 1 },
          ],
        },
      },
    },
  },
});
