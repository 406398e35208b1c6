import type { ContextException } from './import-table.ts';

/** Contexts do not import one another, and the platform imports none: these are the exceptions. */
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
    from: 'ui/platform/attribution/invitation-welcome.ts',
    to: 'domain/referrals/referral-sharing.ts',
    reason: 'a person who arrives by a friend’s link is greeted on whatever page that is',
  },
  {
    from: 'ui/fixed-deposits/dashboard/dashboard.view.tsx',
    to: 'ui/private-market/catalogue/market-home/market-sections.tsx',
    reason: 'the first screen of an investor shows both markets; the second is loaded by itself',
  },
  {
    from: 'ui/fixed-deposits/dashboard/dashboard-summary',
    to: 'application/private-market/private-totals.ts',
    reason: 'the first screen of an investor sums up deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/dashboard/shares-reader.ts',
    to: 'ui/private-market/shared/read-private-totals.ts',
    reason: 'the first screen of an investor sums up deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'application/private-market/share-orders.ts',
    reason: 'home lists what waits for an investor in both markets, in one order of urgency',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'application/private-market/sell-requests.ts',
    reason: 'home lists the sales that need the consent of an investor among the rest',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: 'domain/private-market/',
    reason: 'what an investor can do with an order or a sale is a rule of the private market',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you.tsx',
    to: 'ui/private-market/',
    reason: 'each row of home leads to the order, in the market that it belongs to',
  },
  {
    from: 'ui/accounts/nominees/',
    to: 'application/fixed-deposits/',
    reason: 'the nominee page is the last one before the payment of a deposit, and starts it',
  },
  {
    from: 'ui/accounts/nominees/payment-steps.ts',
    to: 'domain/fixed-deposits/catalogue/issuer.ts',
    reason: 'whether an issuer wants to know how a person will pay is a rule of fixed deposits',
  },
  {
    from: 'ui/fixed-deposits/booking/identity-return/',
    to: 'application/accounts/identity-checks.ts',
    reason: 'a booking comes back from the identity page, whose answer is checked as part of KYC',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/deposit-booking.module.ts',
    to: 'application/accounts/identity-checks.ts',
    reason: 'binds the use case that resumes a booking to the port that it asks first',
  },
  {
    from: 'application/fixed-deposits/booking/resume-booking.ts',
    to: 'application/accounts/identity-checks.ts',
    reason: 'a booking goes on only when the identity page has proved its investor',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/declarations-xml.wire.ts',
    to: 'domain/accounts/declarations/',
    reason: 'the declarations of a person travel with the order that they are asked for',
  },
  ...[
    'ui/fixed-deposits/booking/declaration/declaration.view-model.ts',
    'application/fixed-deposits/booking/resume-advisor-order.ts',
  ].map((from) => ({
    from,
    to: 'domain/accounts/declarations/',
    reason: 'the declarations of a person are asked for an order',
  })),
  {
    from: 'infrastructure/backend/fixed-deposits/routes/payment.routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the payment of a deposit begins with the shares of its nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/start.routes.ts',
    to: 'infrastructure/backend/accounts/records/identity-entries.ts',
    reason: 'an issuer that asks for Aadhaar sends people to the identity page that there is',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/investors.ts',
    to: 'infrastructure/backend/accounts/records/identity-entries.ts',
    reason: 'whether an identity was proved on that page is known there alone',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/advisor-orders.ts',
    to: 'infrastructure/backend/accounts/records/investors.ts',
    reason: 'an advisor orders for a mobile number',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: 'infrastructure/backend/accounts/records/',
    reason: 'the review of an advisor order shows the profile and the nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the nominees of the profile inherit the order of an advisor, all of it',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/http-advisor-orders.ts',
    to: 'domain/accounts/profile/',
    reason: 'the review of an advisor’s order says the occupation in the words of the profile',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/embedded-bookings.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'a booking in the frame begins with the verified mobile number, in its own format',
  },
  {
    from: 'infrastructure/referrals/referrals.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'the referrals of a person are asked for by the mobile number, in its own format',
  },
  {
    from: 'infrastructure/backend/accounts/records/money-held.ts',
    to: 'domain/private-market/orders/order-phase.ts',
    reason: 'an account cannot be closed while an order is open, which is a rule of the orders',
  },
  {
    from: 'infrastructure/backend/referrals/invited-friends.ts',
    to: 'domain/private-market/orders/order-phase.ts',
    reason: 'a reward is due for a paid order, and which order is paid is a rule of the orders',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor-desk.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'an advisor orders for a mobile number, in its own format',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/embedded-acts.ts',
    to: 'domain/accounts/bank/',
    reason: 'the booking in the frame asks for a bank account, whose formats are rules of accounts',
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
    reason: 'the campaign states from which amount on a price can be negotiated',
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
    reason: 'the help page of the profile names the hours of the support, as public pages do',
  },
  {
    from: 'ui/accounts/demat/copy.ts',
    to: 'domain/private-market/catalogue/lock-in.ts',
    reason: 'the disclaimer before a demat account names how long shares are locked in',
  },
  {
    from: 'ui/accounts/demat/copy.ts',
    to: 'domain/private-market/orders/transfer-days.ts',
    reason: 'the disclaimer before a demat account names when the shares arrive there',
  },
  {
    from: 'application/fixed-deposits/booking/start-deposit.ts',
    to: 'domain/accounts/kyc/pan.ts',
    reason: 'a deposit starts only with a whole PAN, whose length is a rule of accounts',
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
