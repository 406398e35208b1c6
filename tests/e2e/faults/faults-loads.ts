import type { CallName } from './faults-scene.ts';

/** The requests that a screen makes while it loads. */
export interface ScreenLoads {
  readonly path: string;
  /** Each fails in turn. A reason explains why the screen shows no message. */
  readonly calls: Readonly<Partial<Record<CallName, 'told' | OwnWords | QuietReason>>>;
}

/** The message of this screen, if it differs from the usual one of the request. */
interface OwnWords {
  readonly words: string;
}

interface QuietReason {
  readonly quiet: string;
}

const quiet = (reason: string): QuietReason => ({ quiet: reason });

const SHARES_FAILED = 'Your shares and baskets could not be loaded.';
const WAITING_FAILED = 'Some of what waits for you could not be loaded.';

/** Screens for visitors. */
export const visitorLoads: readonly ScreenLoads[] = [
  {
    path: '/invest',
    calls: {
      'POST /api/main/products/getfd': 'told',
      'POST /api/main/products/issuers': quiet('the row of partners is left out'),
    },
  },
  {
    path: '/invest/1003/0/-',
    calls: {
      'POST /api/main/products/calculatefd': 'told',
      'POST /api/main/investment/getfdcontent': quiet('what the issuer says of itself is left out'),
      'POST /api/main/products/getoffers': quiet('offers are left out'),
    },
  },
  {
    path: '/invest/1001/0/-',
    calls: {
      'GET /api/fd-partner/v1/schemes': 'told',
      'GET /api/fd-partner/v1/calculators/:amount/:days/:months/:years/suryoday': 'told',
    },
  },
  {
    path: '/privatemarket/listing',
    calls: { 'GET /api/private-market/getpreipoproducts': 'told' },
  },
  {
    path: '/privatemarket/listing?tab=basket',
    calls: { 'GET /api/private-market/baskets': 'told' },
  },
  {
    path: '/basket-details?basket_id=203',
    calls: { 'GET /api/private-market/baskets/constituents': 'told' },
  },
];

/** Screens of deposits and account, for the sample investor with a long history. */
export const accountLoads: readonly ScreenLoads[] = [
  {
    path: '/dashboard',
    calls: {
      'GET /api/fd-partner/v1/issuers': quiet('the showcase is the list of the house'),
      'POST /api/private-market/preipoportfolio': { words: SHARES_FAILED },
      'GET /api/private-market/basket-orders/filter': { words: SHARES_FAILED },
      'GET /api/main/investment/unpaid-orders': 'told',
      'POST /api/private-market/getorderlist': { words: WAITING_FAILED },
      'GET /api/private-market/pre-ipo/sell-requests': { words: WAITING_FAILED },
    },
  },
  {
    path: '/portfolio',
    calls: {
      'POST /api/main/investment/getportfoliosummary': 'told',
      'POST /api/main/investment/getportfolio': 'told',
      'POST /api/main/invest/tarrakki/portfolio': quiet('a line names the partner bank'),
    },
  },
  {
    path: '/transaction-history',
    calls: {
      'POST /api/main/investment/getpassbook': 'told',
      'POST /api/main/api/v1/passbookinfo': quiet('the entries of the house are shown'),
    },
  },
  {
    path: '/portfolio/investment-details/50001/1003',
    calls: {
      'POST /api/main/investment/getinvestmentdetail': 'told',
      'POST /api/main/investment/gethighlights': quiet(
        'what the issuer says of itself is left out',
      ),
    },
  },
  { path: '/profile', calls: { 'POST /api/main/profile': 'told' } },
  {
    path: '/profile/security',
    calls: {
      'POST /api/main/login/sessions': 'told',
      'POST /api/main/profile/activity': 'told',
    },
  },
  { path: '/profile/privacy', calls: { 'POST /api/main/profile/consents': 'told' } },
  { path: '/add-demat-account', calls: { 'POST /api/main/isdematverified': 'told' } },
  { path: '/video-kyc', calls: { 'POST /api/main/onboarding/getvideokyc': 'told' } },
  {
    path: '/earn-rewards',
    calls: {
      'POST /api/main/user/referral_stats': 'told',
      'GET /api/main/products/getreferraltext': quiet(
        'the link is shared without words of its own',
      ),
    },
  },
];

/** Screens of the private market, for the same investor. */
export const marketLoads: readonly ScreenLoads[] = [
  {
    path: '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
    calls: {
      'POST /api/private-market/domaincustomdetails': 'told',
      'GET /api/private-market/gettracxndata': 'told',
      'GET /api/private-market/share-price-history': 'told',
      'GET /api/pricing/ifa/pricing/tier/with-override': 'told',
    },
  },
  {
    path: '/pre-ipo-details?pre_ipo_stock_id=120&domain_name=orbisledger.example',
    calls: { 'GET /api/countries/name/:country': quiet('the flag is left out') },
  },
  {
    path: '/privatemarket/watchlist',
    calls: { 'GET /api/private-market/watchlist': 'told' },
  },
  {
    path: '/privatemarket/orders',
    calls: {
      'POST /api/private-market/getorderlist': 'told',
      'GET /api/private-market/basket-orders/filter': 'told',
    },
  },
  {
    path: '/privatemarket/portfolio',
    calls: { 'POST /api/private-market/preipoportfolio': 'told' },
  },
  {
    path: '/privatemarket/omni-asset-details?pre_ipo_product_id=119',
    calls: {
      'GET /api/private-market/preipo-orderhistory': 'told',
      'GET /api/private-market/pre-ipo/share-sales': 'told',
    },
  },
  {
    path: '/privatemarket/sell',
    calls: { 'GET /api/private-market/pre-ipo/sell-requests': 'told' },
  },
];
