import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { reportAddressFrom } from './infrastructure/platform/reporting/report-address.ts';
import { cssTarget } from './ui/build/css-target.ts';
import { folderChunks } from './ui/build/folder-chunks.ts';
import { moduleGraph } from './ui/build/module-graph.ts';
import { sitePages } from './ui/build/site-plugin.ts';

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

// The app takes the address as it is: a mistake ends the build.
reportAddressFrom(process.env);

/** The app. The server has a configuration of its own in `tests/tools/`. */
export default defineConfig(({ command }) => ({
  root: 'ui',
  ...(command === 'build' && { customLogger: buildLogger() }),
  plugins: [react(), sitePages(), moduleGraph('app')],
  // Chromium may run a finalizer after the page was left; its clearTimeout then clears the timer
  // with the same number in the next page, such as React's. mobx-react-lite 5.1 still clears its
  // timer there. Without native finalizers it uses the timer only.
  define: { FinalizationRegistry: 'undefined' },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: routerAt('index.mjs') },
      { find: /^react-router\/dom$/, replacement: routerAt('dom-export.mjs') },
    ],
  },
  build: {
    outDir: `../${process.env['BUILD_FOLDER'] ?? 'reports/build'}/app`,
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
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
      // `ui/build/prerender.ts` writes the HTML. The public pages have a build of their own.
      input: { app: fileURLToPath(new URL('ui/main.tsx', import.meta.url)) },
      output: {
        codeSplitting: {
          groups: [{ name: folderChunks(fileURLToPath(new URL('ui/main.tsx', import.meta.url))) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
