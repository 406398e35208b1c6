import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { useLocation } from 'react-router-dom';
import { purposeIn } from '#ui/accounts/onboarding/step-paths.ts';

/** What the investor is doing for whom this step of the onboarding was missing. */
export function usePurpose(): OnboardingPurpose {
  return purposeIn(useLocation().search);
}
