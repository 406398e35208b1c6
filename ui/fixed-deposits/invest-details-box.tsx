import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { rupeesInWords } from '#domain/platform/words.ts';
import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { MoneyField } from '../platform/design-system/money-field.tsx';
import { SelectField } from '../platform/design-system/select-field.tsx';
import { SwitchField } from '../platform/design-system/switch-field.tsx';
import { amountWords } from './amount-words.ts';
import styles from './invest-details-box.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investmentBoxWords as words } from './invest-details-words.ts';
import { InvestDetailsResult } from './invest-details-result.tsx';
import { whyNotProceed } from './why-not-proceed.ts';

/** Where the bar of the phone leads. */
export const BOX_ID = 'investment-box';

interface InvestDetailsBoxProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly rates: DepositRates;
  readonly onProceed: () => void;
}

/**
 * Amount, tenure, payout and age go in; interest and maturity come out at once. Each part follows
 * what it shows by itself: a key in the amount draws no list of tenures.
 */
export function InvestDetailsBox({ viewModel, rates, onProceed }: InvestDetailsBoxProps) {
  const { deposit } = rates;
  return (
    <div id={BOX_ID} className={styles.anchor}>
      <Card as="section" label={words.title}>
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
          <Proceed viewModel={viewModel} deposit={deposit} />
          <p className={styles.direct}>{words.direct(deposit.issuerName)}</p>
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
          label={words.tenure}
          options={viewModel.rows.map(({ schemeMasterId, tenure }) => ({
            value: String(schemeMasterId),
            label: tenure.text,
          }))}
          value={row === undefined ? undefined : String(row.schemeMasterId)}
          onValue={(value) => {
            const chosen = rates.rateCard.rowOfScheme(Number(value));
            if (chosen !== undefined) viewModel.chooseRow(chosen);
          }}
        />
        <SelectField
          label={words.payout}
          options={rates.payoutFrequencies.map((payout) => ({
            value: payout,
            label: payoutLabel(payout),
          }))}
          value={viewModel.payoutFrequency}
          onValue={(payout) => viewModel.choosePayout(payout)}
        />
      </div>
      <SwitchField
        label={words.senior}
        detail={words.seniorDetail}
        isOn={viewModel.isSeniorCitizen}
        onChange={(isOn) => viewModel.chooseSeniorCitizen(isOn)}
      />
    </>
  );
});

/** The amount says at once what is wrong with it; the button follows in the next frame. */
const Proceed = observer(function Proceed({
  viewModel,
  deposit,
}: PartProps & { readonly deposit: DepositProduct }) {
  const why = useDeferredValue(whyNotProceed(viewModel, deposit));
  return (
    <Button type="submit" isFullWidth whyDisabled={why} isBusy={viewModel.isProceeding}>
      {words.proceed}
    </Button>
  );
});

const AmountField = observer(function AmountField({ viewModel: { amount } }: PartProps) {
  const { shownViolation, rules, value } = amount;
  const hasError = shownViolation !== undefined && rules !== undefined;
  return (
    <MoneyField
      label={words.amount}
      isHero
      value={amount.digits}
      onValue={(digits) => amount.type(digits)}
      onBlur={() => amount.settle()}
      words={value === undefined ? undefined : rupeesInWords(value)}
      error={hasError ? amountWords(shownViolation, rules) : undefined}
    />
  );
});
