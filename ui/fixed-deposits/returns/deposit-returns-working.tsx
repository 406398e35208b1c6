import type { TaxedYear } from '#domain/fixed-deposits/returns/after-tax-return.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
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

/** Why the three rates differ, with the tax of each year. */
export function DepositReturnsWorking({ years }: { readonly years: readonly TaxedYear[] }) {
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
      </Stack>
    </Disclosure>
  );
}
