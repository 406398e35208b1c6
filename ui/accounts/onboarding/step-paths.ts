import type { CompletedKycDestination } from '#application/accounts/kyc/complete-kyc.ts';
import type { OnboardingPurpose, OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { paths } from '#ui/accounts/paths.ts';

const PURPOSE = 'where_from';

/** The names of a purpose in `where_from`, from the product documents but for a sale. */
const PURPOSE_NAMES = {
  deposit: 'maturity-action',
  share: 'pre-ipo-details',
  basket: 'basket-details',
  sale: 'sell',
} as const satisfies Record<Exclude<OnboardingPurpose, 'none'>, string>;

/** The purpose that the query of a page names; `none` for an absent or unknown one. */
export function purposeIn(search: string): OnboardingPurpose {
  const name = new URLSearchParams(search).get(PURPOSE);
  const purposes = ['deposit', 'share', 'basket', 'sale'] as const;
  return purposes.find((purpose) => PURPOSE_NAMES[purpose] === name) ?? 'none';
}

/** Adds the purpose to a path without a query, so that the page knows what follows. */
export function withPurpose(path: string, purpose: OnboardingPurpose): string {
  return purpose === 'none' ? path : `${path}?${PURPOSE}=${PURPOSE_NAMES[purpose]}`;
}

const STEP_PATHS = {
  'sign-in': paths.login,
  kyc: paths.kyc,
  // The page itself is external.
  'identity-page': paths.kyc,
  bank: paths.addBankAccount,
  demat: paths.addDematAccount,
  'personal-info': paths.personalInfo,
  nominees: paths.addNomination,
} as const satisfies Record<OnboardingStep, string>;

/** The page of a step, which leads back to its purpose. */
export function stepPath(step: OnboardingStep, purpose: OnboardingPurpose): string {
  if (step === 'sign-in') return paths.login;
  // The documents give KYC a second address, for everything but a deposit.
  const isPanProfile = step === 'kyc' && purpose !== 'deposit';
  return withPurpose(isPanProfile ? paths.panProfile : STEP_PATHS[step], purpose);
}

/** The page that follows a step. */
export function pathOf(
  destination: CompletedKycDestination,
  purpose: OnboardingPurpose,
): string {
  switch (destination.kind) {
    case 'step':
      return stepPath(destination.step, purpose);
    case 'return-path':
    case 'last-visited-page':
      return destination.path;
    case 'home':
    case 'complete':
      return paths.dashboard;
    case 'front-page':
      return paths.landing;
    case 'resume-deposit':
      return withPurpose(paths.resumeDeposit, purpose);
  }
}
