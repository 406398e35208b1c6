/** A route of the app, and an address at which it can be opened. */
export interface OpenRoute {
  readonly path: string;
  readonly address: string;
  /** What trust.md grants its scripts on a cold cache, gzip KB. */
  readonly most: number;
}

type Address = string | readonly [path: string, address: string];

const routesOf = (most: number, addresses: readonly Address[]): readonly OpenRoute[] =>
  addresses.map((each) => {
    const [path, address] = typeof each === 'string' ? [each, each] : each;
    return { path, address, most };
  });

const PUBLIC = 105;
const NEWS = 120;
const SIGN_IN = 150;
/** Of every screen of the app. */
export const APP = 230;

/** Whoever signs in there leaves them for the dashboard, or finds the same. */
export const visitorRoutes: readonly OpenRoute[] = [
  ...routesOf(PUBLIC, [
    ...['/', '/home', '/buy-nse-unlisted-shares', '/blog', '/risk-disclosure', '/terms'],
    ...['/privacy', '/grievance-redressal', '/accessibility', '/about', '/team', '/contact-us'],
    '/help',
  ]),
  ...routesOf(NEWS, ['/privatemarket/news']),
  ...routesOf(SIGN_IN, ['/login']),
  ...routesOf(APP, [
    '/invest',
    ['/cards/:id/:type', '/cards/5/long%20term'],
    ['/invest/:id/:scheme_master_id/:tag', '/invest/1003/0/-'],
    ...['/fd-finder', '/fd-finder-suggestions', '/pre-ipo-opportunities'],
    ...['/privatemarket/listing', '/privatemarket/sell', '/video-kyc', '/success'],
    ['/basket-details', '/basket-details?basket_id=203'],
    ['/ifa-journey/:unique_id', '/ifa-journey/none'],
    ...['/ifa-journey/declaration', '/fetch-bank-details-ifa', '/maturity-action-ifa'],
    ...['/fd-redireacting', '/profile/help-support', '/private-market/profile/help-support'],
  ]),
];

/** Whose tab has asked for a code. */
export const signInRoutes: readonly OpenRoute[] = routesOf(SIGN_IN, ['/verifyMobile']);

const company = '?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';

/** Of the investor with the long history. */
export const investorRoutes: readonly OpenRoute[] = routesOf(APP, [
  ...['/dashboard', '/portfolio', '/fd-summary', '/investmentDetails', '/transaction-history'],
  ...['/earn-rewards', '/profile', '/profile/bank', '/profile/email', '/profile/security'],
  ...['/profile/privacy', '/private-market/profile', '/kyc', '/pan-profile', '/add-bank-account'],
  ...['/add-demat-account', '/disclaimer', '/personal-info', '/user-parental-details'],
  ...['/user-address', '/professional-details', '/declaration', '/add-nomination'],
  ...['/fetch-bank-details', '/maturity-action', '/payment-success', '/preview-maturity-action'],
  ...['/tarrakki', '/tarrakki-mobile', '/tarrakki-ifa', '/privatemarket/watchlist'],
  ...['/privatemarket/portfolio', '/privatemarket/orders', '/privatemarket/payment'],
  ['/portfolio/investment-details/:id/:fdid', '/portfolio/investment-details/50001/1003'],
  ['/profile/bankdetails/:investor_id', '/profile/bankdetails/1'],
  ['/profile/details/:investor_id', '/profile/details/1'],
  ['/private-market/profile/bankdetails/:investor_id', '/private-market/profile/bankdetails/1'],
  ['/private-market/profile/details/:investor_id', '/private-market/profile/details/1'],
  ['/pre-ipo-details', `/pre-ipo-details${company}`],
  ['/basket-breakup-details', `/basket-breakup-details${company}`],
  ['/privatemarket/basket-breakup', '/privatemarket/basket-breakup?basket_id=203'],
  [
    '/privatemarket/basket-asset-details',
    '/privatemarket/basket-asset-details?basket_id=203&pre_ipo_product_id=111',
  ],
  ['/privatemarket/omni-asset-details', '/privatemarket/omni-asset-details?pre_ipo_product_id=119'],
  ['/order-summary/:id', '/order-summary/7'],
  ['/basket/order-summary', '/basket/order-summary?id=7'],
  ['/omni-asset/order-summary', '/omni-asset/order-summary?id=7'],
]);

/** Only on the way from another screen; the journeys that walk there look at it. */
export const onTheWay: Readonly<Record<string, string>> = {
  '/verifyMobile': 'after a mobile number was entered',
  '/design-system': 'in development alone',
};
