import { ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { idIn, ORDERS_PATH } from '#ui/private-market/paths.ts';
import { OrderLinkViewModel } from './order-link.view-model.ts';
import {
  NoSuchOrder,
  OrderSummaryOf,
  SummaryLoading,
} from '#ui/private-market/orders/order-summary/order-summary-of.tsx';
import { orderSummaryCopy as copy } from '#ui/private-market/orders/order-summary/copy.ts';

/** Opens the order of a link in a message. An id of only digits is that of a share order. */
export function OrderLinkPage() {
  const { id = '' } = useParams();
  const requestId = idIn(id);
  if (requestId !== undefined) return <OrderSummaryOf key={id} requestId={requestId} />;
  return <LinkedOrder key={id} uniqueId={id} />;
}

const LinkedOrder = observer(function LinkedOrder({ uniqueId }: { readonly uniqueId: string }) {
  const orders = usePort(ShareOrders);
  const { order } = useViewModel(() => new OrderLinkViewModel(orders, uniqueId));
  const { state } = order;
  if (state.kind === 'ready') return <OrderSummaryOf requestId={state.value.requestId} />;
  if (state.kind === 'loading') return <SummaryLoading />;
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <NoSuchOrder />;
  return (
    <Page>
      <PageHeader title={copy.title} />
      <LoadError
        what="Your order"
        failure={failure}
        money="Your order and its payment are unchanged."
        fallback={copy.failed}
        onRetry={() => void order.reload()}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {copy.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
});
