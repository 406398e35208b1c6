import { AnswerDeclarations } from '#application/fixed-deposits/booking/answer-declarations.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { DepositOrderIds } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { DeclarationViewModel } from './declaration.view-model.ts';
import { declarationCopy as copy } from './copy.ts';

interface DeclarationQuestionsProps {
  readonly order: DepositOrderIds;
  /** The URL to which the external page redirects the browser afterwards. */
  readonly returnUrl: string;
  readonly onDone: () => void;
  readonly wayBack: ReactNode;
}

export const DeclarationQuestions = observer(function DeclarationQuestions({
  order,
  returnUrl,
  onDone,
  wayBack,
}: DeclarationQuestionsProps) {
  const dependencies = {
    orders: usePort(DepositOrders),
    answerDeclarations: useUseCase(AnswerDeclarations),
    drafts: usePort(Drafts),
    order,
  };
  const viewModel = useViewModel(() => new DeclarationViewModel(dependencies));
  const { state } = viewModel.questions;
  if (state.kind === 'loading') return <Skeleton shape="form" count={3} />;
  if (state.kind === 'failed') {
    return (
      <LoadError
        what="The questions"
        failure={state.failure}
        fallback={copy.failed}
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
            choices={(['no', 'yes'] as const).map((value) => ({
              value,
              label: copy[value],
              isDisabled: viewModel.sending.isRunning,
            }))}
            onValue={(value) => viewModel.answer(question, value === 'yes')}
          />
        </Card>
      ))}
      {viewModel.sending.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {viewModel.failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureCopy(viewModel.failure, copy.failed)}
        </Notice>
      )}
      <Button isFullWidth isBusy={viewModel.sending.isRunning} onClick={() => void send()}>
        {copy.go}
      </Button>
      {wayBack}
    </>
  );
});

/** Shown if neither the URL nor this tab names an order. */
export function NoDeclaredOrder() {
  return (
    <EmptyState
      title={copy.none}
      text={copy.noneText}
      action={<LinkButton to="/invest">{copy.discover}</LinkButton>}
    />
  );
}
