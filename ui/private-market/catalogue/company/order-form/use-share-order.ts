import type { PlacedShareOrder } from '#application/private-market/share-orders.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { ORDERS_PATH, orderSummaryPath } from '#ui/private-market/paths.ts';
import type { InvestCardViewModel } from './invest-card.view-model.ts';
import { investCardCopy as copy, violationCopy } from './copy.ts';
import { useOrderRefusal } from '#ui/private-market/shared/use-order-refusal.ts';

/** How long the redirect waits, so that the investor sees that the order was accepted. */
const REDIRECT_MS = 500;

/**
 * Places the order, or opens the page of a missing step, such as sign-in or KYC, which leads back
 * here.
 */
export function useShareOrder(viewModel: InvestCardViewModel): {
  /** Returns `blocked` if an error must be corrected or a failed price lookup repeated first. */
  readonly order: () => Promise<'blocked' | undefined>;
  readonly isLeaving: boolean;
} {
  const toasts = useToasts();
  const refuse = useOrderRefusal('share', copy.failed);
  const { pathname, search } = useLocation();
  const { leaveFor, isLeaving } = useLeaving();
  const order = async () => {
    if (!(await viewModel.untilPriced())) return undefined;
    const { box, lookup } = viewModel;
    if (box.violation !== undefined) {
      // A failed lookup has its own notice on the screen.
      if (lookup !== 'failed') toasts.show({ text: violationCopy(box.violation), tone: 'danger' });
      return 'blocked';
    }
    const placed = await viewModel.place(`${pathname}${search}`);
    if (placed?.ok === true) leaveFor(pathAfter(placed.value));
    if (placed?.ok === false) refuse(placed.failure);
    return undefined;
  };
  return { order, isLeaving };
}

/** The page to open after the order; undefined if a dialog confirms a request. */
function pathAfter({ outcome, requestId }: PlacedShareOrder): string | undefined {
  if (outcome === ShareOrderOutcome.OrderRequested) return undefined;
  const hasSummary = outcome === ShareOrderOutcome.OrderSummary && requestId !== undefined;
  return hasSummary ? orderSummaryPath(requestId) : ORDERS_PATH;
}

function useLeaving() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leaveFor = (path: string | undefined) => {
    if (path === undefined) return;
    setIsLeaving(true);
    timer.current = setTimeout(() => void navigate(path), REDIRECT_MS);
  };
  return { leaveFor, isLeaving };
}
