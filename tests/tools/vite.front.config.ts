import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../../ui', import.meta.url));
const buildFolder = process.env['BUILD_FOLDER'] ?? 'reports/build';

/** What more than one page takes; each brings what it needs itself, so that no two files circle. */
const shared = new RegExp(
  [
    /node_modules\/(react|react-dom|scheduler|lucide-react)\/|vite\/preload-helper/,
    /\/ui\/(front\.tsx|platform\/(?!front\/front-door)|content\/[^/]+$)/,
    // Small things that two pages take: a file of their own would be one request too many.
    /\/ui\/content\/(landing\/portrait|about\/team-words)|\/domain\/platform\/format-mobile/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * The scripts and styles of the public pages, built apart from the app so that they share no file
 * with it. What their HTML names is read from the manifest: see `prerender.ts`.
 */
export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: `../${buildFolder}/app`,
    // The app lies there already.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: 'front.manifest.json',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        front: `${root}/front.tsx`,
        door: `${root}/platform/front/front-door.ts`,
      },
      // What pages share is one file: with the door, the entry and its own, a page has four.
      output: {
        codeSplitting: {
          groups: [
            { name: 'front-kit', test: shared, priority: 2 },
            // What reads the news, with all that their page takes of it too.
            { name: 'news-calls', test: /\/content\/browser-news/, priority: 1 },
          ],
        },
      },
    },
  },
});
