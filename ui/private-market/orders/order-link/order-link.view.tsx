import { ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { idIn } from '#ui/private-market/paths.ts';
import { linkedOrder } from './order-link.view-model.ts';
import {
  OrderSummaryOf,
  SummaryFailed,
  SummaryLoading,
} from '#ui/private-market/orders/order-summary/order-summary-of.tsx';

/** Opens the order of a link in a message. An id of only digits is that of a share order. */
export function OrderLinkPage() {
  const { id = '' } = useParams();
  const requestId = idIn(id);
  if (requestId !== undefined) return <OrderSummaryOf key={id} requestId={requestId} />;
  return <LinkedOrder key={id} uniqueId={id} />;
}

const LinkedOrder = observer(function LinkedOrder({ uniqueId }: { readonly uniqueId: string }) {
  const orders = usePort(ShareOrders);
  const order = useViewModel(() => linkedOrder(orders, uniqueId));
  const { state } = order;
  if (state.kind === 'ready') return <OrderSummaryOf requestId={state.value.requestId} />;
  if (state.kind === 'loading') return <SummaryLoading />;
  return <SummaryFailed failure={state.failure} onRetry={() => void order.reload()} />;
});
