import { Clock } from '#application/platform/clock.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { AcceptOffer } from '#application/private-market/accept-offer.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { OrderTab } from '#domain/private-market/order-status.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../platform/design-system/notice.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Tabs } from '../platform/design-system/tabs.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { FacilitatorNote } from './facilitator-note.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersViewModel } from './orders.view-model.ts';
import { ordersWords as words } from './orders-words.ts';
import { ShareRequest } from './share-request.tsx';

const TAB = 'tab';

/** What the investor has ordered in the private market, and what waits to be done about it. */
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
    <Page width="reading">
      <PageHeader title={words.title} />
      {viewModel.isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      <Tabs
        label={words.tabs}
        value={tab}
        onValue={show}
        tabs={[
          { value: OrderTab.Active, label: words.active, content: list(OrderTab.Active) },
          { value: OrderTab.Past, label: words.past, content: list(OrderTab.Past) },
        ]}
      />
      <ShareRequest />
      <FacilitatorNote />
    </Page>
  );
});

function useOrders(tab: OrderTab): OrdersViewModel {
  const orders = usePort(ShareOrders);
  const acceptOffer = new AcceptOffer(orders, usePort(JourneyStore));
  const parts = {
    orders,
    acceptOffer,
    basketOrders: usePort(BasketOrders),
    clock: usePort(Clock),
    reporting: usePort(Reporting),
  };
  return useViewModel(() => new OrdersViewModel(parts, tab));
}
