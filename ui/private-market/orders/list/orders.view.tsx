import { Clock } from '#application/platform/clock.ts';
import { AnswerOffer } from '#application/private-market/answer-offer.ts';
import { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Tabs } from '#ui/platform/design-system/layout/tabs.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersViewModel } from './orders.view-model.ts';
import { ordersCopy as copy } from './copy.ts';
import { ShareRequest } from '#ui/private-market/catalogue/share-request/share-request.tsx';

const TAB = 'tab';

export const OrdersPage = observer(function OrdersPage() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get(TAB) === OrderTab.Past ? OrderTab.Past : OrderTab.Active;
  const viewModel = useOrders(tab);
  useEffect(() => viewModel.show(tab), [viewModel, tab]);
  const show = (next: OrderTab) =>
    setQuery(next === OrderTab.Past ? { [TAB]: next } : {}, { replace: true });
  const list = (of: OrderTab) => (
    <OrderList viewModel={viewModel} tab={of} onRejected={() => show(OrderTab.Past)} />
  );
  return (
    <Page width="wide">
      <PageHeader title={copy.title} />
      <ListWithPanel
        panel={
          <>
            <ShareRequest />
            <FacilitatorNote />
          </>
        }
      >
        {viewModel.changing.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
        <Tabs
          label={copy.tabs}
          value={tab}
          onValue={show}
          tabs={[
            { value: OrderTab.Active, label: copy.active, content: list(OrderTab.Active) },
            { value: OrderTab.Past, label: copy.past, content: list(OrderTab.Past) },
          ]}
        />
      </ListWithPanel>
    </Page>
  );
});

function useOrders(tab: OrderTab): OrdersViewModel {
  const dependencies = {
    orders: usePort(ShareOrders),
    answerOffer: useUseCase(AnswerOffer),
    reportExpiry: useUseCase(ReportOfferExpiry),
    cancelOrder: useUseCase(CancelShareOrder),
    basketOrders: usePort(BasketOrders),
    clock: usePort(Clock),
  };
  return useViewModel(() => new OrdersViewModel(dependencies, tab));
}
