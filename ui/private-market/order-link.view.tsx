import { ShareOrders } from '#application/private-market/share-orders.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { Loaded } from '../platform/view-model.ts';
import { idIn, ORDERS_PATH } from './basket-paths.ts';
import { NoSuchOrder, OrderSummaryOf, SummaryLoading } from './order-summary.view.tsx';
import { orderSummaryWords as words, summaryFailureWords } from './order-summary-words.ts';

/** The order that a link in a message leads to; a number alone is the order's own. */
export function OrderLinkPage() {
  const { id = '' } = useParams();
  const requestId = idIn(id);
  if (requestId !== undefined) return <OrderSummaryOf key={id} requestId={requestId} />;
  return <LinkedOrder key={id} uniqueId={id} />;
}

const LinkedOrder = observer(function LinkedOrder({ uniqueId }: { readonly uniqueId: string }) {
  const orders = usePort(ShareOrders);
  const order = useViewModel(() => new Loaded((options) => orders.resume(uniqueId, options)));
  const { state } = order;
  if (state.kind === 'ready') return <OrderSummaryOf requestId={state.value.requestId} />;
  if (state.kind === 'loading') return <SummaryLoading />;
  const { failure } = state;
  if (failure.kind === 'refused' && failure.status === 404) return <NoSuchOrder />;
  return (
    <Page>
      <PageHeader title={words.title} />
      <ErrorState
        title={summaryFailureWords(failure)}
        onRetry={() => void order.reload()}
        action={
          <LinkButton to={ORDERS_PATH} kind="quiet">
            {words.toOrders}
          </LinkButton>
        }
      />
    </Page>
  );
});
