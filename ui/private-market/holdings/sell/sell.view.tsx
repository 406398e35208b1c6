import { Drafts } from '#application/platform/drafts.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { AnswerSale } from '#application/private-market/answer-sale.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { RequestSale } from '#application/private-market/request-sale.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import {
  DASHBOARD_PATH,
  idToAnswer,
  isToAnswerIn,
  type SellLink,
  sellLinkIn,
  sellPath,
} from '#ui/private-market/paths.ts';
import { SellForm } from './sell-form.tsx';
import { EndedSaleNote, SalesToAnswer, SellRequestList } from './sell-request-list.tsx';
import { SellViewModel } from './sell.view-model.ts';
import { sellCopy as copy } from './copy.ts';

/**
 * `/privatemarket/sell`: offers shares for sale. Visitors can fill in the form; only investors can
 * send it.
 */
export const SellShares = observer(function SellShares() {
  const { status } = useSessionState();
  const [query] = useSearchParams();
  const link = sellLinkIn(query);
  const isToAnswer = isToAnswerIn(query);
  const namedId = idToAnswer(query);
  // A form whose link was taken is still the same form.
  const [taken, setTaken] = useState<string>();
  const path = sellPath(link);
  const key = path === sellPath({}) && taken !== undefined ? taken : path;
  if (status === 'unknown') return <PageSkeleton />;
  const onLinkTaken = () => setTaken(path);
  return <Sell key={`${status} ${key}`} {...{ link, isToAnswer, namedId, onLinkTaken }} />;
});

interface SellProps {
  readonly link: SellLink;
  /** True if the URL asks for an answer to a sale. */
  readonly isToAnswer: boolean;
  readonly namedId: number | undefined;
  readonly onLinkTaken: () => void;
}

/** The form waits for the sales that need an answer, because they are above it. */
const Sell = observer(function Sell({ link, ...props }: SellProps) {
  const { isToAnswer, namedId, onLinkTaken } = props;
  const dependencies = {
    marketShares: usePort(MarketShares),
    read: useUseCase(ReadSharePortfolio),
    requests: usePort(SellRequests),
    requestSale: useUseCase(RequestSale),
    answerSale: useUseCase(AnswerSale),
    drafts: usePort(Drafts),
    returnPath: usePort(ReturnPath),
    session: usePort(Session),
  };
  const viewModel = useViewModel(() => new SellViewModel(dependencies, link));
  const isSignedIn = viewModel.isSignedIn();
  const navigate = useNavigate();
  const { isLinkTaken } = viewModel;
  const isLink = sellPath(link) !== sellPath({});
  // After a reload, the link would replace what was typed, or come back after it was sent.
  useEffect(() => {
    if (!isLinkTaken || !isLink) return;
    onLinkTaken();
    void navigate(sellPath({}), { replace: true });
  }, [isLinkTaken, isLink, onLinkTaken, navigate]);
  return (
    <Page width="reading">
      <PageHeader title={copy.title} text={copy.text} />
      {isSignedIn && <SalesToAnswer {...{ viewModel, namedId }} />}
      {isSignedIn && isToAnswer && viewModel.sent.state.kind === 'ready' && (
        <EndedSaleNote {...{ viewModel, namedId }} />
      )}
      {isSignedIn && viewModel.sent.state.kind === 'loading' ? (
        <Skeleton shape="form" />
      ) : (
        <SellForm viewModel={viewModel} />
      )}
      {isSignedIn && <SellRequestList viewModel={viewModel} />}
      <Dialog
        isOpen={viewModel.isSent}
        onClose={() => viewModel.closeSent()}
        title={copy.sent}
        description={copy.sentText}
        illustration={<SuccessMark />}
        actions={<LinkButton to={DASHBOARD_PATH}>{copy.dashboard}</LinkButton>}
      />
    </Page>
  );
});
