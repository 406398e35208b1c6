import { type ReactNode, useMemo, useState } from 'react';
import { CompositionBar } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { DataTable, type TableSort } from '#ui/platform/design-system/figures/data-table.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { HiddenAmountsContext } from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import { Specimen } from './specimen.tsx';

const PARTS = [
  { name: '11 deposits', value: 1_092_250, text: '₹10,92,250.29' },
  { name: '5 shares', value: 242_855, text: '₹2,42,855', detail: 'at last quotes' },
  { name: '3 baskets', value: 141_250, text: '₹1,41,250' },
];

const SIX = ['Health', 'Energy', 'Banks', 'Software', 'Food', 'Transport'].map((name, at) => ({
  name,
  value: 6 - at,
  text: `₹${6 - at},000`,
}));

const DEPOSITS = [
  { name: 'Tejas High Yield', rate: '8.91%', earned: '₹29,182' },
  { name: 'Anvaya Utsav', rate: '8.35%', earned: '₹27,690' },
  { name: 'Sahyadri Growth', rate: '8.00%', earned: '₹26,420' },
];

/** Amounts that the button hides, for this specimen alone. */
function Hideable({ children }: { readonly children: ReactNode }) {
  const [areHidden, choose] = useState(false);
  const state = useMemo(() => ({ areHidden, choose }), [areHidden]);
  return <HiddenAmountsContext value={state}>{children}</HiddenAmountsContext>;
}

function Worth() {
  return (
    <Card padding="large">
      <Stack gap="lg">
        <Cluster align="between">
          <MoneyDisplay
            label="All you have on Vriddhi"
            text="₹14,76,355.29"
            size="hero"
            detail="+₹231.10 today"
          />
          <EyeButton />
        </Cluster>
        <CompositionBar label="What you have" parts={PARTS} />
      </Stack>
    </Card>
  );
}

function Waiting() {
  return (
    <AmountRows label="Waiting for you" limit={2}>
      <AmountRow
        leading={<Avatar name="Suryoday Bank" shape="square" />}
        title="Suryoday Fixed Deposit"
        badge={<Badge tone="warning">Video KYC pending</Badge>}
        detail="8.15% p.a. · till 23 Mar 2028"
        amount="₹50,000"
      />
      <AmountRow title="Himadri Classic" detail="Matured on 23 Dec" amount="₹2,13,700" isMuted />
      <AmountRow title="Malhar Monthly Income" amount="₹3,00,000.50" />
    </AmountRows>
  );
}

function SortedTable() {
  const [sort, setSort] = useState<Omit<TableSort, 'onSort'>>({
    key: 'rate',
    direction: 'descending',
  });
  const rows = sort.direction === 'descending' ? DEPOSITS : DEPOSITS.toReversed();
  return (
    <DataTable
      caption="Deposits for 3 years"
      columns={[
        { key: 'name', header: 'Deposit', cell: (row) => row.name, isRowHeader: true },
        {
          key: 'rate',
          header: 'Rate p.a.',
          cell: (row) => row.rate,
          align: 'end',
          isSortable: true,
        },
        { key: 'earned', header: 'You earn', cell: (row) => row.earned, align: 'end' },
      ]}
      rows={rows}
      rowKey={(row) => row.name}
      onPhones="rows"
      asRow={(row) => <AmountRow title={row.name} amount={row.rate} amountDetail={row.earned} />}
      sort={{ ...sort, onSort: (key, direction) => setSort({ key, direction }) }}
    />
  );
}

export function AmountSpecimens() {
  return (
    <Specimen title="Amounts that can be hidden">
      <Hideable>
        <Worth />
        <Waiting />
        <SortedTable />
      </Hideable>
      <Card>
        <CompositionBar label="Industries" parts={SIX} />
      </Card>
    </Specimen>
  );
}
