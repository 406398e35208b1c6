import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { OrderingPage } from '#domain/private-market/order-prerequisites.ts';
import { ShareOrderOutcome } from '#domain/private-market/share-order-request.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { ORDERS_PATH } from './basket-paths.ts';
import type { InvestCardViewModel, PlacedOrder } from './invest-card.view-model.ts';
import { investCardWords as words, violationWords } from './invest-card-words.ts';
import { stepBeforeOrder } from './order-gate.ts';
import { orderSummaryPath } from './order-paths.ts';

/** So that a person sees that the order was taken. */
const REDIRECT_MS = 500;

/** Orders what is typed: what is missing of the person is asked for first, and leads back here. */
export function useShareOrder(viewModel: InvestCardViewModel): {
  readonly order: () => Promise<void>;
  readonly isLeaving: boolean;
} {
  const session = useSessionState();
  const journeys = usePort(JourneyStore);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { leaveFor, isLeaving } = useLeaving();
  const order = async () => {
    const { violation } = viewModel.box;
    if (violation !== undefined) {
      toasts.show({ text: violationWords(violation), tone: 'danger' });
      return;
    }
    const step = stepBeforeOrder(session.investor, OrderingPage.Share);
    if (step !== undefined) {
      // The other steps lead on to one another, and back to the last page at their end.
      if (session.investor === undefined) {
        journeys.write(JourneyKey.AttemptedPath, `${pathname}${search}`);
      }
      return void navigate(step);
    }
    const placed = await viewModel.place();
    if (placed === undefined) return;
    if (placed.ok) return leaveFor(pathAfter(placed.value));
    toasts.show({ text: failureWords(placed.failure, words.failed), tone: 'danger' });
  };
  return { order, isLeaving };
}

/** Nowhere while a dialog says that the order was requested. */
function pathAfter({ outcome, requestId }: PlacedOrder): string | undefined {
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
