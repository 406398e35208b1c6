import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, defineConfig } from 'vite';
import { frontPages } from './tests/tools/front-plugin.ts';

/** Any of the alternatives, as one expression over a module's path. */
const anyOf = (...parts: readonly RegExp[]) =>
  new RegExp(parts.map(({ source }) => source).join('|'));

/**
 * Few files: forty small ones cost more than they save. Every page takes `platform` and `app`; a
 * screen then takes the part of its context, and the components with layers where it has some.
 * What `/login` shows must not need `kit`, `layers` or `money`.
 */
const chunks = [
  {
    name: 'platform',
    test: anyOf(
      /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
      /node_modules\/(mobx|mobx-react-lite)\//,
      /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//,
    ),
    priority: 9,
  },
  {
    name: 'money',
    test: anyOf(
      /node_modules\/decimal\.js\//,
      /domain\/platform\/(decimal|money|percentage|expected-values|indian-formatting|words)\./,
    ),
    priority: 8,
  },
  {
    name: 'layers',
    test: anyOf(
      /node_modules\/@(base-ui|floating-ui)\/(?!.*csp-)/,
      /design-system\/(dialog|drawer|overlay|tabs)\./,
    ),
    priority: 7,
  },
  {
    name: 'sign-in',
    test: anyOf(
      /\/accounts\/sign-in\/(?!mobile\.)/,
      /\/accounts\/(form|paths|submission|flow|sandbox-hint|sandbox-words|wire-values)\./,
      /\/accounts\/(sign-in|http-sign-in|complete-sign-in|resend-code|sign-out)\./,
      /design-system\/(otp-|illustrations\/phone-code)/,
    ),
    priority: 6,
  },
  {
    name: 'foot',
    test: anyOf(
      /layouts\/(app-foot|bottom-bar|profile-link)\./,
      /design-system\/(app-footer|bottom-|avatar)/,
      /icons\/(house|chart-pie|scroll-text|chart-candlestick|bookmark)\./,
    ),
    priority: 6,
  },
  {
    name: 'app',
    test: anyOf(
      /design-system\/(app-|logo|(link-|icon-)?button|spinner|stack)/,
      /design-system\/(visually-hidden|skeleton|page|toast|design-system-provider|error-state)/,
      /design-system\/(state|base|tokens|fonts|text-field|field|use-|number-typing|notice)/,
      /design-system\/illustrations\/(illustration|in-bloom|went-wrong)/,
      /\/(ui|infrastructure)\/platform\/(?!draft\.|save-file\.|not-found\.|sandbox-log)[^/]+$/,
      /\/application\/platform\/(?!verified-pan\.)[^/]+$/,
      /\/domain\/platform\/(calendar-date|utc-date|expected|invariant|result)\./,
      /\/domain\/platform\/(format-(mobile|wait)|gender|grouped-digits)\./,
      /\/domain\/accounts\/sign-in\/mobile\./,
      /\/ui\/platform\/front\/site-links\./,
      /\/ui\/(platform\/layouts\/|main\.tsx)|\/infrastructure\/container\.|vite\/preload-helper/,
      /node_modules\/(valibot|date-fns)\//,
      /node_modules\/@base-ui\/.*csp-/,
      /lucide-react\/dist\/esm\/(?!icons)/,
      /icons\/(arrow-left|info|x|landmark|pencil|flask-conical)\./,
      /icons\/(circle-check|circle-x|triangle-exclamation-point|circle-exclamation-point)\./,
      /icons\/(message-square-text|scan-search|shield-check)\./,
    ),
    priority: 5,
  },
  {
    name: 'charts',
    test: anyOf(
      /node_modules\/(d3-|internmap)/,
      /design-system\/((growth|comparison|yearly|trend)-chart|chart-)/,
    ),
    priority: 5,
  },
  {
    // Left to itself its library lands beside one screen, and the kit would wait for that screen.
    name: 'qr-code',
    test: anyOf(/design-system\/qr-code/, /node_modules\/uqr\//),
    priority: 5,
  },
  {
    name: 'forms',
    test: anyOf(/\/ui\/platform\/forms\//, /node_modules\/class-validator/),
    priority: 5,
  },
  {
    name: 'kit',
    test: anyOf(
      /\/design-system\/|\/(domain|application)\/platform\//,
      // What deposits take from the rules of accounts: else the two would wait for each other.
      /\/domain\/accounts\/(.*\/)?((declarations|nominee-shares)-xml|professional)\./,
      /\/ui\/platform\/(draft|save-file|not-found)\./,
      /node_modules\/lucide-react/,
    ),
    priority: 4,
  },
  {
    name: 'accounts',
    test: anyOf(
      /\/(ui|infrastructure|application|domain)\/accounts\//,
      /\/domain\/content\/support-hours\./,
    ),
    priority: 3,
  },
  {
    // What comes after a choice: none of it is needed to look for a deposit.
    name: 'booking',
    test: anyOf(
      /\/ui\/fixed-deposits\/(order-(summary(?!-words)|already)|payment-|maturity-)/,
      /\/ui\/fixed-deposits\/(portfolio(?!-summary)|transaction-|deposit-details)/,
      /\/ui\/fixed-deposits\/(declaration|advisor-|paid-order|embedded-|(use-)?receipt|upgrade)/,
      /\/ui\/fixed-deposits\/(sign-in-first|identity-return|booking-page)/,
    ),
    priority: 3,
  },
  {
    name: 'details',
    test: /\/ui\/fixed-deposits\/(invest-details(?!-words)|investment-)/,
    priority: 3,
  },
  {
    // From an order to its transfer: nobody who only looks around needs it.
    name: 'private-market-orders',
    test: anyOf(
      /\/ui\/private-market\/order(s|-(card|items|offer|list|link|summary))/,
      /\/ui\/private-market\/(offer-|deal-slip|signing-|payment|quiet-)/,
    ),
    priority: 3,
  },
  {
    // What is held and sold: none of it is needed to look for a share.
    name: 'private-market-holdings',
    test: /\/ui\/private-market\/(portfolio|sell|holding-card|purchase-history|gain-text)/,
    priority: 3,
  },
  {
    name: 'private-market-company',
    test: anyOf(
      /\/ui\/private-market\/(company|breakup-details|financial|invest-card)/,
      /\/ui\/private-market\/(price-tiers|use-share-order)/,
    ),
    priority: 3,
  },
  {
    name: 'private-market',
    test: /\/(ui|infrastructure|application|domain)\/private-market\//,
    priority: 2,
  },
  {
    name: 'referrals',
    test: /\/(ui|infrastructure|application|domain)\/referrals\//,
    priority: 2,
  },
  {
    name: 'deposits',
    test: /\/(ui|infrastructure|application|domain)\/fixed-deposits\//,
    priority: 2,
  },
];

const FIRST_SCRIPTS = /\/(app|platform|rolldown-runtime)-/;

/** Its package names the build for developing alone, which warns everybody at length. */
const routerAt = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** What a style composes from another file stands in no file itself, and is warned of for nothing. */
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
  plugins: [react(), frontPages()],
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
      // The public pages are built apart: see tests/tools/vite.front.config.ts.
      input: fileURLToPath(new URL('ui/app.html', import.meta.url)),
      output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
    },
  },
}));
