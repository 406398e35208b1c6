import { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';

/** The order requires a step of the onboarding that the investor has not completed. */
export interface MissingStep {
  readonly kind: 'step-missing';
  readonly step: OnboardingStep;
  /** The server's refusal; absent if the app detected it before the request. */
  readonly refusal?: PortFailure;
}

/**
 * Converts a refusal with a code such as `bank-missing` into the missing step; returns any other
 * failure unchanged.
 */
export function namingStep(failure: PortFailure): PortFailure | MissingStep {
  if (failure.kind !== 'refused') return failure;
  const { code } = failure;
  const step = Object.values(OnboardingStep).find((each) => code === `${each}-missing`);
  return step === undefined ? failure : { kind: 'step-missing', step, refusal: failure };
}
