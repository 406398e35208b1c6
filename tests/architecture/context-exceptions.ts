import type { ContextException } from './import-table.ts';

/** The imports between contexts, or from the platform to a context, that are allowed. */
export const contextExceptions: readonly ContextException[] = [
  {
    from: 'ui/site/',
    to: 'domain/content/',
    reason: 'the public site shows what the content context provides',
  },
  {
    from: 'ui/site/',
    to: 'application/content/',
    reason: 'the public site shows what the content context provides',
  },
  {
    from: 'infrastructure/backend/third-parties/payment-notices.ts',
    to: 'domain/accounts/profile/activity.ts',
    reason: 'money that is sent back appears among the activity of the investor’s account',
  },
  {
    from: 'infrastructure/backend/third-parties/payment-notices.ts',
    to: 'infrastructure/backend/accounts/records/activity.ts',
    reason: 'money that is sent back appears among the activity of the investor’s account',
  },
  {
    from: 'ui/platform/attribution/invitation-welcome.ts',
    to: 'domain/referrals/referral-sharing.ts',
    reason: 'a visitor with a referral link sees the welcome on every page',
  },
  {
    from: 'ui/fixed-deposits/dashboard/dashboard.view.tsx',
    to: 'ui/private-market/catalogue/market-home/market-sections.tsx',
    reason: 'home shows both markets and loads the private market separately',
  },
  {
    from: 'ui/fixed-deposits/dashboard/dashboard-summary',
    to: 'application/private-market/private-totals.ts',
    reason: 'home adds up deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/dashboard/shares-reader.ts',
    to: 'ui/private-market/shared/read-private-totals.ts',
    reason: 'home adds up deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'application/private-market/share-orders.ts',
    reason: 'home lists the open tasks of both markets, sorted by deadline',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'application/private-market/sell-requests.ts',
    reason: 'home also lists the sales that need the investor’s consent',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'domain/private-market/',
    reason: 'the private market decides which actions an order or a sale allows',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you.tsx',
    to: 'ui/private-market/',
    reason: 'each row of home links to its order in the private market',
  },
  {
    from: 'ui/accounts/nominees/',
    to: 'application/fixed-deposits/',
    reason: 'the nominee page is the last step before the payment, and starts it',
  },
  {
    from: 'ui/accounts/nominees/payment-steps.ts',
    to: 'domain/fixed-deposits/catalogue/issuer.ts',
    reason: 'fixed deposits decide which issuers require a payment method',
  },
  {
    from: 'ui/fixed-deposits/booking/identity-return/',
    to: 'application/accounts/kyc/identity-checks.ts',
    reason: 'a booking returns from the identity page, whose result KYC verifies',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/deposit-booking.module.ts',
    to: 'application/accounts/kyc/identity-checks.ts',
    reason: 'binds the use case that resumes a booking to the port of identity checks',
  },
  {
    from: 'application/fixed-deposits/booking/resume-booking.ts',
    to: 'application/accounts/kyc/identity-checks.ts',
    reason: 'a booking continues only after a successful identity check',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/declarations-xml.wire.ts',
    to: 'domain/accounts/declarations/',
    reason: 'the order’s request contains the investor’s declarations',
  },
  {
    from: 'application/fixed-deposits/booking/answer-declarations.ts',
    to: 'domain/accounts/declarations/',
    reason: 'an order requires the investor’s declarations',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/payment.routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the payment of a deposit starts with the shares of its nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/start.routes.ts',
    to: 'infrastructure/backend/accounts/records/identity-entries.ts',
    reason: 'issuers that require Aadhaar use the identity page of accounts',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/investors.ts',
    to: 'infrastructure/backend/accounts/records/identity-entries.ts',
    reason: 'accounts store the result of the identity page',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/advisor-orders.ts',
    to: 'infrastructure/backend/accounts/records/investors.ts',
    reason: 'an advisor identifies the investor by mobile number',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: 'infrastructure/backend/accounts/records/',
    reason: 'the review of an advisor order shows the profile and the nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'an advisor’s order uses the nominees of the profile, with 100% in total',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/http-advisor-orders.ts',
    to: 'domain/accounts/profile/',
    reason: 'the review of an advisor’s order shows the profile’s occupation labels',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/embedded-bookings.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'an embedded booking starts with the verified mobile number',
  },
  {
    from: 'infrastructure/referrals/referrals.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'referrals are requested by mobile number',
  },
  {
    from: 'infrastructure/backend/accounts/records/money-held.ts',
    to: 'domain/private-market/orders/order-phase.ts',
    reason: 'an account with an open order cannot be closed; the orders decide which are open',
  },
  {
    from: 'infrastructure/backend/referrals/invited-friends.ts',
    to: 'domain/private-market/orders/order-phase.ts',
    reason: 'a reward is due for a paid order; the orders decide which are paid',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor-desk.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'an advisor identifies the investor by mobile number',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/embedded-acts.ts',
    to: 'domain/accounts/bank/',
    reason: 'an embedded booking asks for a bank account, whose formats accounts define',
  },
  {
    from: 'ui/site/',
    to: 'domain/private-market/catalogue/lock-in.ts',
    reason: 'the public pages state the lock-in after a listing, which the law sets once',
  },
  {
    from: 'ui/site/',
    to: 'domain/private-market/orders/transfer-days.ts',
    reason: 'the public pages state within how many days shares are transferred',
  },
  {
    from: 'ui/site/',
    to: 'domain/private-market/orders/capital-gains-tax.ts',
    reason: 'the public pages state the tax on gains, which the law sets once',
  },
  {
    from: 'ui/site/',
    to: 'domain/private-market/orders/negotiable-price.ts',
    reason: 'the campaign states the minimum amount of a negotiable price',
  },
  {
    from: 'ui/site/',
    to: 'domain/fixed-deposits/catalogue/withdrawal-months.ts',
    reason: 'the help pages state when a deposit can be withdrawn early',
  },
  {
    from: 'ui/site/landing/landing-facts.ts',
    to: 'domain/referrals/referral-rewards.ts',
    reason: 'the landing page states what a friend’s investments earn',
  },
  {
    from: 'ui/private-market/catalogue/market-home/market-home-copy.ts',
    to: 'domain/content/nse-minimum.ts',
    reason: 'the banner of the campaign states the same minimum as its page',
  },
  {
    from: 'ui/site/landing/landing-facts.ts',
    to: 'domain/fixed-deposits/',
    reason: 'the landing page shows how a deposit grows, by the quote of fixed deposits',
  },
  {
    from: 'ui/accounts/profile/help/help-and-support.view.tsx',
    to: 'domain/content/support-hours.ts',
    reason: 'the help page of the profile shows the support hours of the public pages',
  },
  {
    from: 'ui/accounts/demat/copy.ts',
    to: 'domain/private-market/catalogue/lock-in.ts',
    reason: 'the demat disclaimer states the lock-in of shares',
  },
  {
    from: 'ui/accounts/demat/copy.ts',
    to: 'domain/private-market/orders/transfer-days.ts',
    reason: 'the demat disclaimer states the time until the transfer',
  },
  {
    from: 'application/fixed-deposits/booking/start-deposit.ts',
    to: 'domain/accounts/kyc/pan.ts',
    reason: 'a deposit starts only with a complete PAN, whose length accounts define',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/order-messages.ts',
    to: 'infrastructure/backend/accounts/records/activity.ts',
    reason: 'an order that ends is listed in the activity of its investor',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/order-messages.ts',
    to: 'domain/accounts/profile/activity.ts',
    reason: 'an order that ends is listed in the activity of its investor',
  },
  {
    from: 'infrastructure/backend/private-market/records/order-activity.ts',
    to: 'infrastructure/backend/accounts/records/activity.ts',
    reason: 'the activity of an account lists orders that ended and sales that were agreed',
  },
  {
    from: 'infrastructure/backend/private-market/records/order-activity.ts',
    to: 'domain/accounts/profile/activity.ts',
    reason: 'the activity of an account lists orders that ended and sales that were agreed',
  },
];
