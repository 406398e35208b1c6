import type { PlaceShareOrderFailure } from '#application/private-market/place-share-order.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { stepPath } from '#ui/accounts/onboarding/step-paths.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/**
 * Returns a function that says why an order was not placed, or opens the missing step, which leads
 * back to the order.
 */
export function useOrderRefusal(
  purpose: OnboardingPurpose,
  fallback: string,
): (failure: PlaceShareOrderFailure) => void {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (failure) => {
    const isStep = failure.kind === 'step-missing';
    const refusal = isStep ? failure.refusal : failure;
    if (refusal !== undefined) {
      toasts.show({ text: failureCopy(refusal, fallback), tone: 'danger' });
    }
    if (isStep) void navigate(stepPath(failure.step, purpose));
  };
}
