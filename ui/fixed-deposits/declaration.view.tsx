import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { bookingReturnUrl, resumePath } from './booking-step.ts';
import {
  type DeclaredOrder,
  DeclarationViewModel,
  startedOrder,
} from './declaration.view-model.ts';
import { declarationWords as words } from './declaration-words.ts';

export function Declaration() {
  const order = startedOrder(usePort(JourneyStore));
  return (
    <Page>
      <PageHeader title={words.title} text={words.text} />
      {order === undefined ? <NoOrder /> : <Questions order={order} />}
    </Page>
  );
}

function NoOrder() {
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={words.none}
      text={words.noneText}
      action={<LinkButton to="/invest">{words.discover}</LinkButton>}
    />
  );
}

const Questions = observer(function Questions({ order }: { readonly order: DeclaredOrder }) {
  const orders = usePort(DepositOrders);
  const viewModel = useViewModel(() => new DeclarationViewModel(orders, order));
  const navigate = useNavigate();
  const { state } = viewModel.questions;
  if (state.kind === 'loading') return <Skeleton shape="form" count={3} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        text={failureWords(state.failure, words.failed)}
        onRetry={() => void viewModel.questions.reload()}
      />
    );
  }
  const send = async () => {
    if (await viewModel.send(bookingReturnUrl())) void navigate(resumePath);
  };
  return (
    <>
      {state.value.map((question) => (
        <Card key={question.id}>
          <ChoiceGroup
            look="segments"
            label={question.question}
            value={viewModel.isYes(question) ? 'yes' : 'no'}
            choices={[
              { value: 'no', label: words.no },
              { value: 'yes', label: words.yes },
            ]}
            onValue={(value) => viewModel.answer(question, value === 'yes')}
          />
        </Card>
      ))}
      {viewModel.isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {viewModel.failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureWords(viewModel.failure, words.failed)}
        </Notice>
      )}
      <Button isFullWidth isBusy={viewModel.isSending} onClick={() => void send()}>
        {words.go}
      </Button>
      <LinkButton kind="secondary" isFullWidth to="/preview-maturity-action">
        {words.back}
      </LinkButton>
    </>
  );
});
