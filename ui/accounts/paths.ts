import { takeFrom } from '#application/platform/draft.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';

export const paths = Object.freeze({
  login: '/login',
  verifyMobile: '/verifyMobile',
  dashboard: '/dashboard',
  kyc: '/kyc',
  panProfile: '/pan-profile',
  videoKyc: '/video-kyc',
  addBankAccount: '/add-bank-account',
  addDematAccount: '/add-demat-account',
  disclaimer: '/disclaimer',
  landing: '/',
  personalInfo: '/personal-info',
  parentalDetails: '/user-parental-details',
  userAddress: '/user-address',
  professionalDetails: '/professional-details',
  addNomination: '/add-nomination',
  resumeDeposit: '/fd-redireacting',
  paymentReturn: '/fetch-bank-details',
  portfolio: '/portfolio',
  profile: '/profile',
  helpAndSupport: '/profile/help-support',
  terms: '/terms',
  privacy: '/privacy',
});

/**
 * Where an investor goes who is signed in already: the page that is stored to be opened next, which
 * is used only once, else home.
 */
export function takePathAfterSignIn(returnPath: ReturnPath): string {
  return takeFrom(returnPath) ?? paths.dashboard;
}
