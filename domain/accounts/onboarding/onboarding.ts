import { checkBoolean, checkOneOf, checkRecord } from '../../platform/argument-checks.ts';
import { invariant } from '../../platform/invariant.ts';

/** What an investor is doing while steps of the onboarding are missing. */
export const OnboardingPurpose = Object.freeze({
  /** Booking a deposit. */
  Deposit: 'deposit',
  /** Buying shares of a company. */
  Share: 'share',
  Basket: 'basket',
  /** Agreeing to a sale of shares. */
  Sale: 'sale',
  /** Nothing in particular, e.g. after the sign-in. */
  None: 'none',
} as const);
export type OnboardingPurpose = (typeof OnboardingPurpose)[keyof typeof OnboardingPurpose];

/** The steps of the onboarding. Each has a page of its own. */
export const OnboardingStep = Object.freeze({
  SignIn: 'sign-in',
  /** PAN, date of birth and email. */
  Kyc: 'kyc',
  /** The external Aadhaar (national id) page, which some issuers require. */
  IdentityPage: 'identity-page',
  Bank: 'bank',
  Demat: 'demat',
  PersonalInfo: 'personal-info',
  /** Every booking of a deposit includes the nominees, so this step is never complete before. */
  Nominees: 'nominees',
} as const);
export type OnboardingStep = (typeof OnboardingStep)[keyof typeof OnboardingStep];

/** Which steps an investor has completed; an absent step is not completed. */
export type CompletedSteps = Readonly<Partial<Record<OnboardingStep, boolean>>>;

interface Way {
  /** In their order. */
  readonly steps: readonly OnboardingStep[];
  /** Steps that screens offer to skip. An order asks for them all the same. */
  readonly skippable: readonly OnboardingStep[];
}

// PM-4.67 to PM-4.74, PM-6.16; nothing is skippable by AP-2.27, AP-2.39, AP-2.57.
const PURCHASE: Way = { steps: ['sign-in', 'kyc', 'bank', 'demat'], skippable: [] };

/**
 * The onboarding, one table: the steps of each purpose, and which of them an investor can skip. The
 * order of a deposit signs in on its summary already.
 */
const ONBOARDING: Readonly<Record<OnboardingPurpose, Way>> = {
  // FD-4.1 to FD-4.11, AP-4.17 to AP-4.20; nothing is skippable by AP-2.26, AP-2.39, FD-2.87.
  deposit: {
    steps: ['kyc', 'identity-page', 'bank', 'personal-info', 'nominees'],
    skippable: [],
  },
  share: PURCHASE,
  basket: PURCHASE,
  // The price of a sale is paid into an account in the name on the PAN, also for shares that are
  // held elsewhere.
  sale: { steps: ['sign-in', 'kyc', 'bank'], skippable: [] },
  // AP-4.3 to AP-4.7, AP-4.21 to AP-4.23, AP-4.28; skippable by FD-2.87, AP-2.39, AP-2.56.
  none: { steps: ['kyc', 'bank', 'demat'], skippable: ['kyc', 'bank', 'demat'] },
};

/**
 * The first step that an investor has not completed for a purpose; undefined if all are complete.
 *
 * @source AP-4.3, AP-4.4, AP-4.5, AP-4.6, AP-4.7, AP-4.17, AP-4.18, AP-4.19, AP-4.20, AP-4.21,
 *   AP-4.23, FD-4.1, FD-4.2, FD-4.3, FD-4.8, FD-4.9, FD-4.10, PM-4.67, PM-4.71, PM-4.74, PM-6.16
 * @throws an error for an unknown purpose, or a fact that is not a boolean
 * @example
 * ```ts
 * nextOnboardingStep('share', { 'sign-in': true, kyc: true }); // => 'bank'
 * ```
 */
export function nextOnboardingStep(
  purpose: OnboardingPurpose,
  completed: CompletedSteps,
): OnboardingStep | undefined {
  const { steps } = ONBOARDING[checkOneOf(purpose, OnboardingPurpose)];
  return firstMissing(steps, checkRecord(completed));
}

function firstMissing(
  steps: readonly OnboardingStep[],
  completed: CompletedSteps,
): OnboardingStep | undefined {
  return steps.find((step) => !checkBoolean(completed[step] ?? false));
}

/**
 * Whether an investor can skip a step of the onboarding: only if no purchase or booking waits for
 * it.
 *
 * @source AP-2.26, AP-2.27, AP-2.39, AP-2.56, AP-2.57, FD-2.87
 * @throws an error for an unknown step or purpose
 * @example
 * ```ts
 * isStepSkippable('bank', 'share'); // => false
 * ```
 */
export function isStepSkippable(step: OnboardingStep, purpose: OnboardingPurpose): boolean {
  const { skippable } = ONBOARDING[checkOneOf(purpose, OnboardingPurpose)];
  return skippable.includes(checkOneOf(step, OnboardingStep));
}

export interface OnboardingFacts {
  readonly purpose: OnboardingPurpose;
  readonly completed: CompletedSteps;
  /** Whether this device stored a session of the investor before this sign-in. */
  readonly wasKnown?: boolean;
  /** The page that is stored to be opened next, such as the one requested before the sign-in. */
  readonly returnPath?: string;
  readonly lastVisitedPage?: string;
}

export type OnboardingDestination =
  | { readonly kind: 'step'; readonly step: OnboardingStep }
  /** The stored page; it is used only once. */
  | { readonly kind: 'return-path'; readonly path: string }
  | { readonly kind: 'last-visited-page'; readonly path: string }
  | { readonly kind: 'home' }
  | { readonly kind: 'front-page' }
  /** Nothing is missing; a dialog tells the investor so. */
  | { readonly kind: 'complete' };

/** One place that may follow; undefined if there is none for these facts. */
type Candidate = (
  facts: OnboardingFacts,
  finished: OnboardingStep,
) => OnboardingDestination | undefined;

/** A booked deposit goes on with the personal details, whether they are complete or not. */
const booking: Candidate = ({ purpose }) =>
  purpose === 'deposit' ? { kind: 'step', step: 'personal-info' } : undefined;
const storedPage: Candidate = ({ returnPath: path }) =>
  path ? { kind: 'return-path', path } : undefined;
const homeIfKnown: Candidate = ({ wasKnown = false }) =>
  checkBoolean(wasKnown) ? { kind: 'home' } : undefined;
/** Only a later one: the onboarding does not lead back. */
const laterStep: Candidate = ({ purpose, completed }, finished) => {
  const { steps } = ONBOARDING[purpose];
  const step = firstMissing(steps.slice(steps.indexOf(finished) + 1), completed);
  return step && { kind: 'step', step };
};
const sale: Candidate = (facts, finished) =>
  facts.purpose === 'sale' ? storedPage(facts, finished) : undefined;
const lastPage: Candidate = ({ lastVisitedPage: path }) =>
  path ? { kind: 'last-visited-page', path } : undefined;
const frontPage: Candidate = ({ purpose }) =>
  purpose === 'none' ? { kind: 'front-page' } : undefined;
const complete: Candidate = () => ({ kind: 'complete' });

const AFTER_BANK = [booking, storedPage, laterStep, lastPage];

/**
 * What follows each thing that an investor has finished: the first place that there is, else home.
 * A step that is still missing follows only if it comes after the named one.
 */
const AFTER = {
  // AP-4.1 to AP-4.7
  'sign-in': { step: 'sign-in', places: [storedPage, homeIfKnown, laterStep] },
  kyc: { step: 'kyc', places: [laterStep, sale, complete] }, // AP-4.21 to AP-4.23
  bank: { step: 'bank', places: AFTER_BANK }, // AP-4.27 to AP-4.31
  /** A UPI payment showed that the bank account is in the investor's name (AP-4.34, FD-4.86). */
  'upi-match': { step: 'bank', places: [frontPage, ...AFTER_BANK] },
  /** The disclaimer for a new demat account was accepted (AP-2.61). */
  disclaimer: { step: 'demat', places: [lastPage] },
} as const satisfies Readonly<
  Record<string, { readonly step: OnboardingStep; readonly places: readonly Candidate[] }>
>;

/** What an investor has just finished. */
export type FinishedStep = keyof typeof AFTER;

/**
 * The page that follows a finished step of the onboarding.
 *
 * @source AP-2.61, AP-4.1, AP-4.2, AP-4.3, AP-4.4, AP-4.5, AP-4.6, AP-4.7, AP-4.21, AP-4.22,
 *   AP-4.23, AP-4.27, AP-4.28, AP-4.29, AP-4.30, AP-4.31, AP-4.34, FD-4.86
 * @throws an error for an unknown step or purpose, or a fact that is not a boolean
 * @example
 * ```ts
 * afterOnboardingStep('bank', { purpose: 'none', completed: { kyc: true, bank: true } });
 * // => { kind: 'step', step: 'demat' }
 * ```
 */
export function afterOnboardingStep(
  finished: FinishedStep,
  facts: OnboardingFacts,
): OnboardingDestination {
  const known = checkRecord(facts);
  checkOneOf(known.purpose, OnboardingPurpose);
  checkRecord(known.completed);
  invariant(Object.hasOwn(AFTER, finished), 'a finished step of the onboarding was expected');
  const { step, places } = AFTER[finished];
  for (const place of places) {
    const destination = place(known, step);
    if (destination !== undefined) return destination;
  }
  return { kind: 'home' };
}
