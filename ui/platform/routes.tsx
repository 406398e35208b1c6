import { lazyScreen } from './lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

const login = lazyScreen(
  ['sign-in'],
  async () => (await import('../accounts/sign-in/login.view.tsx')).Login,
);
const verifyMobile = lazyScreen(
  ['sign-in'],
  async () => (await import('../accounts/sign-in/verify-mobile.view.tsx')).VerifyMobile,
);
const kyc = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/kyc/kyc.view.tsx')).Kyc,
);
const addBankAccount = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/bank/add-bank-account.view.tsx')).AddBankAccount,
);
const bankAccounts = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/bank/bank-accounts.view.tsx')).BankAccounts,
);
const profile = lazyScreen(
  ['sign-in', 'accounts'],
  async () => (await import('../accounts/profile/profile.view.tsx')).Profile,
);
const helpAndSupport = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/help-and-support.view.tsx')).HelpAndSupport,
);
const personalDetails = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/personal-details.view.tsx')).PersonalDetails,
);
const parentalDetails = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/parental-details.view.tsx')).ParentalDetails,
);
const userAddress = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/user-address.view.tsx')).UserAddress,
);
const professionalDetails = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/professional-details.view.tsx')).ProfessionalDetails,
);
const addNomination = lazyScreen(
  ['accounts', 'fixed-deposits'],
  async () => (await import('../accounts/nominees/add-nomination.view.tsx')).AddNomination,
);
const dashboard = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/dashboard.view.tsx')).Dashboard,
);
const investList = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/invest-list.view.tsx')).InvestList,
);
const investDetails = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/invest-details.view.tsx')).InvestDetails,
);
const orderSummary = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/order-summary.view.tsx')).OrderSummary,
);
const declaration = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/declaration.view.tsx')).Declaration,
);
const identityReturn = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/identity-return.view.tsx')).IdentityReturn,
);
const paymentReturn = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/payment-return.view.tsx')).PaymentReturn,
);
const maturityAction = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/maturity-action.view.tsx')).MaturityAction,
);
const paymentSuccess = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/payment-success.view.tsx')).PaymentSuccess,
);
const portfolio = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/portfolio.view.tsx')).Portfolio,
);
const depositDetails = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/deposit-details.view.tsx')).DepositDetails,
);
const transactionHistory = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/transaction-history.view.tsx')).TransactionHistory,
);
const terms = lazyScreen(
  [],
  async () => (await import('../content/terms.view.tsx')).Terms,
);
const privacy = lazyScreen(
  [],
  async () => (await import('../content/privacy.view.tsx')).Privacy,
);
const landing = lazyScreen(
  [],
  async () => (await import('../content/landing.view.tsx')).Landing,
);

/**
 * The paths of the route table that have their screen. A path that is not here lands on not-found.
 * Paths match without regard to case, so `/Profile` and `/profile` are one.
 */
export const routes: readonly AppRoute[] = [
  { path: '/', screen: landing, title: 'Fixed deposits, made plain', layout: 'main' },
  { path: '/home', screen: landing, title: 'Fixed deposits, made plain', layout: 'main' },
  { path: '/terms', screen: terms, title: 'Terms of Use', layout: 'main' },
  { path: '/privacy', screen: privacy, title: 'Privacy Policy', layout: 'main' },
  { path: '/login', screen: login, title: 'Sign in', layout: 'bare' },
  { path: '/verifyMobile', screen: verifyMobile, title: 'Enter the code', layout: 'bare' },
  { path: '/invest', screen: investList, title: 'Fixed deposits', layout: 'main' },
  {
    path: '/invest/:id/:scheme_master_id/:tag',
    screen: investDetails,
    title: 'Deposit',
    layout: 'main',
  },
  { path: '/dashboard', screen: dashboard, title: 'Home', layout: 'main', guarded: true },
  {
    path: '/preview-maturity-action',
    screen: orderSummary,
    title: 'Order summary',
    layout: 'journey',
    guarded: true,
    ground: 'green',
  },
  { path: '/fd-redireacting', screen: identityReturn, title: 'One moment', layout: 'journey' },
  { path: '/kyc', screen: kyc, title: 'KYC Verification', layout: 'journey', guarded: true },
  {
    path: '/pan-profile',
    screen: kyc,
    title: 'KYC Verification',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/add-bank-account',
    screen: addBankAccount,
    title: 'Bank account',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/personal-info',
    screen: personalDetails,
    title: 'Personal Details',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/user-parental-details',
    screen: parentalDetails,
    title: "Parents' names",
    layout: 'journey',
    guarded: true,
  },
  { path: '/user-address', screen: userAddress, title: 'Address', layout: 'journey', guarded: true },
  {
    path: '/professional-details',
    screen: professionalDetails,
    title: 'Occupation',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/declaration',
    screen: declaration,
    title: 'Declarations',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/add-nomination',
    screen: addNomination,
    title: 'Nominees',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/fetch-bank-details',
    screen: paymentReturn,
    title: 'Checking your payment',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/maturity-action',
    screen: maturityAction,
    title: 'At maturity',
    layout: 'journey',
    guarded: true,
  },
  {
    path: '/payment-success',
    screen: paymentSuccess,
    title: 'Payment successful',
    layout: 'journey',
    guarded: true,
  },
  { path: '/portfolio', screen: portfolio, title: 'Portfolio', layout: 'main', guarded: true },
  { path: '/fd-summary', screen: portfolio, title: 'Portfolio', layout: 'main', guarded: true },
  {
    path: '/investmentDetails',
    screen: portfolio,
    title: 'Portfolio',
    layout: 'main',
    guarded: true,
  },
  {
    path: '/portfolio/investment-details/:id/:fdid',
    screen: depositDetails,
    title: 'Your deposit',
    layout: 'main',
    guarded: true,
  },
  {
    path: '/transaction-history',
    screen: transactionHistory,
    title: 'Passbook',
    layout: 'main',
    guarded: true,
  },
  { path: '/profile', screen: profile, title: 'Profile', layout: 'main', guarded: true },
  {
    path: '/profile/help-support',
    screen: helpAndSupport,
    title: 'Help & Support',
    layout: 'main',
  },
  {
    path: '/profile/bankdetails/:investor_id',
    screen: bankAccounts,
    title: 'Bank Accounts',
    layout: 'main',
    guarded: true,
  },
  {
    path: '/profile/bank',
    screen: bankAccounts,
    title: 'Bank Accounts',
    layout: 'main',
    guarded: true,
  },
  {
    path: '/profile/details/:investor_id',
    screen: personalDetails,
    title: 'Personal Details',
    layout: 'main',
    guarded: true,
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/design-system',
          screen: lazyScreen(
            [],
            async () =>
              (await import('./design-system/showcase.view.tsx')).DesignSystemShowcase,
          ),
          title: 'Design system',
          layout: 'bare',
        } as const,
      ]
    : []),
];
