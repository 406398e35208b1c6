import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { appChunks } from './tests/tools/app-chunks.ts';
import { chunkList } from './tests/tools/chunk-list.ts';
import { frontPages } from './tests/tools/front-plugin.ts';
import { madeSmaller } from './tests/tools/made-smaller.ts';

const FIRST_SCRIPTS = /\/(app|platform|rolldown-runtime)-/;

/** Its package names the build for developing alone, which warns everybody at length. */
const routerAt = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What a style composes from another file is in no file itself, and warned of for nothing. */
function buildLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('postcss.parse')) warnOnce(message, options);
  };
  return logger;
}

/** The app. The server has a configuration of its own in `tests/tools/`. */
export default defineConfig(({ command }) => ({
  root: 'ui',
  ...(command === 'build' && { customLogger: buildLogger() }),
  plugins: [react(), frontPages(), madeSmaller(), chunkList()],
  // What a page wants done when its rubbish is collected is done after the page was left, too. If
  // it then stops a timer, Chromium stops the one of that number in the page that follows, and
  // with React's timer gone a screen stays at its skeleton. mobx-react-lite does without.
  define: { FinalizationRegistry: 'undefined' },
  resolve: {
    alias: [
      // React has it itself by now.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^react-router$/, replacement: routerAt('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerAt('dom-export.mjs') },
    ],
  },
  build: {
    outDir: `../${process.env['BUILD_FOLDER'] ?? 'reports/build'}/app`,
    emptyOutDir: true,
    target: 'es2023',
    // The policy allows no inline scripts, and a data address is one request less of no weight.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first scripts of every page are there already.
      resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_SCRIPTS.test(file)),
    },
    rolldownOptions: {
      // That making small takes a while is known.
      checks: { bundlerTimings: false },
      // The public pages are built apart: see tests/tools/vite.front.config.ts.
      input: fileURLToPath(new URL('ui/app.html', import.meta.url)),
      output: { codeSplitting: { groups: appChunks, includeDependenciesRecursively: false } },
    },
  },
}));
