import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { isMaturityInstructionAsked } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { OrderConsent } from '#ui/platform/orders/order-consent.tsx';
import styles from './order-summary.module.css';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryCopy as copy } from './copy.ts';
import type { SummaryQuestions } from './summary-questions.ts';

interface OrderSummaryChoicesProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
}

export const OrderSummaryChoices = observer(function OrderSummaryChoices({
  viewModel,
  order,
}: OrderSummaryChoicesProps) {
  return (
    <Card>
      <SentFields isSent={viewModel.starting.isRunning}>
        <div className={styles.choices}>
          {isMaturityInstructionAsked(order.issuerId) && (
            <MaturityAction viewModel={viewModel} order={order} />
          )}
          <Questions questions={viewModel.questions} />
          <OrderConsent
            label={copy.terms}
            isGiven={viewModel.hasAcceptedTerms}
            onGiven={(isGiven) => viewModel.acceptTerms(isGiven)}
          >
            <TermsLink viewModel={viewModel} />
          </OrderConsent>
        </div>
      </SentFields>
    </Card>
  );
});

/**
 * The declaration questions. The one about politically exposed persons shows at once; the issuer's
 * load after it.
 */
const Questions = observer(function Questions({
  questions,
}: {
  readonly questions: SummaryQuestions;
}) {
  return (
    <>
      <YesOrNo
        label={copy.pep}
        hint={copy.pepHint}
        isYes={questions.isPoliticallyExposed}
        onAnswer={(isYes) => questions.declareExposure(isYes)}
      />
      {questions.others.map((question) => (
        <YesOrNo
          key={question.id}
          label={question.question}
          isYes={questions.isYes(question)}
          onAnswer={(isYes) => questions.answer(question, isYes)}
        />
      ))}
    </>
  );
});

interface YesOrNoProps {
  readonly label: string;
  readonly hint?: string;
  readonly isYes: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

function YesOrNo({ isYes, onAnswer, ...texts }: YesOrNoProps) {
  return (
    <ChoiceGroup
      {...texts}
      look="segments"
      value={isYes ? 'yes' : 'no'}
      choices={[
        { value: 'no', label: copy.no },
        { value: 'yes', label: copy.yes },
      ]}
      onValue={(value) => onAnswer(value === 'yes')}
    />
  );
}

const MaturityAction = observer(function MaturityAction({
  viewModel,
  order,
}: OrderSummaryChoicesProps) {
  const { state } = viewModel.instructions;
  if (state.kind === 'loading') return <Skeleton shape="form" label="" />;
  if (state.kind === 'failed') return <p className={styles.quiet}>{copy.maturityFailed}</p>;
  const { maturityInstructionId } = order;
  return (
    <SelectField
      label={copy.maturityAction}
      hint={copy.maturityHint}
      placeholder={copy.maturityLater}
      options={state.value.map(({ instructionId, label }) => ({
        value: String(instructionId),
        label,
      }))}
      value={maturityInstructionId === undefined ? undefined : String(maturityInstructionId)}
      onValue={(value) => viewModel.chooseInstruction(Number(value))}
    />
  );
});

/**
 * The link to the terms. It is a plain link, because a popup blocker may stop a window opened by
 * script.
 */
const TermsLink = observer(function TermsLink({
  viewModel,
}: Pick<OrderSummaryChoicesProps, 'viewModel'>) {
  const { terms } = viewModel;
  if (terms.state.kind === 'failed') {
    return (
      <>
        {copy.termsFailed}{' '}
        <Button kind="quiet" size="small" onClick={() => void terms.reload()}>
          {copy.tryAgain}
        </Button>
      </>
    );
  }
  if (terms.value === undefined) return <Skeleton shape="text" label="" />;
  return (
    <a href={terms.value} target="_blank" rel="noopener noreferrer">
      {copy.readTerms}
    </a>
  );
});
