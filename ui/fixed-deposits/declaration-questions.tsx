import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { type DeclaredOrder, DeclarationViewModel } from './declaration.view-model.ts';
import { declarationWords as words } from './declaration-words.ts';

interface DeclarationQuestionsProps {
  readonly order: DeclaredOrder;
  /** Where an outside page returns to. */
  readonly returnUrl: string;
  readonly onDone: () => void;
  readonly wayBack: ReactNode;
}

/** The issuer's questions about an order, and the button that sends their answers. */
export const DeclarationQuestions = observer(function DeclarationQuestions({
  order,
  returnUrl,
  onDone,
  wayBack,
}: DeclarationQuestionsProps) {
  const orders = usePort(DepositOrders);
  const viewModel = useViewModel(() => new DeclarationViewModel(orders, order));
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
    if (await viewModel.send(returnUrl)) onDone();
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
      {wayBack}
    </>
  );
});

/** Where it is not known which order the questions are about. */
export function NoDeclaredOrder() {
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={words.none}
      text={words.noneText}
      action={<LinkButton to="/invest">{words.discover}</LinkButton>}
    />
  );
}
