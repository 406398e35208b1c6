import { lazyScreen } from './lazy-screen.tsx';

export const login = lazyScreen(
  ['sign-in'],
  async () => (await import('../accounts/sign-in/login.view.tsx')).Login,
);
export const verifyMobile = lazyScreen(
  ['sign-in'],
  async () => (await import('../accounts/sign-in/verify-mobile.view.tsx')).VerifyMobile,
);
export const kyc = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/kyc/kyc.view.tsx')).Kyc,
);
export const videoKyc = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/video-kyc/video-kyc.view.tsx')).VideoKyc,
);
export const addBankAccount = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/bank/add-bank-account.view.tsx')).AddBankAccount,
);
export const addDematAccount = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/demat/add-demat-account.view.tsx')).AddDematAccount,
);
export const disclaimer = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/demat/disclaimer.view.tsx')).Disclaimer,
);
export const bankAccounts = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/bank/bank-accounts.view.tsx')).BankAccounts,
);
export const profile = lazyScreen(
  ['sign-in', 'accounts'],
  async () => (await import('../accounts/profile/profile.view.tsx')).Profile,
);
export const changeEmail = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/change-email.view.tsx')).ChangeEmail,
);
export const security = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/security.view.tsx')).Security,
);
export const privacyChoices = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/privacy.view.tsx')).Privacy,
);
export const helpAndSupport = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/help-and-support.view.tsx')).HelpAndSupport,
);
export const personalDetails = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/personal-details.view.tsx')).PersonalDetails,
);
export const parentalDetails = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/parental-details.view.tsx')).ParentalDetails,
);
export const userAddress = lazyScreen(
  ['accounts'],
  async () => (await import('../accounts/profile/user-address.view.tsx')).UserAddress,
);
export const professionalDetails = lazyScreen(
  ['accounts'],
  async () =>
    (await import('../accounts/profile/professional-details.view.tsx')).ProfessionalDetails,
);
export const addNomination = lazyScreen(
  ['accounts', 'fixed-deposits'],
  async () => (await import('../accounts/nominees/add-nomination.view.tsx')).AddNomination,
);
export const dashboard = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/dashboard.view.tsx')).Dashboard,
);
export const investList = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/invest-list.view.tsx')).InvestList,
);
export const discoverList = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/discover-list.view.tsx')).DiscoverList,
);
export const finder = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/finder.view.tsx')).Finder,
);
export const finderSuggestions = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/finder-suggestions.view.tsx')).FinderSuggestions,
);
export const investDetails = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/invest-details.view.tsx')).InvestDetails,
);
export const orderSummary = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/order-summary.view.tsx')).OrderSummary,
);
export const declaration = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/declaration.view.tsx')).Declaration,
);
export const identityReturn = lazyScreen(
  ['accounts', 'fixed-deposits'],
  async () => (await import('../fixed-deposits/identity-return.view.tsx')).IdentityReturn,
);
export const paymentReturn = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/payment-return.view.tsx')).PaymentReturn,
);
export const maturityAction = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/maturity-action.view.tsx')).MaturityAction,
);
export const paymentSuccess = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/payment-success.view.tsx')).PaymentSuccess,
);
export const paymentResult = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/payment-result.view.tsx')).PaymentResult,
);
export const advisorOrder = lazyScreen(
  ['fixed-deposits'],
  async () =>
    (await import('../fixed-deposits/advisor-order.view.tsx')).AdvisorOrderReview,
);
export const advisorDeclaration = lazyScreen(
  ['fixed-deposits'],
  async () =>
    (await import('../fixed-deposits/advisor-declaration.view.tsx')).AdvisorDeclaration,
);
export const advisorPaymentReturn = lazyScreen(
  ['fixed-deposits'],
  async () =>
    (await import('../fixed-deposits/advisor-payment-return.view.tsx')).AdvisorPaymentReturn,
);
export const advisorMaturityAction = lazyScreen(
  ['fixed-deposits'],
  async () =>
    (await import('../fixed-deposits/advisor-maturity-action.view.tsx')).AdvisorMaturityAction,
);
export const embeddedBooking = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/embedded-booking.view.tsx')).EmbeddedBooking,
);
export const advisorBooking = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/embedded-booking.view.tsx')).AdvisorBooking,
);
export const portfolio = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/portfolio.view.tsx')).Portfolio,
);
export const depositDetails = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/deposit-details.view.tsx')).DepositDetails,
);
export const transactionHistory = lazyScreen(
  ['fixed-deposits'],
  async () => (await import('../fixed-deposits/transaction-history.view.tsx')).TransactionHistory,
);
export const company = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/company.view.tsx')).Company,
);
export const listing = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/listing.view.tsx')).Listing,
);
export const marketHome = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/market-home.view.tsx')).MarketHome,
);
export const watchlist = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/watchlist.view.tsx')).Watchlist,
);
export const basketDetails = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/basket.view.tsx')).BasketDetails,
);
export const basketBreakupDetails = lazyScreen(
  ['private-market'],
  async () =>
    (await import('../private-market/breakup-details.view.tsx')).BasketBreakupDetails,
);
export const sharePortfolio = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/portfolio.view.tsx')).SharePortfolio,
);
export const sellShares = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/sell.view.tsx')).SellShares,
);
export const terms = lazyScreen(
  [],
  async () => (await import('../content/legal/terms.view.tsx')).Terms,
);
export const privacy = lazyScreen(
  [],
  async () => (await import('../content/legal/privacy.view.tsx')).Privacy,
);
export const earnRewards = lazyScreen(
  ['referrals'],
  async () => (await import('../referrals/earn-rewards.view.tsx')).EarnRewards,
);
export const notFound = lazyScreen(
  [],
  async () => (await import('./not-found.view.tsx')).NotFound,
);
export const ordersPage = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/orders.view.tsx')).OrdersPage,
);
export const shareOrderSummary = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/order-summary.view.tsx')).ShareOrderSummaryPage,
);
export const orderLink = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/order-link.view.tsx')).OrderLinkPage,
);
export const sharePayment = lazyScreen(
  ['private-market'],
  async () => (await import('../private-market/payment.view.tsx')).SharePaymentPage,
);
