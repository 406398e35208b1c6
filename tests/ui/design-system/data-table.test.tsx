import { DataTable, type TableSort } from '#ui/platform/design-system/figures/data-table.tsx';
import { AmountRow } from '#ui/platform/design-system/layout/amount-row.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const rows = [
  { name: 'Anvaya Utsav', rate: '8.35%' },
  { name: 'Tejas High Yield', rate: '8.91%' },
];
type Row = (typeof rows)[number];

function renderTable(sort?: TableSort) {
  render(
    <DataTable
      caption="Deposits"
      rows={rows}
      rowKey={({ name }: Row) => name}
      columns={[
        { key: 'name', header: 'Deposit', cell: ({ name }) => name, isSortable: true },
        { key: 'rate', header: 'Rate', cell: ({ rate }) => rate, align: 'end', isSortable: true },
        { key: 'early', header: 'Early', cell: () => 'Any time' },
      ]}
      onPhones="rows"
      asRow={({ name, rate }) => <AmountRow title={name} amount={rate} />}
      {...(sort !== undefined && { sort })}
    />,
  );
}

describe('a sortable table', () => {
  it('says by which column it is sorted, and asks for the other direction', async () => {
    const onSort = vi.fn<TableSort['onSort']>();
    renderTable({ key: 'rate', direction: 'descending', onSort });
    expect(screen.getByRole('columnheader', { name: 'Rate' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Deposit' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }));
    expect(onSort).toHaveBeenLastCalledWith('rate', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(onSort).toHaveBeenLastCalledWith('name', 'ascending');
  });

  it('begins with the largest figure', async () => {
    const onSort = vi.fn<TableSort['onSort']>();
    renderTable({ key: undefined, direction: 'ascending', onSort });
    await userEvent.click(screen.getByRole('button', { name: 'Rate' }));
    expect(onSort).toHaveBeenLastCalledWith('rate', 'descending');
  });

  it('has plain headers for other columns, and without an order', () => {
    renderTable();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Rate' })).not.toHaveAttribute('aria-sort');
  });
});

describe('a table with rows for phones', () => {
  it('is a table on a wide screen', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Deposits' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is a list of rows on a narrow one', () => {
    setWindowWidth(390);
    renderTable();
    expect(screen.queryByRole('table')).toBeNull();
    const list = screen.getByRole('list', { name: 'Deposits' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Anvaya Utsav8.35%',
      'Tejas High Yield8.91%',
    ]);
  });
});
