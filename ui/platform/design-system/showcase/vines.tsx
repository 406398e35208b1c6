import { useState } from 'react';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import type { VineItem } from '#ui/platform/design-system/charts/vine-shape.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';

const MONTHS = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const TICKS = [
  { at: 0, label: 'Today' },
  ...MONTHS.map((label, index) => ({
    at: (index + 0.2) / 12,
    label,
    isMinor: index % 3 !== 2,
  })),
];

const LEAVES: readonly VineItem[] = MONTHS.map((month, index) => ({
  key: month,
  kind: 'leaf',
  at: (index + 0.9) / 12,
  amount: index % 3 === 0 ? 4100 : 2032,
  date: `23 ${month}`,
  amountText: index % 3 === 0 ? '₹4,100' : '₹2,032',
  account: 'interest of Malhar Monthly Income',
}));

const FRUITS: readonly VineItem[] = [
  { at: 0.08, amount: 228_338, amountText: '₹2,28,338', sum: '₹2.28L', date: '23 Dec' },
  { at: 0.2, amount: 60_000, amountText: '₹60,000', sum: '₹60K', date: '4 Feb' },
  { at: 0.98, amount: 120_000, amountText: '₹1,20,000', sum: '₹1.2L', date: '16 Nov' },
].map((fruit) => ({ ...fruit, key: fruit.date, kind: 'fruit', account: 'Himadri Classic' }));

const STEM = Array.from({ length: 13 }, (_, index) => ({
  at: index / 12,
  height: (index / 12) ** 1.3,
}));

const GROWN: readonly VineItem[] = [
  ...[0.2, 0.4, 0.6, 0.8].map((at): VineItem => ({ ...leaf(at), at, key: `${at}` })),
  { ...leaf(1), key: 'end', kind: 'fruit', sum: '₹1,27,690' },
];

function leaf(at: number): VineItem {
  const texts = { date: '23 Nov 2029', amountText: '₹1,27,690', account: 'at maturity' };
  return { key: `${at}`, kind: 'leaf', at, amount: 1, ...texts };
}

export function VineSpecimens() {
  const [at, setAt] = useState(0.6);
  const items = [...LEAVES, ...FRUITS].toSorted((one, other) => one.at - other.at);
  const text = `${Math.round(at * 36)} months: about ₹1,15,430`;
  const ends = [
    { at: 0, label: 'Today' },
    { at: 1, label: 'Nov 2029' },
  ];
  return (
    <>
      <Card padding="large">
        <Vine title="Money coming to you" {...{ items }} ticks={TICKS} />
      </Card>
      <Card padding="large">
        <Vine
          title="₹1,27,690 on 23 Nov 2029"
          items={GROWN}
          stem={STEM}
          ticks={ends}
          handle={{ label: 'Date', at, text, onMove: setAt }}
        />
      </Card>
      <Card padding="large">
        <Vine title="In one ink" items={GROWN} stem={STEM} ticks={ends} isStill ink="one" />
      </Card>
      <Card padding="large" tone="green">
        <Vine title="Drawn once" items={GROWN} stem={STEM} ticks={ends} isStill isDrawnOnce />
      </Card>
    </>
  );
}
