import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  elapsedTenure,
  type GrowthPoint,
  growthSeries,
  growthStepsFor,
} from '#domain/fixed-deposits/interest/growth-series.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { growthCopy as copy } from './copy.ts';

interface GrowthTableProps {
  readonly title: string;
  readonly quote: DepositQuote;
}

/** The figures behind the growth, a row per year or month. */
export function GrowthTable({ title, quote }: GrowthTableProps) {
  const { principal, tenure } = quote.terms;
  const when = ({ days }: GrowthPoint) => {
    const elapsed = days >= tenure.days ? tenure : elapsedTenure(days);
    return elapsed === undefined ? copy.today : tenureInWords(elapsed);
  };
  return (
    <Disclosure title={copy.figures} look="link">
      <DataTable
        caption={title}
        isCaptionHidden
        rows={growthSeries(quote, growthStepsFor(tenure))}
        rowKey={({ days }) => days}
        columns={[
          { key: 'when', header: 'When', cell: when, isRowHeader: true },
          {
            key: 'principal',
            header: 'Deposit',
            cell: () => formatRupees(principal),
            align: 'end',
          },
          {
            key: 'interest',
            header: 'Interest',
            cell: ({ interest }) => formatRupees(interest.toRupee()),
            align: 'end',
          },
          {
            key: 'total',
            header: 'Total',
            cell: ({ value }) => formatRupees(value.toRupee()),
            align: 'end',
          },
        ]}
      />
    </Disclosure>
  );
}
