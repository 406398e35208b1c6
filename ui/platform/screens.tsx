import { lazyScreen } from './lazy-screen.tsx';

/** Whoever books sees what is held, and chooses again where the choice no longer stands. */
const booking = ['fixed-deposits', 'deposit-holdings', 'deposit-booking'] as const;

export const login = lazyScreen(
  ['sign-in'],
  () => import('../accounts/sign-in/login.view.tsx'),
  'Login',
);
export const verifyMobile = lazyScreen(
  ['sign-in'],
  () => import('../accounts/sign-in/verify-mobile.view.tsx'),
  'VerifyMobile',
);
export const kyc = lazyScreen(['accounts'], () => import('../accounts/kyc/kyc.view.tsx'), 'Kyc');
export const videoKyc = lazyScreen(
  ['accounts'],
  () => import('../accounts/video-kyc/video-kyc.view.tsx'),
  'VideoKyc',
);
export const addBankAccount = lazyScreen(
  ['accounts'],
  () => import('../accounts/bank/add-bank-account.view.tsx'),
  'AddBankAccount',
);
export const addDematAccount = lazyScreen(
  ['accounts'],
  () => import('../accounts/demat/add-demat-account.view.tsx'),
  'AddDematAccount',
);
export const disclaimer = lazyScreen(
  ['accounts'],
  () => import('../accounts/demat/disclaimer.view.tsx'),
  'Disclaimer',
);
export const bankAccounts = lazyScreen(
  ['accounts'],
  () => import('../accounts/bank/bank-accounts.view.tsx'),
  'BankAccounts',
);
export const profile = lazyScreen(
  ['sign-in', 'accounts'],
  () => import('../accounts/profile/profile.view.tsx'),
  'Profile',
);
export const changeEmail = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/change-email.view.tsx'),
  'ChangeEmail',
);
export const security = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/security.view.tsx'),
  'Security',
);
export const privacyChoices = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/privacy.view.tsx'),
  'Privacy',
);
export const helpAndSupport = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/help-and-support.view.tsx'),
  'HelpAndSupport',
);
export const personalDetails = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/personal-details.view.tsx'),
  'PersonalDetails',
);
export const parentalDetails = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/parental-details.view.tsx'),
  'ParentalDetails',
);
export const userAddress = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/user-address.view.tsx'),
  'UserAddress',
);
export const professionalDetails = lazyScreen(
  ['accounts'],
  () => import('../accounts/profile/professional-details.view.tsx'),
  'ProfessionalDetails',
);
export const addNomination = lazyScreen(
  ['accounts', 'deposit-nominations'],
  () => import('../accounts/nominees/add-nomination.view.tsx'),
  'AddNomination',
);
export const dashboard = lazyScreen(
  ['fixed-deposits', 'deposit-holdings'],
  () => import('../fixed-deposits/dashboard.view.tsx'),
  'Dashboard',
);
export const investList = lazyScreen(
  ['fixed-deposits'],
  () => import('../fixed-deposits/invest-list.view.tsx'),
  'InvestList',
);
export const discoverList = lazyScreen(
  ['fixed-deposits'],
  () => import('../fixed-deposits/discover-list.view.tsx'),
  'DiscoverList',
);
export const finder = lazyScreen(
  ['fixed-deposits'],
  () => import('../fixed-deposits/finder.view.tsx'),
  'Finder',
);
export const finderSuggestions = lazyScreen(
  ['fixed-deposits'],
  () => import('../fixed-deposits/finder-suggestions.view.tsx'),
  'FinderSuggestions',
);
export const investDetails = lazyScreen(
  ['fixed-deposits'],
  () => import('../fixed-deposits/invest-details.view.tsx'),
  'InvestDetails',
);
export const orderSummary = lazyScreen(
  booking,
  () => import('../fixed-deposits/order-summary.view.tsx'),
  'OrderSummary',
);
export const declaration = lazyScreen(
  booking,
  () => import('../fixed-deposits/declaration.view.tsx'),
  'Declaration',
);
export const identityReturn = lazyScreen(
  ['identity-checks', ...booking],
  () => import('../fixed-deposits/identity-return.view.tsx'),
  'IdentityReturn',
);
export const paymentReturn = lazyScreen(
  booking,
  () => import('../fixed-deposits/payment-return.view.tsx'),
  'PaymentReturn',
);
export const maturityAction = lazyScreen(
  booking,
  () => import('../fixed-deposits/maturity-action.view.tsx'),
  'MaturityAction',
);
export const paymentSuccess = lazyScreen(
  booking,
  () => import('../fixed-deposits/payment-success.view.tsx'),
  'PaymentSuccess',
);
export const paymentResult = lazyScreen(
  booking,
  () => import('../fixed-deposits/payment-result.view.tsx'),
  'PaymentResult',
);
export const advisorOrder = lazyScreen(
  booking,
  () => import('../fixed-deposits/advisor-order.view.tsx'),
  'AdvisorOrderReview',
);
export const advisorDeclaration = lazyScreen(
  booking,
  () => import('../fixed-deposits/advisor-declaration.view.tsx'),
  'AdvisorDeclaration',
);
export const advisorPaymentReturn = lazyScreen(
  booking,
  () => import('../fixed-deposits/advisor-payment-return.view.tsx'),
  'AdvisorPaymentReturn',
);
export const advisorMaturityAction = lazyScreen(
  booking,
  () => import('../fixed-deposits/advisor-maturity-action.view.tsx'),
  'AdvisorMaturityAction',
);
export const embeddedBooking = lazyScreen(
  booking,
  () => import('../fixed-deposits/embedded-booking.view.tsx'),
  'EmbeddedBooking',
);
export const advisorBooking = lazyScreen(
  booking,
  () => import('../fixed-deposits/embedded-booking.view.tsx'),
  'AdvisorBooking',
);
export const portfolio = lazyScreen(
  ['deposit-holdings'],
  () => import('../fixed-deposits/portfolio.view.tsx'),
  'Portfolio',
);
export const depositDetails = lazyScreen(
  booking,
  () => import('../fixed-deposits/deposit-details.view.tsx'),
  'DepositDetails',
);
export const transactionHistory = lazyScreen(
  ['deposit-holdings'],
  () => import('../fixed-deposits/transaction-history.view.tsx'),
  'TransactionHistory',
);
export const terms = lazyScreen([], () => import('../content/legal/terms.view.tsx'), 'Terms');
export const privacy = lazyScreen([], () => import('../content/legal/privacy.view.tsx'), 'Privacy');
export const earnRewards = lazyScreen(
  ['referrals'],
  () => import('../referrals/earn-rewards.view.tsx'),
  'EarnRewards',
);
export const notFound = lazyScreen([], () => import('./not-found.view.tsx'), 'NotFound');
