import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { TdsDeduction } from '#domain/fixed-deposits/tax/payer-forecast.ts';
import type { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { WorkingFigure } from '#ui/platform/design-system/figures/working-figure.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Accordion, Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { taxCopy as copy, payerCopy } from './copy.ts';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import styles from './tax-at-source.module.css';
import type { NamedForecast, TaxAtSourceViewModel } from './tax-at-source.view-model.ts';
import { interestSteps, taxSteps } from './tax-steps.ts';

/** The payers as rows: interest, and what is withheld. A row opens to its reasons and days. */
export const Payers = observer(function Payers({
  viewModel,
}: {
  readonly viewModel: TaxAtSourceViewModel;
}) {
  const forecasts = viewModel.forecasts ?? [];
  if (forecasts.length === 0) return undefined;
  return (
    <Section title={copy.payers}>
      <Card>
        <Accordion
          items={forecasts.map((forecast) => ({
            title: <PayerTitle forecast={forecast} />,
            content: <Payer forecast={forecast} />,
          }))}
        />
      </Card>
    </Section>
  );
});

interface PayerProps {
  readonly forecast: NamedForecast;
}

/** The issuer, and how much of its interest it withholds. */
function PayerTitle({ forecast }: PayerProps) {
  const { issuer, atCrossing } = forecast;
  const interest = formatRupees(forecast.interest);
  return (
    <span className={styles.payer}>
      <span>{issuer}</span>
      <span className={styles.soft}>
        <AmountText>
          {atCrossing.total.isZero()
            ? copy.nothingFrom(interest)
            : copy.withheldFrom(formatRupees(atCrossing.total), interest)}
        </AmountText>
      </span>
    </span>
  );
}

function Payer({ forecast }: PayerProps) {
  const { atCrossing, early, crossingDay, isAboveLimit, rate } = forecast;
  const isDeducted = !atCrossing.total.isZero();
  const interest = formatRupees(forecast.interest);
  return (
    <Stack gap="md">
      <div className={styles.line}>
        <span>{copy.interest}</span>
        <WorkingFigure text={interest} label={copy.interest} steps={interestSteps(forecast)} />
      </div>
      {!forecast.declared.isZero() && (
        <p className={styles.soft}>
          <AmountText>{declaredCopy.part(formatRupees(forecast.declared))}</AmountText>
        </p>
      )}
      <LimitBar interest={forecast.interest} limit={forecast.limit} isAbove={isAboveLimit} />
      <p className={styles.legend}>
        <AmountText>
          {`${copy.limit(formatRupees(forecast.limit))} at ${payerCopy[forecast.institution]}` +
            (forecast.isSenior ? copy.senior : '')}
        </AmountText>
      </p>
      {forecast.form121.kind === 'given' && <p>{copy.freed(formatDate(forecast.form121.on))}</p>}
      {isDeducted && (
        <div className={styles.line}>
          <span>{copy.tax}</span>
          <WorkingFigure
            text={formatRupees(atCrossing.total)}
            label={copy.tax}
            steps={taxSteps(forecast)}
          />
        </div>
      )}
      {(isDeducted || !isAboveLimit) && (
        <p>{isDeducted ? copy.taken(rate.text) : copy.notTaken}</p>
      )}
      {isDeducted && !forecast.hasValidPan && <p>{copy.withoutPan}</p>}
      {crossingDay !== undefined && (
        <p className={styles.soft}>{copy.crossing(formatDate(crossingDay))}</p>
      )}
      {isDeducted && (
        <Disclosure title={copy.when} look="link">
          <Stack gap="md">
            <p className={styles.soft}>{copy.whenText}</p>
            <Deductions title={copy.atCrossing} rows={atCrossing.deductions} />
            <Deductions title={copy.early} rows={early.deductions} />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

interface DeductionsProps {
  readonly title: string;
  readonly rows: readonly TdsDeduction[];
}

function Deductions({ title, rows }: DeductionsProps) {
  return (
    <DataTable
      caption={title}
      columns={deductionColumns}
      rows={rows}
      rowKey={({ date }) => date.iso}
      onPhones="scroll"
    />
  );
}

const deductionColumns: readonly Column<TdsDeduction>[] = [
  { key: 'day', header: copy.columns.day, cell: ({ date }) => formatDate(date), isRowHeader: true },
  { key: 'tax', header: copy.columns.tax, cell: ({ tax }) => formatRupees(tax), align: 'end' },
];

interface LimitBarProps {
  readonly interest: Money;
  readonly limit: Money;
  readonly isAbove: boolean;
}

/** The interest of a payer as a bar, with the limit as a line across it. */
function LimitBar({ interest, limit, isAbove }: LimitBarProps) {
  const whole = (isAbove ? interest : limit).decimal.toNumber();
  const share = (amount: Money) => `${(amount.decimal.toNumber() / whole) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.fill} data-above={isAbove || undefined} width={share(interest)} />
      <line className={styles.limit} x1={share(limit)} x2={share(limit)} y2="100%" />
    </svg>
  );
}
