import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { TaxedYear } from '#domain/fixed-deposits/returns/after-tax-return.ts';
import { tdsDrag } from '#domain/fixed-deposits/returns/tds-drag.ts';
import { TDS_RATES } from '#domain/fixed-deposits/tax/tds-rules.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { returnsCopy as copy } from './copy.ts';

const columns: readonly Column<TaxedYear>[] = [
  {
    key: 'year',
    header: copy.taxYear,
    cell: ({ taxYear }) => taxYear.text,
    isRowHeader: true,
  },
  {
    key: 'interest',
    header: copy.interest,
    cell: ({ interest }) => formatRupees(interest),
    align: 'end',
  },
  { key: 'tax', header: copy.tax, cell: ({ tax }) => formatRupees(tax), align: 'end' },
];

interface DepositReturnsWorkingProps {
  readonly years: readonly TaxedYear[];
  readonly holding: Holding;
}

/** Why the three rates differ, with the tax of each year, and what TDS out of the deposit costs. */
export function DepositReturnsWorking({ years, holding }: DepositReturnsWorkingProps) {
  return (
    <Disclosure title={copy.why} look="link">
      <Stack gap="md">
        <p>{copy.whyText}</p>
        <DataTable
          caption={copy.years}
          columns={columns}
          rows={years}
          rowKey={({ taxYear }) => taxYear.text}
          onPhones="scroll"
        />
        <TdsFromDeposit holding={holding} />
      </Stack>
    </Disclosure>
  );
}

/** Who takes the TDS from where is known of few deposits, so this says what it would come to. */
function TdsFromDeposit({ holding }: Pick<DepositReturnsWorkingProps, 'holding'>) {
  const rate = TDS_RATES.on(holding.startedOn)?.value.withPan;
  if (rate === undefined) return undefined;
  const { received, growthLost } = tdsDrag(holding, rate);
  if (growthLost.isZero()) return undefined;
  const { maturityAmount } = holding.quote;
  return (
    <p>
      <AmountText>
        {copy.drag(
          rate.text,
          formatRupees(received),
          formatRupees(maturityAmount),
          formatRupees(growthLost),
        )}
      </AmountText>
    </p>
  );
}
