import { type ImportGraph, usersOf } from './module-users.ts';

/**
 * Packages that every page needs. They change only with the lock file, so browsers cache this chunk
 * longest.
 */
const PLATFORM = new RegExp(
  `node_modules/(${[
    'react-router',
    'mobx|mobx-react-lite',
    'inversify|@inversifyjs|reflect-metadata',
  ].join('|')})/`,
);
const FORMS = /node_modules\/class-validator\/|\/ui\/platform\/forms\//;
/** The rows of the list, of which Home shows some. A deposit's page needs none. */
const LISTED_DEPOSITS = /\/ui\/fixed-deposits\/catalogue\/list\/(table\/(?!chosen-)|terms\/)/;
/** The chart of a deposit. The list and Home load it after their first view. */
const CHART_OF_DEPOSIT = new RegExp(
  '/ui/(platform/design-system/charts/vine|fixed-deposits/shared/(quote|deposit)-vine)',
);
/** The table of the onboarding, which all steps use and `/login` does not. */
const ONBOARDING = /\/accounts\/onboarding\/(onboarding|step-paths)\.ts$/;
/** What the pages of the onboarding share, and Home and a held deposit do not use. */
const STEPS = new RegExp(
  [
    '/ui/accounts/onboarding/(copy|onboarding-)',
    '/domain/accounts/(demat/demat-number|nominees/.*share)',
    '/ui/platform/design-system/(layout/journey-|fields/date-)',
  ].join('|'),
);
/**
 * The rules, use cases and ports of a booking, without its screens. A held deposit needs them too,
 * and loads them after its first view.
 */
const BOOKING = new RegExp(
  [
    '/(domain|application|infrastructure)/fixed-deposits/booking/',
    '/domain/accounts/declarations/',
    '/(application|infrastructure)/fixed-deposits/catalogue/(find-upgrade|.*recommended-schemes)',
  ].join('|'),
);
/** The pages before and after a payment, which few screens use. */
const ORDERS = /\/ui\/platform\/orders\//;

/**
 * The rules of returns, early exits and tax, and their parts. Screens load them after their first
 * view; the modules that begin the loading are named `lazy-…`.
 */
const RETURNS = new RegExp(
  [
    '/domain/fixed-deposits/(returns/|tax/(?!taxpayer)|early-exit/)',
    '/domain/platform/(returns/|dated)',
    '/ui/fixed-deposits/(returns|early-exit)/(?!lazy-)',
    '/ui/fixed-deposits/shared/kept-facts',
  ].join('|'),
);

/** The part of a page about an early exit. The list shows one line of it, and needs no panel. */
const EXIT_PANELS = new RegExp(
  [
    '/domain/fixed-deposits/early-exit/told-exit-facts',
    '/ui/fixed-deposits/early-exit/(break-early[.](tsx|view)|told-exit|rule-|use-exit)',
    '/ui/fixed-deposits/early-exit/exit-(borrow|break|curve.*tsx?|months|part|plot|rule|steps)',
  ].join('|'),
);
/** What the list and the chart show of returns and early exits. */
const LISTED_LINES =
  /\/ui\/fixed-deposits\/(early-exit\/exit-(glance|on-day)|returns\/yearly-returns)/;

/** The deposits at other institutions, for the few pages that count them. */
const DECLARED = new RegExp(
  [
    '/fixed-deposits/(holdings|shared)/(declared-(?!deposits-file)|told-amount|read-(all|money)-)',
    '/fixed-deposits/holdings/(coming-money|all-deposits).module',
  ].join('|'),
);

/** The rules of insurance, with their view beside deposits on offer. */
const COVER = /\/(domain\/fixed-deposits\/cover\/|ui\/.*\/insurance-cover\/held-cover)/;

/** The forecast of tax, which its page and Home open. */
const TAX_FORECAST = new RegExp(
  [
    '/domain/fixed-deposits/tax/(form-121|given-form|payer-forecast|tax-days|tds-(?!rules))',
    '/ui/fixed-deposits/holdings/tax-at-source/(tax-at-source|form-121).view-model',
  ].join('|'),
);

/** The total of what an investor holds, which Home and the portfolio show first. */
const HELD =
  /\/ui\/fixed-deposits\/holdings\/portfolio\/(copy|shares-reader|whole-|portfolio.view-model)/;
/** The rows of what an investor holds, which Home loads after its total. */
const HELD_ROWS = /\/ui\/fixed-deposits\/holdings\/portfolio\/(?!deposit-pages)/;

/** What Home and the pages of the private market both show of the shares on offer. */
const OFFERED = new RegExp(
  [
    '/ui/private-market/catalogue/market-home/shares-(section|on-)',
    '/ui/private-market/shared/read-private',
  ].join('|'),
);

/** What belongs to unlisted shares stays with them, although Home and the portfolio show it too. */
const MARKET = /\/(domain|application|infrastructure|ui)\/private-market\//;
const MARKET_ROOM = 'private-market';

const GROUPS = [
  [FORMS, 'forms'],
  [ORDERS, 'orders'],
  [STEPS, 'steps'],
  [LISTED_DEPOSITS, 'listed-deposits'],
  [CHART_OF_DEPOSIT, 'deposit-chart'],
  [OFFERED, 'private-market-held'],
  [EXIT_PANELS, 'exit-panels'],
  [LISTED_LINES, 'returns'],
  [DECLARED, 'declared-deposits'],
  [COVER, 'insurance-cover'],
  [TAX_FORECAST, 'tax-forecast'],
] as const;

/** Matches the folder of a module, such as `fixed-deposits/booking/payment`, and its file name. */
const PLACE = /\/(?:ui|application|infrastructure)\/(.+)\/([^/.]+)([^/]*)$/;
const SIGN_IN = 'accounts/sign-in';
const VERIFY_MOBILE = 'accounts/verify-mobile';
/** The page of the nominees. Its parts are those of accounts, so it is grouped with them. */
const NOMINEES = 'fixed-deposits/booking/nominees';
/** The port bindings of a booking that this page and the return from a payment need. */
const NOMINATIONS = 'fixed-deposits/booking/deposit-nominations';
const APP = 'app';
/** The parts of every frame with menus. */
const FRAME = 'platform/shell/layouts';
/**
 * The screens that investors open first, and the port bindings that these and the activity load.
 * What they share with other screens has chunks of its own, so that they do not load what only
 * later screens need.
 */
const FIRST_SCREENS = [
  'fixed-deposits/dashboard',
  'fixed-deposits/catalogue/invest-list',
  'fixed-deposits/deposit-page',
  'fixed-deposits/deposit-page/invest-details-charts',
  'fixed-deposits/holdings/portfolio',
  'private-market/catalogue/listing',
];
const FIRST_BINDINGS = [
  'fixed-deposits',
  'fixed-deposits/holdings/deposit-holdings',
  'private-market/market-shares',
  'private-market/basket-orders',
  'private-market/share-holdings',
  'accounts/kyc/video-kyc',
  'accounts/profile/personal-data',
];
const FIRST = new Set([...FIRST_SCREENS, ...FIRST_BINDINGS, FRAME]);
/**
 * Those of a visitor who looks at deposits. What only the others share has chunks of its own, so
 * that a visitor does not download the rules of what an investor holds.
 */
const VISITED = new Set([
  'fixed-deposits/catalogue/invest-list',
  'fixed-deposits/deposit-page',
  'fixed-deposits/deposit-page/invest-details-charts',
  'fixed-deposits',
  'private-market/catalogue/listing',
  'private-market/market-shares',
  FRAME,
]);
/**
 * The folders whose screens share one chunk: they follow one another, or are small. Elsewhere, each
 * screen has a chunk, because Home and the portfolio load parts of single screens. The first of
 * these that contains a screen counts.
 */
const SHARED_FOLDERS = [
  'accounts/bank',
  'accounts/demat',
  'accounts/profile',
  NOMINATIONS,
  'fixed-deposits/booking/embedded-booking',
  'fixed-deposits/booking',
  'fixed-deposits/catalogue',
  'private-market/catalogue',
  'private-market/orders',
];

/**
 * Names the chunk of each module by the deepest folder that contains all screens that use it: a
 * screen, a section, a context, or `shared`. A context and `shared` have two further chunks:
 * `<name>-first` for what a visitor's first screens use, and `<name>-held` for what only the other
 * first screens use. Imports lead only from a narrower chunk to a
 * wider one, so that no two chunks wait for each other. Modules that several contexts use share
 * one chunk: on a phone, each further request costs more time than the bytes that it saves.
 * @param entry the module with which the app starts; its imports are the chunk `app`
 */
export function folderChunks(entry: string): (id: string, graph: ImportGraph) => string | null {
  let users: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    users ??= usersOf(entry, graph, (root) => (root === entry ? APP : placeOf(root)));
    const folders = users.get(id);
    return folders === undefined ? null : chunkName(id, [...folders]);
  };
}

/**
 * The folder of a screen's module, of the port bindings named like it, or of a part of the
 * platform. For any other module, the path without its extension, so that it is a group of its own.
 */
function placeOf(id: string): string {
  const [, folder, name, kind = ''] = PLACE.exec(id) ?? [];
  // A package that one screen loads on demand is left to the bundler.
  if (folder === undefined) return '';
  const isWhole =
    folder.startsWith('platform/') || kind === '.view.tsx' || `/${folder}`.endsWith(`/${name}`);
  if (folder === NOMINEES) return 'accounts/nominees';
  return isWhole ? folder : `${folder}/${name}`;
}

function chunkName(id: string, folders: readonly string[]): string | null {
  if (PLATFORM.test(id)) return 'platform';
  if (folders.includes(APP)) return APP;
  if (ONBOARDING.test(id)) return 'onboarding';
  const contexts = new Set(folders.map((folder) => folder.split('/', 1)[0] ?? ''));
  // The two screens that visitors see first must not load larger chunks than `app` and their own.
  if (folders.includes(SIGN_IN)) return contexts.size === 1 ? 'sign-in' : APP;
  if (folders.includes(VERIFY_MOBILE)) return contexts.size === 1 ? 'verify-mobile' : APP;
  const [, group] = GROUPS.find(([modules]) => modules.test(id)) ?? [];
  if (group !== undefined) return group;
  if (RETURNS.test(id) && folders.length > 1) return 'returns';
  if (HELD.test(id) && folders.length > 1) return 'held';
  if (HELD_ROWS.test(id) && folders.length > 1) return 'held-rows';
  return folders.includes('') ? null : folderName(id, folders, contexts.size > 1);
}

/** The name of the deepest folder, with `-first` or `-held` for what the first screens use. */
function folderName(id: string, folders: readonly string[], isOfContexts: boolean): string {
  const isFirst = folders.some((each) => FIRST.has(each));
  const isShared = isOfContexts || isFirst || folders.includes(NOMINATIONS);
  if (BOOKING.test(id) && !isShared) return 'deposit-booking';
  const isOfAll = folders.includes(FRAME) || (isOfContexts && !MARKET.test(id));
  const rooms = isOfContexts ? [MARKET_ROOM] : folders.map(roomOf);
  const folder = isOfAll ? 'shared' : commonFolder(rooms);
  const name = folder.replaceAll('/', '-');
  if (!isFirst || FIRST_SCREENS.includes(folder)) return name;
  return `${name}-${folders.some((each) => VISITED.has(each)) ? 'first' : 'held'}`;
}

/**
 * The folder of first bindings, so that they are in one chunk with what they share. Those of
 * accounts are small and share one chunk.
 */
function roomOf(folder: string): string {
  if (!FIRST_BINDINGS.includes(folder) || !folder.includes('/')) return folder;
  return folder.startsWith('accounts/') ? 'accounts' : folder.slice(0, folder.lastIndexOf('/'));
}

/** The folder that contains all of these: a screen, a shared folder, a section or a context. */
function commonFolder(folders: readonly string[]): string {
  const contains = (place: string) => folders.every((each) => `${each}/`.startsWith(`${place}/`));
  const [first = '', ...others] = folders;
  const [context = '', section] = first.split('/');
  const own = others.length === 0 ? first : `${context}/${section}`;
  return [...SHARED_FOLDERS, own].find(contains) ?? context;
}
