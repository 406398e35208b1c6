import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import Users from 'lucide-react/icons/users';
import { observer } from 'mobx-react-lite';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import styles from './invest-details-facts.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investDetailsCopy as copy } from './copy.ts';

interface InvestDetailsFactsProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/** The highest rate, the smallest amount and the lock-in. On phones it follows the amount. */
export const InvestDetailsFacts = observer(function InvestDetailsFacts({
  viewModel,
  deposit,
}: InvestDetailsFactsProps) {
  const best = viewModel.rates.value?.rateCard.highestRate(viewModel.column);
  return (
    <div className={styles.facts} data-ground="green">
      <RateDisplay label={copy.earnUpTo} text={rateLabel(best)} size="hero" />
      <MoneyDisplay
        label={copy.minimum}
        text={formatRupees(deposit.minimumAmount)}
        size="small"
      />
      <div className={styles.fact}>
        <p className={styles.label}>{copy.lockIn}</p>
        <p className={styles.value}>{copy.days(deposit.lockInDays)}</p>
      </div>
      <p className={styles.trusted}>
        <Users aria-hidden="true" />
        {copy.trusted(indianGroups(String(deposit.totalInvestors)))}
      </p>
    </div>
  );
});
