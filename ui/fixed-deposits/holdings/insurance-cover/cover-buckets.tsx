import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { WorkingFigure } from '#ui/platform/design-system/figures/working-figure.tsx';
import { DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { rightCopy } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { coverCopy as copy } from './copy.ts';
import { CoverBar } from './cover-bar.tsx';
import styles from './insurance-cover.module.css';
import type { InsuranceCoverViewModel, NamedBucket } from './insurance-cover.view-model.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';

interface BucketsProps {
  readonly viewModel: InsuranceCoverViewModel;
}

/** A bar for each bank and way of holding, and all of them as a table. */
export const CoverBuckets = observer(function CoverBuckets({ viewModel }: BucketsProps) {
  const { buckets } = viewModel;
  if (buckets.length === 0) return undefined;
  return (
    <>
      {buckets.map((bucket) => (
        <Section key={bucket.key} title={nameOf(bucket)}>
          <Card>
            <Bucket bucket={bucket} viewModel={viewModel} />
          </Card>
        </Section>
      ))}
      <Disclosure title={copy.table} look="link">
        <DataTable
          caption={copy.table}
          isCaptionHidden
          columns={columns}
          rows={buckets}
          rowKey={({ key }) => key}
        />
      </Disclosure>
      {viewModel.hasTold && (
        <div className={styles.forget}>
          <Button kind="quiet" size="small" onClick={() => viewModel.forget()}>
            {copy.forget}
          </Button>
        </div>
      )}
    </>
  );
});

interface BucketProps extends BucketsProps {
  readonly bucket: NamedBucket;
}

const Bucket = observer(function Bucket({ bucket, viewModel }: BucketProps) {
  const { today, declared, peak, firstDayAbove, issuerId, right } = bucket;
  const exposure = formatRupees(today.exposure);
  return (
    <Stack gap="md">
      <div className={styles.line}>
        <span>{copy.held}</span>
        <WorkingFigure text={exposure} label={copy.working} steps={coverSteps(bucket)} />
      </div>
      {!declared.isZero() && (
        <p className={styles.soft}>
          <AmountText>{declaredCopy.part(formatRupees(declared))}</AmountText>
        </p>
      )}
      <CoverBar cover={today} />
      <p className={styles.soft}>
        <AmountText>
          {copy.peak(formatRupees(peak.exposure), formatDate(peak.day)) +
            (peak.uncovered.isZero()
              ? copy.room(formatRupees(peak.room))
              : copy.peakAbove(formatRupees(peak.uncovered)))}
        </AmountText>
      </p>
      {firstDayAbove !== undefined && (
        <p>
          <Badge tone="warning">{copy.firstAbove(formatDate(firstDayAbove))}</Badge>
        </p>
      )}
      {right === DepositRight.Self && (
        <div data-screen-only={viewModel.balanceText(issuerId) === '' || undefined}>
          <Disclosure title={copy.addSavings} look="link">
            <MoneyField
              label={copy.savings(bucket.bank)}
              hint={viewModel.isUnstored ? UNSTORED_TEXT : copy.savingsHint}
              value={viewModel.balanceText(issuerId)}
              onValue={(text) => viewModel.typeBalance(issuerId, text)}
              error={viewModel.isBalanceBad(issuerId) ? copy.savingsBad : undefined}
            />
          </Disclosure>
        </div>
      )}
    </Stack>
  );
});

const columns: readonly Column<NamedBucket>[] = [
  { key: 'bank', header: copy.columns.bank, cell: nameOf, isRowHeader: true },
  {
    key: 'held',
    header: copy.columns.held,
    cell: ({ today }) => formatRupees(today.exposure),
    align: 'end',
  },
  {
    key: 'insured',
    header: copy.columns.insured,
    cell: ({ today }) => formatRupees(today.covered),
    align: 'end',
  },
  {
    key: 'above',
    header: copy.columns.above,
    cell: ({ today }) => formatRupees(today.uncovered),
    align: 'end',
  },
  {
    key: 'peak',
    header: copy.columns.peak,
    cell: ({ peak }) => formatRupees(peak.exposure),
    align: 'end',
  },
  { key: 'day', header: copy.columns.peakDay, cell: ({ peak }) => formatDate(peak.day) },
];

function nameOf({ bank, right }: NamedBucket): string {
  return right === DepositRight.Self ? bank : `${bank}, ${rightCopy[right]}`;
}

/**
 * The sum of the money at a bank on a day, without deposits that have ended or not begun. The step
 * of the limit is left to the bar below it.
 */
function coverSteps({ today, names }: NamedBucket): readonly ShownStep[] {
  return today.working.slice(0, 1).map(({ rule, inputs, exact }) => {
    const parts = inputs.map(({ name, value }, index) => ({
      letter: name,
      meaning: names[index] ?? '',
      amount: Money.of(value),
    }));
    const held = parts.filter(({ amount }) => !amount.isZero());
    return {
      title: rule,
      formula: held.map(({ letter }) => letter).join(' + '),
      parts: held.map(({ amount, ...part }) => ({ ...part, value: formatRupees(amount) })),
      result: formatRupees(Money.of(exact)),
    };
  });
}
