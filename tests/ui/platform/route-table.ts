/** One row of the documents' route table: the requirement id and the path. */
type Row = readonly [id: string, path: string];

export interface TableRoute {
  readonly id: string;
  readonly path: string;
  readonly layout: 'main' | 'private-market' | 'payment' | 'campaign';
  readonly isGuarded: boolean;
}

const main: readonly Row[] = [
  ['AP-2.116', '/home'],
  ['AP-2.117', '/login'],
  ['AP-2.118', '/verifyMobile'],
  ['AP-2.119', '/invest'],
  ['AP-2.120', '/invest/:id/:scheme_master_id/:tag'],
  ['AP-2.121', '/cards/:id/:type'],
  ['AP-2.122', '/fd-finder-suggestions'],
  ['AP-2.123', '/fd-redireacting'],
  ['AP-2.125', '/profile/help-support'],
  ['AP-2.127', '/video-kyc'],
  ['AP-2.128', '/ifa-journey/:unique_id'],
  ['AP-2.129', '/ifa-journey/declaration'],
  ['AP-2.130', '/fetch-bank-details-ifa'],
  ['AP-2.131', '/maturity-action-ifa'],
  ['AP-2.132', '/fd-finder'],
  ['AP-2.133', '/success'],
];

/**
 * The paths that need a sign-in. The first two are outside the guarded group, but show personal
 * data [AP-2.187].
 */
const guarded: readonly Row[] = [
  ['AP-2.124', '/profile/bankdetails/:investor_id'],
  ['AP-2.126', '/profile/details/:investor_id'],
  ['AP-2.134', '/kyc'],
  ['AP-2.135', '/pan-profile'],
  ['AP-2.136', '/add-bank-account'],
  ['AP-2.137', '/add-demat-account'],
  ['AP-2.138', '/disclaimer'],
  ['AP-2.139', '/fd-summary'],
  ['AP-2.140', '/portfolio'],
  ['AP-2.141', '/portfolio/investment-details/:id/:fdid'],
  ['AP-2.142', '/earn-rewards'],
  ['AP-2.143', '/profile'],
  ['AP-2.144', '/investmentDetails'],
  ['AP-2.145', '/transaction-history'],
  ['AP-2.146', '/personal-info'],
  ['AP-2.147', '/user-address'],
  ['AP-2.148', '/user-parental-details'],
  ['AP-2.149', '/professional-details'],
  ['AP-2.150', '/declaration'],
  ['AP-2.151', '/add-nomination'],
  ['AP-2.152', '/fetch-bank-details'],
  ['AP-2.153', '/preview-maturity-action'],
  ['AP-2.154', '/tarrakki'],
  ['AP-2.155', '/payment-success'],
  ['AP-2.156', '/maturity-action'],
];

const market: readonly Row[] = [
  ['AP-2.160', '/'],
  ['AP-2.162', '/contact-us'],
  ['AP-2.163', '/about'],
  ['AP-2.164', '/privatemarket/news'],
  ['AP-2.165', '/private-market/profile/help-support'],
  ['AP-2.177', '/privatemarket/listing'],
  ['AP-2.178', '/basket-details'],
  ['AP-2.171', '/privatemarket/sell'],
  ['AP-2.179', '/pre-ipo-opportunities'],
];

/**
 * Private market paths that need a sign-in. The first is outside the guarded group, and redirects a
 * visitor to /login [PM-2.81].
 */
const marketGuarded: readonly Row[] = [
  ['AP-2.161', '/pre-ipo-details'],
  ['AP-2.166', '/basket/order-summary'],
  ['AP-2.167', '/omni-asset/order-summary'],
  ['AP-2.168', '/privatemarket/portfolio'],
  ['AP-2.169', '/privatemarket/orders'],
  ['AP-2.170', '/privatemarket/watchlist'],
  ['AP-2.172', '/privatemarket/basket-breakup'],
  ['AP-2.173', '/dashboard'],
  ['AP-2.174', '/basket-breakup-details'],
  ['AP-2.175', '/privatemarket/omni-asset-details'],
  ['AP-2.176', '/privatemarket/basket-asset-details'],
  ['AP-2.180', '/private-market/profile'],
  ['AP-2.181', '/private-market/profile/details/:investor_id'],
  ['AP-2.182', '/private-market/profile/bankdetails/:investor_id'],
];

const payment: readonly Row[] = [
  ['AP-2.158', '/privatemarket/payment'],
  ['AP-2.159', '/order-summary/:id'],
];

const rowsOf = (rows: readonly Row[], layout: TableRoute['layout'], isGuarded: boolean) =>
  rows.map(([id, path]) => ({ id, path, layout, isGuarded }));

export const routeTable: readonly TableRoute[] = [
  ...rowsOf(main, 'main', false),
  ...rowsOf(guarded, 'main', true),
  ...rowsOf([['AP-2.157', '/buy-nse-unlisted-shares']], 'campaign', false),
  ...rowsOf(payment, 'payment', true),
  ...rowsOf(market, 'private-market', false),
  ...rowsOf(marketGuarded, 'private-market', true),
];
