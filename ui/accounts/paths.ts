import type { CompletedKycDestination } from '#application/accounts/kyc/complete-kyc.ts';
import type { BankDestination } from '#domain/accounts/bank/bank-destination.ts';
import type { DisclaimerDestination } from '#domain/accounts/demat/demat-destination.ts';
import type { SignInDestination } from '#domain/accounts/sign-in/sign-in-destination.ts';

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

export function pathAfterSignIn(destination: SignInDestination): string {
  switch (destination.kind) {
    case 'attempted-path':
      return destination.path;
    case 'dashboard':
      return paths.dashboard;
    case 'pan-profile':
      return paths.panProfile;
    case 'add-bank-account':
      return paths.addBankAccount;
    case 'add-demat-account':
      return paths.addDematAccount;
  }
}

/** The path of the step after KYC; undefined if no step is left, which a dialog then says. */
export function pathAfterKyc(destination: CompletedKycDestination): string | undefined {
  switch (destination) {
    case 'add-bank-account':
      return paths.addBankAccount;
    case 'personal-info':
      return paths.personalInfo;
    case 'add-nomination':
      return paths.addNomination;
    case 'add-demat-account':
      return paths.addDematAccount;
    case 'resume-deposit':
      return paths.resumeDeposit;
    case 'demat-present':
      return undefined;
  }
}

export function pathAfterBank(destination: BankDestination): string {
  switch (destination.kind) {
    case 'personal-info':
      return paths.personalInfo;
    case 'stored-path':
    case 'last-visited-page':
      return destination.path;
    case 'add-demat-account':
      return paths.addDematAccount;
    case 'dashboard':
      return paths.dashboard;
  }
}

export function pathAfterDisclaimer(destination: DisclaimerDestination): string {
  return destination.kind === 'dashboard' ? paths.dashboard : destination.path;
}
