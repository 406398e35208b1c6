import type { DepositPortfolio } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { TaxDay } from '#domain/fixed-deposits/tax/tax-days.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import type { NamedForecast } from '#ui/fixed-deposits/holdings/tax-at-source/tax-at-source.view-model.ts';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { comingTaxCopy as copy } from './coming-tax-copy.ts';
import { ComingTaxViewModel } from './coming-tax.view-model.ts';
import { useHome } from './home-context.ts';
import styles from './coming-payments.module.css';

/** How many days are shown before the button for the others. */
const DAYS = 2;

/** The days on which tax is deducted from the money coming, and the last days for Form 121. */
export const ComingTax = observer(function ComingTax() {
  const { value } = useHome().held;
  const today = useToday();
  if (value === undefined) return undefined;
  const { deposits, isPartnerMissing } = value;
  return <TaxOf key={`${today.iso} ${deposits.length} ${isPartnerMissing}`} portfolio={value} />;
});

const TaxOf = observer(function TaxOf({ portfolio }: { readonly portfolio: DepositPortfolio }) {
  const dependencies = {
    portfolio,
    readAllDeposits: useUseCase(ReadAllDeposits),
    deviceFacts: usePort(DeviceFacts),
  };
  const { days, tax } = useViewModel(() => new ComingTaxViewModel(dependencies));
  if (days === undefined) return <Skeleton shape="rows" count={1} label="" />;
  return (
    <div className={styles.tax}>
      <p className={styles.total}>
        <AmountText>{tax.isZero() ? copy.none : copy.tax(formatRupees(tax))}</AmountText>{' '}
        <Link to="/portfolio/tax-at-source">{copy.why}</Link>
      </p>
      {days.length > 0 && (
        <AmountRows label={copy.days} look="plain" limit={DAYS}>
          {days.map((day) => (
            <AmountRow key={keyOf(day)} title={formatDate(day.date)} {...rowOf(day)} />
          ))}
        </AmountRows>
      )}
    </div>
  );
});

function rowOf(day: TaxDay<NamedForecast>) {
  const { issuer } = day.forecast;
  if (day.kind === 'form-121') return { detail: copy.form(issuer) };
  return { detail: copy.deducted(issuer), amount: `−${formatRupees(day.tax)}` };
}

function keyOf({ kind, date, forecast }: TaxDay<NamedForecast>): string {
  return `${kind} ${date.iso} ${forecast.key}`;
}
