import type { PlaceShareOrderFailure } from '#application/private-market/place-share-order.ts';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { type OrderingPage, prerequisitePath } from './prerequisite-path.ts';

/**
 * Returns a function that says why an order was not placed, or opens the missing step, which leads
 * back to the order.
 */
export function useOrderRefusal(
  page: OrderingPage,
  fallback: string,
): (failure: PlaceShareOrderFailure) => void {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (failure) => {
    const isStep = failure.kind === 'prerequisite-missing';
    const refusal = isStep ? failure.refusal : failure;
    if (refusal !== undefined) {
      toasts.show({ text: failureCopy(refusal, fallback), tone: 'danger' });
    }
    if (isStep) void navigate(prerequisitePath(failure.prerequisite, page));
  };
}
