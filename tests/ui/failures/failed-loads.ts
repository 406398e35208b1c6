/** A call that a screen makes while it loads. */
export interface FailedLoad {
  readonly path: string;
  /** The method and path of the request, as in the API description. */
  readonly call: string;
  /** The screen's text for a server error, and for a lost connection. */
  readonly text: { readonly refused: string; readonly offline: string } | WorksWithout;
  /** The button of the dialog in which the call can be tried again. */
  readonly opens?: string;
}

/** The screen shows no message, because it works without the reply. */
interface WorksWithout {
  readonly worksWithout: string;
}

/** The server's message of the injected error. */
export const REFUSED_ON_PURPOSE = 'Refused on purpose.';
const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';

/** The messages if the product documents fix none: the server's, and the app's when offline. */
const usual = { refused: REFUSED_ON_PURPOSE, offline: OFFLINE };
const always = (text: string) => ({ refused: text, offline: text });
const worksWithout = (reason: string): WorksWithout => ({ worksWithout: reason });
const orOffline = (refused: string) => ({ refused, offline: OFFLINE });

const MARKET = '/api/private-market';
const WENT_WRONG = 'something went wrong';
const NOT_CALCULATED = 'We could not calculate this. Please try again.';
const PART = 'This part could not be loaded';
const RATES_FAILED = 'We could not load the rates. Please try again.';
const CONTENT_FAILED = 'The issuer’s information could not be loaded.';
const DEPOSITS_FAILED = 'Your deposits could not be loaded and are not in this value.';
const PARTNER_MISSING =
  'We could not reach the partner bank, so deposits booked with it are not shown here.';
const PARTNER_PAYMENTS =
  'We could not reach the partner bank, so payments of deposits booked with it are not shown here.';
const SHARES_FAILED = 'Your shares could not be loaded and are not in this value.';
const SELL_LIST_FAILED =
  'The list of shares could not be loaded. You can still name your share yourself.';
const SELL_HELD_FAILED =
  'Your shares could not be loaded, so we cannot say how many of these you hold with us. ' +
  'You can still send your request.';
const WAITING_FAILED = 'Some of what waits for you could not be loaded.';
const HTTP_ERROR = orOffline('HTTP error! Status: 500');
const NILGIRI = '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
const ORBIS = '/pre-ipo-details?pre_ipo_stock_id=120&domain_name=orbisledger.example';
const HELD_SHARE = '/privatemarket/omni-asset-details?pre_ipo_product_id=119';
const SURYODAY = '/invest/1001/0/-';
const CALCULATORS = '/api/fd-partner/v1/calculators/:amount/:days/:months/:years/suryoday';

function loadsOf(path: string, calls: Readonly<Record<string, FailedLoad['text']>>): FailedLoad[] {
  return Object.entries(calls).map(([call, text]) => ({ path, call, text }));
}

/** The screens for visitors and the requests that they send while loading. */
export const visitorLoads: readonly FailedLoad[] = [
  ...loadsOf('/invest', {
    'POST /api/main/products/getfd': usual,
    'POST /api/main/products/issuers': always('The partners could not be loaded'),
  }),
  ...loadsOf('/invest/1003/0/-', {
    'POST /api/main/products/getfd': { ...usual, offline: RATES_FAILED },
    'POST /api/main/products/calculatefd': always(NOT_CALCULATED),
    'POST /api/main/investment/getfdcontent': always(CONTENT_FAILED),
    'POST /api/main/products/getoffers': always('We could not load the offers. Please try again.'),
  }),
  ...loadsOf(SURYODAY, {
    'GET /api/fd-partner/v1/schemes': usual,
    'POST /api/main/products/getfd': usual,
    'POST /api/main/investment/getfdcontent': always(CONTENT_FAILED),
    'POST /api/main/products/getoffers': always('We could not load the offers. Please try again.'),
    [`GET ${CALCULATORS}`]: always(NOT_CALCULATED),
  }),
  ...loadsOf('/privatemarket/listing', {
    [`GET ${MARKET}/getpreipoproducts`]: always('Failed to load shares. Please try again.'),
  }),
  ...loadsOf('/privatemarket/listing?tab=basket', {
    [`GET ${MARKET}/baskets`]: always('The baskets could not be loaded'),
  }),
  ...loadsOf('/basket-details?basket_id=203', { [`GET ${MARKET}/baskets/constituents`]: usual }),
];

/** The screens of deposits and of the account, for the sample investor with a long history. */
export const accountLoads: readonly FailedLoad[] = [
  ...loadsOf('/dashboard', {
    'POST /api/main/investment/getportfoliosummary': always(DEPOSITS_FAILED),
    'POST /api/main/invest/tarrakki/portfolio': always(PARTNER_MISSING),
    'POST /api/main/products/getfd': always('The deposits on offer could not be loaded'),
    'GET /api/fd-partner/v1/issuers': worksWithout('the other deposits are shown'),
    'GET /api/fd-partner/v1/schemes': worksWithout('the other deposits are shown'),
    [`GET ${MARKET}/getpreipoproducts`]: always('Failed to load shares. Please try again.'),
    [`POST ${MARKET}/preipoportfolio`]: always(SHARES_FAILED),
    [`GET ${MARKET}/basket-orders/filter`]: always(SHARES_FAILED),
    'GET /api/main/investment/unpaid-orders': always(WAITING_FAILED),
    [`POST ${MARKET}/getorderlist`]: always(WAITING_FAILED),
    [`GET ${MARKET}/pre-ipo/sell-requests`]: always(WAITING_FAILED),
    'POST /api/main/investment/getportfolio': always('Your deposits could not be loaded'),
    'POST /api/main/onboarding/getvideokyc': worksWithout('the other rows are shown'),
  }),
  ...loadsOf('/portfolio', {
    'POST /api/main/investment/getportfoliosummary': worksWithout('the value is of the shares'),
    'POST /api/main/investment/getportfolio': always('Your deposits could not be loaded'),
    'POST /api/main/invest/tarrakki/portfolio': always(PARTNER_MISSING),
    [`POST ${MARKET}/preipoportfolio`]: always('Your shares could not be loaded'),
    [`GET ${MARKET}/basket-orders/filter`]: always('Your shares could not be loaded'),
  }),
  ...loadsOf('/fd-summary', {
    'POST /api/main/investment/getportfoliosummary': always('Your portfolio could not be loaded'),
    'POST /api/main/investment/getportfolio': always('Your portfolio could not be loaded'),
    'POST /api/main/invest/tarrakki/portfolio': always(PARTNER_MISSING),
  }),
  ...loadsOf('/portfolio/insurance-cover', {
    'POST /api/main/investment/getportfolio': always('Your insurance cover could not be loaded'),
    'POST /api/main/invest/tarrakki/portfolio': always(PARTNER_MISSING),
  }),
  ...loadsOf('/portfolio/tax-at-source', {
    'POST /api/main/investment/getportfolio': always('Your forecast of tax could not be loaded'),
    'POST /api/main/invest/tarrakki/portfolio': always(PARTNER_MISSING),
  }),
  ...loadsOf('/activity', {
    'POST /api/main/investment/getpassbook': always('Your payments could not be loaded'),
    'POST /api/main/api/v1/passbookinfo': always(PARTNER_PAYMENTS),
    [`POST ${MARKET}/getorderlist`]: always('Your orders could not be loaded'),
    [`GET ${MARKET}/basket-orders/filter`]: always('Your orders could not be loaded'),
    [`GET ${MARKET}/pre-ipo/sell-requests`]: always('Your sales of shares could not be loaded'),
    'POST /api/main/profile/activity': always('Changes to your account could not be loaded'),
  }),
  ...loadsOf('/transaction-history', {
    'POST /api/main/investment/getpassbook': always('Something went wrong'),
    'POST /api/main/api/v1/passbookinfo': always(PARTNER_PAYMENTS),
  }),
  ...loadsOf('/portfolio/investment-details/50001/1003', {
    'POST /api/main/investment/getinvestmentdetail': always(WENT_WRONG),
    'POST /api/main/investment/gethighlights': worksWithout('the highlights are left out'),
  }),
  ...loadsOf('/profile', {
    'POST /api/main/profile': always(WENT_WRONG),
    'POST /api/main/onboarding/getvideokyc': worksWithout('its notice is left out'),
  }),
  ...loadsOf('/profile/security', {
    'POST /api/main/login/sessions': always('Your devices could not be loaded'),
    'POST /api/main/profile/activity': always('Your activity could not be loaded'),
  }),
  ...loadsOf('/profile/privacy', {
    'POST /api/main/profile/consents': always('Your choices could not be loaded'),
  }),
  ...loadsOf('/add-demat-account', {
    'POST /api/main/isdematverified': always('Your demat account could not be loaded'),
  }),
  ...loadsOf('/video-kyc', { 'POST /api/main/onboarding/getvideokyc': usual }),
  ...loadsOf('/earn-rewards', {
    'POST /api/main/user/referral_stats': always('Your invites could not be loaded'),
    'GET /api/main/products/getreferraltext': worksWithout('the link is shared without a text'),
  }),
];

/** The screens of the private market, for the same investor. */
export const marketLoads: readonly FailedLoad[] = [
  ...loadsOf(NILGIRI, {
    [`POST ${MARKET}/domaincustomdetails`]: usual,
    [`GET ${MARKET}/gettracxndata`]: always(PART),
    [`GET ${MARKET}/share-price-history`]: always(PART),
  }),
  {
    path: NILGIRI,
    call: 'GET /api/pricing/ifa/pricing/tier/with-override',
    text: always('Failed to load pricing information'),
    opens: 'See prices by quantity',
  },
  ...loadsOf(ORBIS, { 'GET /api/countries/name/:country': worksWithout('the flag is left out') }),
  ...loadsOf('/privatemarket/watchlist', { [`GET ${MARKET}/watchlist`]: usual }),
  ...loadsOf('/privatemarket/orders', {
    [`POST ${MARKET}/getorderlist`]: usual,
    [`GET ${MARKET}/basket-orders/filter`]: always('We could not load this. Please try again.'),
  }),
  ...loadsOf('/privatemarket/portfolio', {
    [`POST ${MARKET}/preipoportfolio`]: HTTP_ERROR,
    [`GET ${MARKET}/basket-orders/filter`]: HTTP_ERROR,
  }),
  ...loadsOf(HELD_SHARE, {
    [`POST ${MARKET}/preipoportfolio`]: HTTP_ERROR,
    [`GET ${MARKET}/basket-orders/filter`]: HTTP_ERROR,
    [`GET ${MARKET}/preipo-orderhistory`]: HTTP_ERROR,
    [`GET ${MARKET}/pre-ipo/share-sales`]: HTTP_ERROR,
  }),
  ...loadsOf('/privatemarket/sell', {
    [`GET ${MARKET}/pre-ipo/sell-requests`]: always('Your sell requests could not be loaded'),
    [`GET ${MARKET}/getpreipoproducts`]: always(SELL_LIST_FAILED),
    [`POST ${MARKET}/preipoportfolio`]: always(SELL_HELD_FAILED),
    [`GET ${MARKET}/basket-orders/filter`]: always(SELL_HELD_FAILED),
  }),
];
