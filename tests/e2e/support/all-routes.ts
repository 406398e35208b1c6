/** A route of the app with a concrete address. */
export interface OpenRoute {
  readonly path: string;
  readonly address: string;
  /** The limit for its scripts on a cold cache, in KB gzip. */
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
const SIGN_IN = 156;
/** The current limit of every screen of the app in KB gzip; the goal is 230. */
export const APP = 268;

/** Routes for visitors; some redirect signed-in users to the dashboard. */
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

/** Routes for a visitor who has requested a code. */
export const signInRoutes: readonly OpenRoute[] = routesOf(SIGN_IN, ['/verifyMobile']);

const company = '?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';

/** Routes for the sample investor with a long history. */
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

/** Routes that can only be opened from another screen, and from where; journeys cover them. */
export const onTheWay: Readonly<Record<string, string>> = {
  '/verifyMobile': 'after a mobile number was entered',
  '/design-system': 'in development alone',
};
