import type { DepositOrderSummary } from '#application/fixed-deposits/deposit-order-summary.ts';
import { isMaturityInstructionAsked } from '#domain/fixed-deposits/embedded-booking.ts';
import { isSuryoday } from '#domain/fixed-deposits/issuer.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { CheckboxField } from '../platform/design-system/checkbox-field.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import styles from './order-summary.module.css';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import { orderSummaryWords as words } from './order-summary-words.ts';
import { suryodayTermsAddress } from './suryoday-terms.ts';

interface OrderSummaryChoicesProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly order: DepositOrderSummary;
}

/** What the person settles before paying: maturity, declaration, terms. */
export const OrderSummaryChoices = observer(function OrderSummaryChoices({
  viewModel,
  order,
}: OrderSummaryChoicesProps) {
  return (
    <Card>
      <div className={styles.choices}>
        {isMaturityInstructionAsked(order.issuerId) && (
          <MaturityAction viewModel={viewModel} order={order} />
        )}
        <ChoiceGroup
          look="segments"
          label={words.pep}
          hint={words.pepHint}
          value={viewModel.isPoliticallyExposed ? 'yes' : 'no'}
          choices={[
            { value: 'no', label: words.no },
            { value: 'yes', label: words.yes },
          ]}
          onValue={(value) => viewModel.declare(value === 'yes')}
        />
        <div>
          <CheckboxField
            label={words.terms}
            isChecked={viewModel.hasAcceptedTerms}
            onChecked={(isChecked) => viewModel.acceptTerms(isChecked)}
          />
          <TermsLink viewModel={viewModel} order={order} />
        </div>
      </div>
    </Card>
  );
});

const MaturityAction = observer(function MaturityAction({
  viewModel,
  order,
}: OrderSummaryChoicesProps) {
  const { state } = viewModel.instructions;
  if (state.kind === 'loading') return <Skeleton shape="form" label="" />;
  if (state.kind === 'failed') return <p className={styles.quiet}>{words.maturityFailed}</p>;
  const { maturityInstructionId } = order;
  return (
    <SelectField
      label={words.maturityAction}
      hint={words.maturityHint}
      placeholder={words.maturityLater}
      options={state.value.map(({ instructionId, label }) => ({
        value: String(instructionId),
        label,
      }))}
      value={maturityInstructionId === undefined ? undefined : String(maturityInstructionId)}
      onValue={(value) => viewModel.chooseInstruction(Number(value))}
    />
  );
});

/** A plain link, so that a new window is never held back as unasked for. */
const TermsLink = observer(function TermsLink({ viewModel, order }: OrderSummaryChoicesProps) {
  const { terms } = viewModel;
  if (!isSuryoday(order.issuerId) && terms.state.kind === 'failed') {
    return (
      <p className={styles.terms}>
        {words.termsFailed}{' '}
        <Button kind="quiet" size="small" onClick={() => void terms.reload()}>
          {words.tryAgain}
        </Button>
      </p>
    );
  }
  const address = isSuryoday(order.issuerId) ? suryodayTermsAddress : terms.value;
  if (address === undefined) return <Skeleton shape="text" label="" />;
  return (
    <p className={styles.terms}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {words.readTerms}
      </a>
    </p>
  );
});
