import type { DepositRates } from '#application/fixed-deposits/rate-cards.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { rupeesInWords } from '#domain/platform/words.ts';
import { observer } from 'mobx-react-lite';
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

/** Amount, tenure, payout and age go in; interest and maturity come out at once. */
export const InvestDetailsBox = observer(function InvestDetailsBox({
  viewModel,
  rates,
  onProceed,
}: InvestDetailsBoxProps) {
  const { row } = viewModel;
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
          <InvestDetailsResult viewModel={viewModel} deposit={rates.deposit} />
          <Button
            type="submit"
            isFullWidth
            whyDisabled={whyNotProceed(viewModel, rates.deposit)}
            isBusy={viewModel.isProceeding}
          >
            {words.proceed}
          </Button>
          <p className={styles.direct}>{words.direct(rates.deposit.issuerName)}</p>
        </form>
      </Card>
    </div>
  );
});

const AmountField = observer(function AmountField({
  viewModel: { amount },
}: Pick<InvestDetailsBoxProps, 'viewModel'>) {
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
