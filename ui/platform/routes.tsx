import { FrontPage, publicPage } from './public-page.tsx';
import { publicPaths } from './public-paths.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';
import { routesToCome } from './routes-to-come.ts';
import {
  addBankAccount,
  addDematAccount,
  addNomination,
  advisorBooking,
  advisorDeclaration,
  advisorMaturityAction,
  advisorOrder,
  advisorPaymentReturn,
  bankAccounts,
  basketBreakupDetails,
  basketDetails,
  changeEmail,
  company,
  dashboard,
  declaration,
  depositDetails,
  disclaimer,
  discoverList,
  embeddedBooking,
  finder,
  finderSuggestions,
  helpAndSupport,
  identityReturn,
  investDetails,
  investList,
  kyc,
  listing,
  login,
  marketHome,
  orderLink,
  maturityAction,
  orderSummary,
  ordersPage,
  parentalDetails,
  paymentResult,
  paymentReturn,
  paymentSuccess,
  personalDetails,
  portfolio,
  privacy,
  privacyChoices,
  professionalDetails,
  profile,
  security,
  sellShares,
  shareOrderSummary,
  sharePayment,
  sharePortfolio,
  terms,
  transactionHistory,
  userAddress,
  verifyMobile,
  videoKyc,
  watchlist,
} from './screens.tsx';

const main = { layout: 'main' } as const;
const own = { layout: 'main', guarded: true } as const;
const step = { layout: 'journey', guarded: true } as const;
const bare = { layout: 'bare' } as const;
const market = { layout: 'private-market' } as const;
const marketOwn = { layout: 'private-market', guarded: true } as const;
const payment = { layout: 'payment', guarded: true } as const;

/**
 * The paths of the route table that have their screen. A path that is not here lands on not-found.
 * Paths match without regard to case, so `/Profile` and `/profile` are one.
 */
export const routes: readonly AppRoute[] = [
  { path: '/', screen: FrontPage, title: 'Home', ...market },
  ...publicPaths.map(({ path, title, layout }) => ({
    path,
    screen: publicPage(path),
    title,
    layout,
  })),
  { path: '/terms', screen: terms, title: 'Terms of Use', ...main },
  { path: '/privacy', screen: privacy, title: 'Privacy Policy', ...main },
  { path: '/login', screen: login, title: 'Sign in', ...bare },
  { path: '/verifyMobile', screen: verifyMobile, title: 'Enter the code', ...bare },
  { path: '/invest', screen: investList, title: 'Fixed deposits', ...main },
  { path: '/invest/:id/:scheme_master_id/:tag', screen: investDetails, title: 'Deposit', ...main },
  { path: '/cards/:id/:type', screen: discoverList, title: 'Fixed deposits', ...main },
  { path: '/fd-finder', screen: finder, title: 'FD Finder', ...main },
  {
    path: '/fd-finder-suggestions',
    screen: finderSuggestions,
    title: 'Suggested FDs',
    ...main,
  },
  { path: '/pre-ipo-details', screen: company, title: 'Company', ...market },
  { path: '/privatemarket/listing', screen: listing, title: 'Unlisted shares', ...market },
  { path: '/pre-ipo-opportunities', screen: marketHome, title: 'Opportunities', ...market },
  { path: '/privatemarket/watchlist', screen: watchlist, title: 'My Watchlist', ...marketOwn },
  { path: '/basket-details', screen: basketDetails, title: 'Basket', ...market },
  {
    path: '/basket-breakup-details',
    screen: basketBreakupDetails,
    title: 'Share of a basket',
    ...marketOwn,
  },
  { path: '/privatemarket/portfolio', screen: sharePortfolio, title: 'Portfolio', ...marketOwn },
  {
    path: '/privatemarket/basket-breakup',
    screen: sharePortfolio,
    title: 'Your basket',
    ...marketOwn,
  },
  {
    path: '/privatemarket/basket-asset-details',
    screen: sharePortfolio,
    title: 'Share of your basket',
    ...marketOwn,
  },
  {
    path: '/privatemarket/omni-asset-details',
    screen: sharePortfolio,
    title: 'Your share',
    ...marketOwn,
  },
  { path: '/privatemarket/orders', screen: ordersPage, title: 'Orders', ...marketOwn },
  {
    path: '/basket/order-summary',
    screen: shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/omni-asset/order-summary',
    screen: shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/order-summary/:id',
    screen: orderLink,
    title: 'Order Summary',
    ...payment,
    ground: 'green',
  },
  { path: '/privatemarket/payment', screen: sharePayment, title: 'Your payment', ...payment },
  { path: '/privatemarket/sell', screen: sellShares, title: 'Sell Shares', ...market },
  { path: '/dashboard', screen: dashboard, title: 'Home', ...marketOwn },
  {
    path: '/preview-maturity-action',
    screen: orderSummary,
    title: 'Order summary',
    ...step,
    ground: 'green',
  },
  { path: '/fd-redireacting', screen: identityReturn, title: 'One moment', layout: 'journey' },
  { path: '/tarrakki', screen: embeddedBooking, title: 'Book with the bank', ...step },
  {
    path: '/tarrakki-mobile',
    screen: embeddedBooking,
    title: 'Book with the bank',
    ...bare,
    guarded: true,
  },
  { path: '/tarrakki-ifa', screen: advisorBooking, title: 'Book with the bank', ...step },
  { path: '/kyc', screen: kyc, title: 'KYC Verification', ...step },
  { path: '/pan-profile', screen: kyc, title: 'KYC Verification', ...step },
  { path: '/video-kyc', screen: videoKyc, title: 'Video KYC', ...main },
  { path: '/add-bank-account', screen: addBankAccount, title: 'Bank account', ...step },
  { path: '/add-demat-account', screen: addDematAccount, title: 'Demat account', ...step },
  { path: '/disclaimer', screen: disclaimer, title: 'Disclaimer', ...step },
  { path: '/personal-info', screen: personalDetails, title: 'Personal Details', ...step },
  { path: '/user-parental-details', screen: parentalDetails, title: "Parents' names", ...step },
  { path: '/user-address', screen: userAddress, title: 'Address', ...step },
  { path: '/professional-details', screen: professionalDetails, title: 'Occupation', ...step },
  { path: '/declaration', screen: declaration, title: 'Declarations', ...step },
  { path: '/add-nomination', screen: addNomination, title: 'Nominees', ...step },
  { path: '/fetch-bank-details', screen: paymentReturn, title: 'Checking your payment', ...step },
  { path: '/maturity-action', screen: maturityAction, title: 'At maturity', ...step },
  { path: '/ifa-journey/declaration', screen: advisorDeclaration, title: 'Declarations', ...main },
  { path: '/ifa-journey/:unique_id', screen: advisorOrder, title: 'Order summary', ...main },
  {
    path: '/fetch-bank-details-ifa',
    screen: advisorPaymentReturn,
    title: 'Checking your payment',
    ...main,
  },
  { path: '/maturity-action-ifa', screen: advisorMaturityAction, title: 'At maturity', ...main },
  { path: '/payment-success', screen: paymentSuccess, title: 'Payment successful', ...step },
  { path: '/success', screen: paymentResult, title: 'Your payment', ...main },
  { path: '/portfolio', screen: portfolio, title: 'Portfolio', ...own },
  { path: '/fd-summary', screen: portfolio, title: 'Portfolio', ...own },
  { path: '/investmentDetails', screen: portfolio, title: 'Portfolio', ...own },
  {
    path: '/portfolio/investment-details/:id/:fdid',
    screen: depositDetails,
    title: 'Your deposit',
    ...own,
  },
  { path: '/transaction-history', screen: transactionHistory, title: 'Passbook', ...own },
  { path: '/profile', screen: profile, title: 'Profile', ...own },
  { path: '/profile/help-support', screen: helpAndSupport, title: 'Help & Support', ...main },
  {
    path: '/profile/bankdetails/:investor_id',
    screen: bankAccounts,
    title: 'Bank Accounts',
    ...own,
  },
  { path: '/profile/bank', screen: bankAccounts, title: 'Bank Accounts', ...own },
  {
    path: '/profile/details/:investor_id',
    screen: personalDetails,
    title: 'Personal Details',
    ...own,
  },
  { path: '/profile/email', screen: changeEmail, title: 'E-mail address', ...own },
  { path: '/profile/security', screen: security, title: 'Sign-ins and activity', ...own },
  { path: '/profile/privacy', screen: privacyChoices, title: 'Your data', ...own },
  { path: '/private-market/profile', screen: profile, title: 'Profile', ...marketOwn },
  {
    path: '/private-market/profile/help-support',
    screen: helpAndSupport,
    title: 'Help & Support',
    ...market,
  },
  {
    path: '/private-market/profile/bankdetails/:investor_id',
    screen: bankAccounts,
    title: 'Bank Accounts',
    ...marketOwn,
  },
  {
    path: '/private-market/profile/details/:investor_id',
    screen: personalDetails,
    title: 'Personal Details',
    ...marketOwn,
  },
  ...(import.meta.env.DEV ? [showcase()] : []),
];

/** Every path of the route table, and those of our own. */
export const allRoutes: readonly AppRoute[] = [
  ...routes,
  ...routesToCome.filter(({ path }) => !hasScreen(path)),
];

export function hasScreen(path: string): boolean {
  return routes.some((route) => route.path === path);
}

function showcase(): AppRoute {
  const load = async () =>
    (await import('./design-system/showcase.view.tsx')).DesignSystemShowcase;
  return {
    path: '/design-system',
    screen: lazyScreen([], load),
    title: 'Design system',
    layout: 'bare',
  };
}
