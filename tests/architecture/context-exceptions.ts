import type { ContextException } from './import-table.ts';

/** Contexts do not import one another, and the platform imports none: these are the exceptions. */
export const contextExceptions: readonly ContextException[] = [
  {
    from: 'ui/platform/screens',
    to: 'ui/',
    reason: 'the one table of routes names the screen of each, and loads it when it is wanted',
  },
  {
    from: 'ui/fixed-deposits/dashboard.view.tsx',
    to: 'ui/private-market/market-sections.tsx',
    reason: 'the first screen of an investor shows both markets; the second is loaded by itself',
  },
  {
    from: 'ui/accounts/nominees/',
    to: 'application/fixed-deposits/',
    reason: 'the nominee page is the last one before the payment of a deposit, and starts it',
  },
  {
    from: 'ui/accounts/nominees/payment-steps.ts',
    to: 'domain/fixed-deposits/issuer.ts',
    reason: 'whether an issuer wants to know how a person will pay is a rule of fixed deposits',
  },
  {
    from: 'ui/fixed-deposits/identity-return',
    to: 'application/accounts/identity-checks.ts',
    reason: 'a booking comes back from the identity page, whose answer is checked as part of KYC',
  },
  {
    from: 'application/fixed-deposits/resume-booking.ts',
    to: 'application/accounts/identity-checks.ts',
    reason: 'a booking goes on only when the identity page has proved its investor',
  },
  {
    from: 'infrastructure/fixed-deposits/http-deposit-orders.ts',
    to: 'domain/accounts/declarations/',
    reason: 'the declarations of a person travel with the order that they are asked for',
  },
  {
    from: 'infrastructure/fixed-deposits/http-deposit-nominations.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the payment of a deposit begins with the shares of its nominees',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/order-routes.ts',
    to: 'domain/accounts/declarations/',
    reason: 'the declarations of a person travel with the order that they are asked for',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/payment-routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the payment of a deposit begins with the shares of its nominees',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/start-routes.ts',
    to: 'infrastructure/sandbox/accounts/identity-entries.ts',
    reason: 'an issuer that asks for Aadhaar sends people to the identity page that there is',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/investors.ts',
    to: 'infrastructure/sandbox/accounts/identity-entries.ts',
    reason: 'whether an identity was proved on that page is known there alone',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/advisor-',
    to: 'infrastructure/sandbox/accounts/',
    reason: 'an advisor orders for a mobile number, and the review shows the profile and nominees',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/advisor-routes.ts',
    to: 'domain/accounts/nominees/',
    reason: 'the nominees of the profile inherit the order of an advisor, all of it',
  },
  {
    from: 'infrastructure/fixed-deposits/http-advisor-orders.ts',
    to: 'domain/accounts/profile/',
    reason: 'the review of an advisor’s order says the occupation in the words of the profile',
  },
  {
    from: 'infrastructure/fixed-deposits/embedded-bookings.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'a booking in the frame begins with the verified mobile number, in its own format',
  },
  {
    from: 'infrastructure/referrals/referrals.wire.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'the referrals of a person are asked for by the mobile number, in its own format',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/advisor-desk.ts',
    to: 'domain/accounts/sign-in/mobile.ts',
    reason: 'an advisor orders for a mobile number, in its own format',
  },
  {
    from: 'infrastructure/sandbox/fixed-deposits/embedded-acts.ts',
    to: 'domain/accounts/bank/',
    reason: 'the booking in the frame asks for a bank account, whose formats are rules of accounts',
  },
  {
    from: 'ui/content/landing/landing-facts.ts',
    to: 'domain/fixed-deposits/',
    reason: 'the front page shows how a deposit grows, as the quote of fixed deposits works it out',
  },
  {
    from: 'ui/accounts/profile/help-and-support.view.tsx',
    to: 'domain/content/support-hours.ts',
    reason: 'the help page of the profile names the hours of the support, as public pages do',
  },
  {
    from: 'ui/content/welcome-toast.tsx',
    to: 'domain/referrals/referral-sharing.ts',
    reason: 'public pages welcome whoever comes by a friend’s link',
  },
  {
    from: 'ui/accounts/demat/words.ts',
    to: 'domain/private-market/lock-in.ts',
    reason: 'the disclaimer before a demat account names how long shares are locked in',
  },
];
