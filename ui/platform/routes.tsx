import { FrontPage, publicPage } from './public-page.tsx';
import { publicPaths } from './public-paths.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';
import { marketRoutes } from './market-routes.ts';
import * as screens from './screens.tsx';

const main = { layout: 'main' } as const;
const own = { layout: 'main', guarded: true } as const;
const step = { layout: 'journey', guarded: true } as const;
const bare = { layout: 'bare' } as const;
const market = { layout: 'private-market' } as const;
const marketOwn = { layout: 'private-market', guarded: true } as const;

/**
 * Every path of the route table, and those of our own. A path that is not here lands on not-found.
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
  { path: '/terms', screen: screens.terms, title: 'Terms of Use', ...main },
  { path: '/privacy', screen: screens.privacy, title: 'Privacy Policy', ...main },
  { path: '/login', screen: screens.login, title: 'Sign in', ...bare },
  { path: '/verifyMobile', screen: screens.verifyMobile, title: 'Enter the code', ...bare },
  { path: '/invest', screen: screens.investList, title: 'Fixed deposits', ...main },
  {
    path: '/invest/:id/:scheme_master_id/:tag',
    screen: screens.investDetails,
    title: 'Deposit',
    ...main,
  },
  { path: '/cards/:id/:type', screen: screens.discoverList, title: 'Fixed deposits', ...main },
  { path: '/fd-finder', screen: screens.finder, title: 'FD Finder', ...main },
  {
    path: '/fd-finder-suggestions',
    screen: screens.finderSuggestions,
    title: 'Suggested FDs',
    ...main,
  },
  ...marketRoutes,
  { path: '/dashboard', screen: screens.dashboard, title: 'Home', ...marketOwn },
  {
    path: '/preview-maturity-action',
    screen: screens.orderSummary,
    title: 'Order summary',
    ...step,
    ground: 'green',
  },
  {
    path: '/fd-redireacting',
    screen: screens.identityReturn,
    title: 'One moment',
    layout: 'journey',
  },
  { path: '/tarrakki', screen: screens.embeddedBooking, title: 'Book with the bank', ...step },
  {
    path: '/tarrakki-mobile',
    screen: screens.embeddedBooking,
    title: 'Book with the bank',
    layout: 'headless',
    guarded: true,
  },
  { path: '/tarrakki-ifa', screen: screens.advisorBooking, title: 'Book with the bank', ...step },
  { path: '/kyc', screen: screens.kyc, title: 'KYC Verification', ...step },
  { path: '/pan-profile', screen: screens.kyc, title: 'KYC Verification', ...step },
  { path: '/video-kyc', screen: screens.videoKyc, title: 'Video KYC', ...main },
  { path: '/add-bank-account', screen: screens.addBankAccount, title: 'Bank account', ...step },
  { path: '/add-demat-account', screen: screens.addDematAccount, title: 'Demat account', ...step },
  { path: '/disclaimer', screen: screens.disclaimer, title: 'Disclaimer', ...step },
  { path: '/earn-rewards', screen: screens.earnRewards, title: 'Earn rewards', ...own },
  { path: '/personal-info', screen: screens.personalDetails, title: 'Personal Details', ...step },
  {
    path: '/user-parental-details',
    screen: screens.parentalDetails,
    title: "Parents' names",
    ...step,
  },
  { path: '/user-address', screen: screens.userAddress, title: 'Address', ...step },
  {
    path: '/professional-details',
    screen: screens.professionalDetails,
    title: 'Occupation',
    ...step,
  },
  { path: '/declaration', screen: screens.declaration, title: 'Declarations', ...step },
  { path: '/add-nomination', screen: screens.addNomination, title: 'Nominees', ...step },
  {
    path: '/fetch-bank-details',
    screen: screens.paymentReturn,
    title: 'Checking your payment',
    ...step,
  },
  { path: '/maturity-action', screen: screens.maturityAction, title: 'At maturity', ...step },
  {
    path: '/ifa-journey/declaration',
    screen: screens.advisorDeclaration,
    title: 'Declarations',
    ...main,
  },
  {
    path: '/ifa-journey/:unique_id',
    screen: screens.advisorOrder,
    title: 'Order summary',
    ...main,
  },
  {
    path: '/fetch-bank-details-ifa',
    screen: screens.advisorPaymentReturn,
    title: 'Checking your payment',
    ...main,
  },
  {
    path: '/maturity-action-ifa',
    screen: screens.advisorMaturityAction,
    title: 'At maturity',
    ...main,
  },
  {
    path: '/payment-success',
    screen: screens.paymentSuccess,
    title: 'Payment successful',
    ...step,
  },
  { path: '/success', screen: screens.paymentResult, title: 'Your payment', ...main },
  { path: '/portfolio', screen: screens.portfolio, title: 'Portfolio', ...own },
  { path: '/fd-summary', screen: screens.portfolio, title: 'Portfolio', ...own },
  { path: '/investmentDetails', screen: screens.portfolio, title: 'Portfolio', ...own },
  {
    path: '/portfolio/investment-details/:id/:fdid',
    screen: screens.depositDetails,
    title: 'Your deposit',
    ...own,
  },
  { path: '/transaction-history', screen: screens.transactionHistory, title: 'Passbook', ...own },
  { path: '/profile', screen: screens.profile, title: 'Profile', ...own },
  {
    path: '/profile/help-support',
    screen: screens.helpAndSupport,
    title: 'Help & Support',
    ...main,
  },
  {
    path: '/profile/bankdetails/:investor_id',
    screen: screens.bankAccounts,
    title: 'Bank Accounts',
    ...own,
  },
  { path: '/profile/bank', screen: screens.bankAccounts, title: 'Bank Accounts', ...own },
  {
    path: '/profile/details/:investor_id',
    screen: screens.personalDetails,
    title: 'Personal Details',
    ...own,
  },
  { path: '/profile/email', screen: screens.changeEmail, title: 'E-mail address', ...own },
  { path: '/profile/security', screen: screens.security, title: 'Sign-ins and activity', ...own },
  {
    path: '/profile/privacy',
    screen: screens.privacyChoices,
    title: 'Privacy and your data',
    ...own,
  },
  { path: '/private-market/profile', screen: screens.profile, title: 'Profile', ...marketOwn },
  {
    path: '/private-market/profile/help-support',
    screen: screens.helpAndSupport,
    title: 'Help & Support',
    ...market,
  },
  {
    path: '/private-market/profile/bankdetails/:investor_id',
    screen: screens.bankAccounts,
    title: 'Bank Accounts',
    ...marketOwn,
  },
  {
    path: '/private-market/profile/details/:investor_id',
    screen: screens.personalDetails,
    title: 'Personal Details',
    ...marketOwn,
  },
  ...(import.meta.env.DEV ? [showcase()] : []),
];

function showcase(): AppRoute {
  const load = () => import('./design-system/showcase.view.tsx');
  return {
    path: '/design-system',
    screen: lazyScreen([], load, 'DesignSystemShowcase'),
    title: 'Design system',
    layout: 'bare',
  };
}
