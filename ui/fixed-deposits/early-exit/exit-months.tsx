import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { breakCopy, curveCopy as copy } from './copy.ts';
import type { CurvePoint } from './exit-curve-points.ts';

const columns: readonly Column<CurvePoint>[] = [
  {
    key: 'day',
    header: copy.date,
    cell: ({ answer }) => formatDate(answer.day),
    isRowHeader: true,
  },
  { key: 'get', header: breakCopy.youGet, cell: ({ answer }) => proceedsOf(answer), align: 'end' },
  {
    key: 'rate',
    header: copy.rate,
    cell: ({ answer }) =>
      answer.kind === 'payable' ? formatPercent(answer.rate.annualRatePercent) : '–',
    align: 'end',
  },
  {
    key: 'cost',
    header: copy.cost,
    cell: ({ answer }) => (answer.kind === 'payable' ? formatRupees(answer.cost) : '–'),
    align: 'end',
  },
];

/** The table of the curve: one row a month. */
export function ExitMonths({ months }: { readonly months: readonly CurvePoint[] }) {
  return (
    <Disclosure title={copy.table} look="link">
      <DataTable
        caption={copy.tableCaption}
        columns={columns}
        rows={months}
        rowKey={({ answer }) => answer.day.iso}
        onPhones="scroll"
      />
    </Disclosure>
  );
}

function proceedsOf(answer: CurvePoint['answer']): string {
  if ('proceeds' in answer) return formatRupees(answer.proceeds);
  return answer.kind === 'no-rate' ? copy.unknown : copy.nothing;
}
