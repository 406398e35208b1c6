import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';
import { DASHBOARD_PATH } from './basket-paths.ts';
import { SellForm } from './sell-form.tsx';
import { type SellLink, sellLinkIn, sellPath } from './sell-paths.ts';
import { SellRequestList } from './sell-request-list.tsx';
import { SellViewModel } from './sell.view-model.ts';
import { sellWords as words } from './sell-words.ts';

/** Offers shares for sale. A visitor may fill the form; only an investor can send it. */
export const SellShares = observer(function SellShares() {
  const { status } = useSessionState();
  const [query] = useSearchParams();
  const link = sellLinkIn(query);
  if (status === 'unknown') return <PageSkeleton />;
  return <Sell key={`${status} ${sellPath(link)}`} link={link} />;
});

const Sell = observer(function Sell({ link }: { readonly link: SellLink }) {
  const session = usePort(Session);
  const parts = {
    marketShares: usePort(MarketShares),
    read: new ReadSharePortfolio(usePort(HeldShares), usePort(BasketOrders)),
    requests: usePort(SellRequests),
    drafts: usePort(Drafts),
    isSignedIn: () => session.current !== undefined,
  };
  const viewModel = useViewModel(() => new SellViewModel(parts, link));
  return (
    <Page width="reading">
      <PageHeader title={words.title} text={words.text} />
      <SellForm viewModel={viewModel} />
      {session.current !== undefined && <SellRequestList viewModel={viewModel} />}
      <Dialog
        isOpen={viewModel.isSent}
        onClose={() => viewModel.closeSent()}
        title={words.sent}
        description={words.sentText}
        illustration={<SuccessMark />}
        actions={<LinkButton to={DASHBOARD_PATH}>{words.dashboard}</LinkButton>}
      />
    </Page>
  );
});
