import type { MissingStep } from '#application/private-market/missing-step.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { stepPath } from '#ui/accounts/onboarding/step-paths.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

/**
 * Returns a function that says why an order was not placed or a sale not agreed to, or opens the
 * missing step, which leads back to it.
 */
export function useOrderRefusal(
  purpose: OnboardingPurpose,
  fallback: string,
): (failure: PortFailure | MissingStep) => void {
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
