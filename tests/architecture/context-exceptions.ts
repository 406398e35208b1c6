import type { ContextException } from './import-table.ts';

/** The imports between contexts, or from the platform to a context, that are allowed. */
export const contextExceptions: readonly ContextException[] = [
  {
    from: 'ui/site/',
    to: ['domain/content/', 'application/content/'],
    reason: 'the public site shows what the content context provides',
  },
  {
    from: 'infrastructure/backend/third-parties/payment-notices.ts',
    to: [
      'domain/accounts/profile/activity.ts',
      'infrastructure/backend/accounts/records/account-activity.ts',
    ],
    reason: 'money that is sent back appears among the activity of the investor’s account',
  },
  {
    from: 'ui/platform/attribution/invitation-welcome.ts',
    to: ['domain/referrals/referral-sharing.ts'],
    reason: 'a visitor with a referral link sees the welcome on every page',
  },
  {
    from: 'ui/fixed-deposits/dashboard/dashboard.view.tsx',
    to: ['ui/private-market/catalogue/market-home/shares-on-offer.tsx'],
    reason: 'home shows both markets and loads the private market separately',
  },
  {
    from: 'ui/fixed-deposits/holdings/portfolio/shares-reader.ts',
    to: ['ui/private-market/shared/read-private-holdings.ts'],
    reason: 'home and the portfolio add up deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/dashboard/what-i-hold.tsx',
    to: ['ui/private-market/holdings/portfolio/'],
    reason: 'home lists the first held shares and baskets below the deposits',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: ['application/accounts/kyc/video-kycs.ts'],
    reason: 'home asks for a missing video KYC',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: ['application/private-market/share-orders.ts'],
    reason: 'home lists the open tasks of both markets, sorted by deadline',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-for-you',
    to: ['application/private-market/sell-requests.ts'],
    reason: 'home also lists the sales that need the investor’s consent',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-',
    to: ['domain/private-market/'],
    reason: 'the private market decides which actions an order or a sale allows, and what it costs',
  },
  {
    from: 'ui/fixed-deposits/dashboard/waiting-row.tsx',
    to: ['ui/private-market/'],
    reason: 'each row of home links to its order in the private market',
  },
  {
    from: 'ui/fixed-deposits/holdings/tax-at-source/form-121-paper',
    to: [
      'application/accounts/profile/profiles.ts',
      'domain/accounts/profile/address.ts',
    ],
    reason: 'the form about tax at source asks for the address of the investor',
  },
  {
    from: 'ui/accounts/profile/privacy/',
    to: ['application/fixed-deposits/tax/device-facts.ts'],
    reason: 'the page on privacy lists the facts on the device that deposits use, and forgets them',
  },
  {
    from: 'ui/accounts/profile/privacy/',
    to: ['domain/fixed-deposits/tax/form-121-rules.ts'],
    reason: 'the page on privacy names the tax regime, which is one of these facts',
  },
  {
    from: 'ui/fixed-deposits/booking/',
    to: [
      'application/accounts/',
      'domain/accounts/',
      'ui/accounts/',
    ],
    reason: 'a booking includes steps of accounts: KYC, the bank account and the nominees',
  },
  {
    from: 'application/fixed-deposits/booking/prepare-payment.ts',
    to: ['application/accounts/bank/bank-accounts.ts'],
    reason: 'the investor chooses the bank account that pays a deposit',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/deposit-nominations.module.ts',
    to: ['application/accounts/bank/bank-accounts.ts'],
    reason: 'binds the use case that prepares a payment to the port of bank accounts',
  },
  {
    from: 'ui/private-market/orders/payment/payment.view.tsx',
    to: ['domain/accounts/demat/demat-number.ts'],
    reason: 'the proof of a share order names the depository of the demat account',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/deposit-booking.module.ts',
    to: ['application/accounts/kyc/identity-checks.ts'],
    reason: 'binds the use case that resumes a booking to the port of identity checks',
  },
  {
    from: 'application/fixed-deposits/booking/resume-booking.ts',
    to: ['application/accounts/kyc/identity-checks.ts'],
    reason: 'a booking continues only after a successful identity check',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/declarations-xml.wire.ts',
    to: ['domain/accounts/declarations/'],
    reason: 'the order’s request contains the investor’s declarations',
  },
  {
    from: 'application/fixed-deposits/booking/answer-declarations.ts',
    to: ['domain/accounts/declarations/'],
    reason: 'an order requires the investor’s declarations',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/payment.routes.ts',
    to: ['domain/accounts/nominees/'],
    reason: 'the payment of a deposit starts with the shares of its nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/payment.routes.ts',
    to: ['infrastructure/backend/accounts/records/nominees.ts'],
    reason: 'KYC may show that a nominee of the profile is the investor',
  },
  {
    from: 'infrastructure/backend/',
    to: ['infrastructure/backend/accounts/records/hold-account.ts'],
    reason: 'a payment or a decision locks the account, which could change or be deleted meanwhile',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/start.routes.ts',
    to: ['infrastructure/backend/accounts/records/identity-entries.ts'],
    reason: 'issuers that require Aadhaar use the identity page of accounts',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/deposit-investor.ts',
    to: ['infrastructure/backend/accounts/records/identity-entries.ts'],
    reason: 'accounts store the result of the identity page',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/deposit-proof.ts',
    to: ['infrastructure/backend/accounts/records/bank-directory.ts'],
    reason: 'the passbook names the bank account of each payment',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/advisor-orders.ts',
    to: ['infrastructure/backend/accounts/records/investors.ts'],
    reason: 'an advisor identifies the investor by mobile number',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: ['infrastructure/backend/accounts/records/'],
    reason: 'the review of an advisor order shows the profile and the nominees',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor.routes.ts',
    to: ['domain/accounts/nominees/'],
    reason: 'an advisor’s order uses the nominees of the profile, with 100% in total',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/http-advisor-orders.ts',
    to: ['domain/accounts/profile/'],
    reason: 'the review of an advisor’s order shows the profile’s occupation labels',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/embedded-bookings.wire.ts',
    to: ['domain/accounts/sign-in/mobile.ts'],
    reason: 'an embedded booking starts with the verified mobile number',
  },
  {
    from: 'infrastructure/referrals/referrals.wire.ts',
    to: ['domain/accounts/sign-in/mobile.ts'],
    reason: 'referrals are requested by mobile number',
  },
  {
    from: 'infrastructure/backend/referrals/records/invited-friends.ts',
    to: ['domain/private-market/orders/order-status.ts'],
    reason: 'a reward is due for a completed order, whose status the orders name',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/advisor-desk.routes.ts',
    to: ['domain/accounts/sign-in/mobile.ts'],
    reason: 'an advisor identifies the investor by mobile number',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/embedded-acts.ts',
    to: ['domain/accounts/bank/'],
    reason: 'an embedded booking asks for a bank account, whose formats accounts define',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/embedded-acts.ts',
    to: [
      'domain/accounts/nominees/nominee-identity.ts',
      'infrastructure/backend/accounts/records/nominees.ts',
    ],
    reason: 'an embedded booking asks for a nominee, who cannot be the investor',
  },
  {
    from: 'ui/site/',
    to: ['domain/private-market/catalogue/lock-in.ts'],
    reason: 'the public pages state the lock-in after a listing, which the law sets once',
  },
  {
    from: 'ui/site/',
    to: ['domain/private-market/orders/transfer-days.ts'],
    reason: 'the public pages state within how many days shares are transferred',
  },
  {
    from: 'ui/site/',
    to: ['domain/private-market/holdings/capital-gains-tax.ts'],
    reason: 'the public pages state the tax on gains, which the law sets once',
  },
  {
    from: 'ui/site/',
    to: ['domain/private-market/orders/negotiable-price.ts'],
    reason: 'the campaign states the minimum amount of a negotiable price',
  },
  {
    from: 'ui/site/',
    to: ['domain/fixed-deposits/catalogue/withdrawal-months.ts'],
    reason: 'the help pages state when a deposit can be withdrawn early',
  },
  {
    from: 'ui/site/landing/landing-facts.ts',
    to: ['domain/referrals/referral-rewards.ts'],
    reason: 'the landing page states what a friend’s investments earn',
  },
  {
    from: 'ui/private-market/catalogue/market-home/copy.ts',
    to: ['domain/content/nse-minimum.ts'],
    reason: 'the banner of the campaign states the same minimum as its page',
  },
  {
    from: 'ui/site/landing/screen-facts.ts',
    to: ['domain/private-market/orders/share-order-summary.ts'],
    reason: 'an example screen on the landing page shows the cost of an offer',
  },
  {
    from: 'ui/site/landing/landing-facts.ts',
    to: ['domain/fixed-deposits/'],
    reason: 'the landing page shows how a deposit grows, by the quote of fixed deposits',
  },
  {
    from: 'ui/accounts/demat/disclaimer/copy.ts',
    to: ['domain/private-market/catalogue/lock-in.ts'],
    reason: 'the demat disclaimer states the lock-in of shares',
  },
  {
    from: 'ui/accounts/demat/disclaimer/copy.ts',
    to: ['domain/private-market/orders/transfer-days.ts'],
    reason: 'the demat disclaimer states the time until the transfer',
  },
  {
    from: 'application/fixed-deposits/booking/',
    to: ['domain/accounts/onboarding/'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'application/private-market/',
    to: ['domain/accounts/onboarding/'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'infrastructure/fixed-deposits/booking/',
    to: ['infrastructure/accounts/kyc/onboarding-status.wire.ts'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/',
    to: ['domain/accounts/onboarding/'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/routes/start.routes.ts',
    to: ['infrastructure/accounts/kyc/onboarding-status.wire.ts'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'infrastructure/backend/private-market/records/ordering-investor.ts',
    to: ['domain/accounts/onboarding/'],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'ui/private-market/',
    to: [
      'domain/accounts/onboarding/',
      'ui/accounts/onboarding/step-paths.ts',
    ],
    reason: 'what an investor must complete before an order is one table, that of the onboarding',
  },
  {
    from: 'ui/fixed-deposits/',
    to: ['ui/accounts/paths.ts'],
    reason: 'home and a booking open the steps of the onboarding',
  },
  {
    from: 'application/fixed-deposits/booking/start-deposit.ts',
    to: ['domain/accounts/kyc/pan.ts'],
    reason: 'a deposit starts only with a complete PAN, whose length accounts define',
  },
  {
    from: 'infrastructure/backend/fixed-deposits/records/order-messages.ts',
    to: [
      'infrastructure/backend/accounts/records/account-activity.ts',
      'domain/accounts/profile/activity.ts',
    ],
    reason: 'an order that ends is listed in the activity of its investor',
  },
  {
    from: 'infrastructure/backend/private-market/records/order-activity.ts',
    to: [
      'infrastructure/backend/accounts/records/account-activity.ts',
      'domain/accounts/profile/activity.ts',
    ],
    reason: 'the activity of an account lists orders that ended and sales that were agreed',
  },
  {
    from: 'application/fixed-deposits/holdings/read-activity.ts',
    to: [
      'application/private-market/',
      'application/accounts/profile/personal-data.ts',
    ],
    reason: 'the activity lists payments of deposits, orders of shares and events together',
  },
  {
    from: 'application/fixed-deposits/holdings/read-activity.ts',
    to: ['domain/accounts/profile/activity.ts'],
    reason: 'accounts decide what an event is about',
  },
  {
    from: 'application/fixed-deposits/holdings/read-activity.ts',
    to: ['domain/private-market/'],
    reason: 'the private market decides the price and the status of an order',
  },
  {
    from: 'infrastructure/fixed-deposits/holdings/activity.module.ts',
    to: ['application/private-market/'],
    reason: 'binds the use case of the activity to the ports of orders',
  },
  {
    from: 'infrastructure/fixed-deposits/holdings/activity.module.ts',
    to: ['application/accounts/profile/personal-data.ts'],
    reason: 'binds the use case of the activity to the port of account events',
  },
  {
    from: 'ui/fixed-deposits/holdings/activity/',
    to: ['application/accounts/profile/sent-messages.ts'],
    reason: 'the activity also shows the messages to the investor',
  },
  {
    from: 'ui/fixed-deposits/holdings/activity/',
    to: ['domain/private-market/'],
    reason: 'the private market decides the price and the status of an order',
  },
  {
    from: 'ui/fixed-deposits/holdings/activity/',
    to: ['domain/accounts/profile/activity.ts'],
    reason: 'accounts decide what an event is about',
  },
  {
    from: 'ui/fixed-deposits/holdings/activity/',
    to: ['ui/accounts/profile/security/copy.ts'],
    reason: 'an event has the same text on every page',
  },
  {
    from: 'ui/fixed-deposits/holdings/activity/',
    to: ['ui/private-market/paths.ts'],
    reason: 'an order of the activity links to the orders page',
  },
  {
    from: 'ui/fixed-deposits/holdings/portfolio/',
    to: ['application/private-market/read-share-portfolio.ts'],
    reason: 'the portfolio shows deposits, shares and baskets',
  },
  {
    from: 'ui/fixed-deposits/holdings/portfolio/',
    to: ['ui/private-market/holdings/portfolio/'],
    reason: 'the portfolio shows deposits, shares and baskets, and loads the latter separately',
  },
  {
    from: 'infrastructure/backend/accounts/records/money-held.ts',
    to: [
      'domain/fixed-deposits/interest/bank-closure.ts',
      'domain/private-market/holdings/sell-request-moves.ts',
      'domain/private-market/orders/order-phase.ts',
    ],
    reason: 'orders, sales and matured deposits decide whether an account can be closed',
  },
].flatMap(({ to, ...rest }) => to.map((each) => ({ ...rest, to: each })));
