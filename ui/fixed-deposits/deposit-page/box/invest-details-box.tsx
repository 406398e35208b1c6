import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositRates } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rupeesInWords } from '#domain/platform/amount-in-words.ts';
import { observer } from 'mobx-react-lite';
import { focusError } from '#ui/platform/focus-error.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { depositAmountViolationText } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import styles from './invest-details-box.module.css';
import type { InvestDetailsViewModel } from '#ui/fixed-deposits/deposit-page/invest-details.view-model.ts';
import { investmentBoxCopy as copy } from '#ui/fixed-deposits/deposit-page/copy.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { InvestDetailsResult } from './invest-details-result.tsx';
import { proceedBlocker } from './proceed-blocker.ts';

/** The id of the investment box, to which the bar on phones links. */
export const BOX_ID = 'investment-box';
/** The id of the box's button, which the bar on phones replaces while it is out of view. */
export const PROCEED_ID = 'investment-proceed';

/** Moves the focus to the invalid amount, or to the button that repeats a failed calculation. */
export function focusBoxError(): void {
  focusError(document.getElementById(BOX_ID));
}

interface InvestDetailsBoxProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly rates: DepositRates;
  readonly onProceed: () => void;
}

/**
 * Amount, tenure, payout and age, with interest and maturity amount beside them. Each part observes
 * only its own data, so that typing an amount does not render the list of tenures.
 */
export function InvestDetailsBox({ viewModel, rates, onProceed }: InvestDetailsBoxProps) {
  const { deposit } = rates;
  return (
    <div id={BOX_ID} className={styles.anchor}>
      <Card as="section" label={copy.title}>
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            onProceed();
          }}
        >
          <AmountField viewModel={viewModel} />
          <Choices viewModel={viewModel} rates={rates} />
          <InvestDetailsResult viewModel={viewModel} deposit={deposit} />
          <div id={PROCEED_ID}>
            <Proceed viewModel={viewModel} deposit={deposit} />
          </div>
          <EarlyWithdrawal viewModel={viewModel} deposit={deposit} />
          <p className={styles.direct}>{copy.direct(deposit.issuerName)}</p>
        </form>
      </Card>
    </div>
  );
}

type PartProps = Pick<InvestDetailsBoxProps, 'viewModel'>;

const Choices = observer(function Choices({
  viewModel,
  rates,
}: Pick<InvestDetailsBoxProps, 'viewModel' | 'rates'>) {
  const { row } = viewModel;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={copy.tenure}
          options={viewModel.rows.map(({ schemeMasterId, tenure }) => ({
            value: String(schemeMasterId),
            label: tenureInWords(tenure),
          }))}
          value={row === undefined ? undefined : String(row.schemeMasterId)}
          onValue={(value) => {
            const chosen = rates.rateCard.rowOfScheme(Number(value));
            if (chosen !== undefined) viewModel.chooseRow(chosen);
          }}
        />
        <SelectField
          label={copy.payout}
          options={rates.payoutFrequencies.map((payout) => ({
            value: payout,
            label: payoutLabel(payout),
          }))}
          value={viewModel.payoutFrequency}
          onValue={(payout) => viewModel.choosePayout(payout)}
        />
      </div>
      <SwitchField
        label={copy.senior}
        detail={copy.seniorDetail}
        isOn={viewModel.isSeniorCitizen}
        onChange={(isOn) => viewModel.chooseSeniorCitizen(isOn)}
      />
    </>
  );
});

const EarlyWithdrawal = observer(function EarlyWithdrawal({
  viewModel: { row },
  deposit,
}: PartProps & { readonly deposit: DepositProduct }) {
  if (row === undefined) return undefined;
  return <p className={styles.direct}>{earlyWithdrawalSentence(deposit, row.tenure)}</p>;
});

/**
 * The button to the order summary. It can be pressed while the quote is on its way. Its state is
 * never deferred, so that each press meets the current one.
 */
const Proceed = observer(function Proceed({
  viewModel,
  deposit,
}: PartProps & { readonly deposit: DepositProduct }) {
  return (
    <Button
      type="submit"
      isFullWidth
      isBusy={viewModel.step.isBusy}
      busyText={copy.calculating}
      disabledReason={proceedBlocker(viewModel, deposit)}
      onBlockedPress={focusBoxError}
    >
      {copy.proceed}
    </Button>
  );
});

const AmountField = observer(function AmountField({ viewModel }: PartProps) {
  const { amount } = viewModel;
  const { violation, rules, value } = amount;
  const hasError = violation !== undefined && rules !== undefined;
  return (
    <MoneyField
      label={copy.amount}
      isHero
      value={amount.text}
      onValue={(text) => viewModel.typeAmount(text)}
      onBlur={() => amount.format()}
      amountInWords={value === undefined ? undefined : rupeesInWords(value)}
      error={hasError ? depositAmountViolationText(violation, rules) : undefined}
    />
  );
});
