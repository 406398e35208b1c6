import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig, type Plugin } from 'vite';
import { reportAddressFrom } from './infrastructure/platform/reporting/report-address.ts';
import { css, cssTarget } from './ui/build/css-options.ts';
import { chunkNames } from './ui/build/chunk-names.ts';
import { moduleGraph } from './ui/build/module-graph.ts';
import { smallerScripts } from './ui/build/smaller-scripts.ts';
import { sitePages } from './ui/build/site-plugin.ts';

/** The modules with which the app and the public pages start. */
const ENTRIES = {
  app: fileURLToPath(new URL('ui/main.tsx', import.meta.url)),
  site: fileURLToPath(new URL('ui/site.tsx', import.meta.url)),
};
const FIRST_SCRIPTS =
  /\/(app|site|kit|kit-app|kit-site|kit-site-only|react|platform|rolldown-runtime)-/;

/**
 * The path of React Router's production build. Its package.json exports the development build,
 * which adds code for long warnings.
 */
const routerAt = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

const ROUTER = [
  { find: /^react-router$/, replacement: routerAt('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerAt('dom-export.mjs') },
];

/**
 * The functions that make schemas. Without their names, the browser would also download and run the
 * schemas of requests, which only the backend checks. A schema is only used through `safeParse` and
 * its result, so no check is lost.
 */
const SCHEMA_MAKERS = ['v', 'lineText', 'linesText', 'textBy', 'byRule', 'reply'];

/**
 * A logger without the warning that `postcss.parse` was called without a `from` option. CSS modules
 * that compose classes of other files cause it, and it is harmless.
 */
function buildLogger() {
  const logger = createLogger('warn');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes('postcss.parse')) warnOnce(message, options);
  };
  return logger;
}

/**
 * A plugin that works around a bug of Chromium with mobx-react-lite 5.1. Chromium may run a
 * finalizer after the page was left, and its `clearTimeout` then clears the timer with the same
 * number in the next page, such as a timer of React. This library alone does not see
 * `FinalizationRegistry`, so that it only uses timers.
 */
function withoutFinalizers(): Plugin {
  return {
    name: 'without-finalizers',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/mobx-react-lite\// },
      handler: (code) => ({ code: `const FinalizationRegistry = undefined;\n${code}`, map: null }),
    },
  };
}

// Fails the build if `VITE_REPORT_URL` is invalid, because the app does not check it again.
reportAddressFrom(process.env);

/**
 * Builds the app and the public pages. The server has its own configuration,
 * `ui/build/vite.server.config.ts`.
 */
export default defineConfig(({ command }) => ({
  root: 'ui',
  css,
  ...(command === 'build' && { customLogger: buildLogger() }),
  plugins: [react(), withoutFinalizers(), smallerScripts(), sitePages(), moduleGraph()],
  resolve: { alias: ROUTER },
  build: {
    outDir: `../${process.env['BUILD_FOLDER'] ?? 'reports/build'}/app`,
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
    // One stylesheet for all screens. It is smaller than the stylesheets of one screen would be
    // apart, and no screen waits for another one.
    cssCodeSplit: false,
    // Inlines no file as a data URL: the content security policy allows these only for images, and
    // they would save few requests.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page loads the first scripts itself, so imports need not preload them.
      resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_SCRIPTS.test(file)),
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      // Silences the warning that minification takes most of the build time, which is expected.
      checks: { bundlerTimings: false },
      treeshake: { manualPureFunctions: SCHEMA_MAKERS },
      // `ui/build/prerender.ts` writes the HTML.
      input: ENTRIES,
      output: {
        // Every first page downloads the names of all chunks, so the names have short hashes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [{ name: chunkNames(ENTRIES) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
}));
