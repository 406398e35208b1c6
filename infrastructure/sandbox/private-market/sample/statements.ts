import { Money } from '#domain/platform/money.ts';
import type { StatementRowWire } from '#infrastructure/private-market/company-data.wire.ts';
import type { BusinessMix } from './companies.ts';

interface Year {
  readonly revenue: Money;
  readonly profit: Money;
  readonly mix: BusinessMix;
}

type Part = readonly [particular: string, percent: number];

/** How the costs of a kind of business are made up; the rest is the last line. */
const COSTS = {
  goods: [
    ['Cost of Materials', 61],
    ['Employee Benefits', 12],
    ['Finance Costs', 4],
    ['Depreciation and Amortisation', 5],
  ],
  services: [
    ['Technology and Operations', 31],
    ['Employee Benefits', 38],
    ['Finance Costs', 2],
    ['Depreciation and Amortisation', 8],
  ],
  lender: [
    ['Finance Costs', 44],
    ['Employee Benefits', 21],
    ['Impairment', 11],
    ['Depreciation and Amortisation', 6],
  ],
} as const satisfies Record<BusinessMix, readonly Part[]>;

const ASSETS: readonly Part[] = [
  ['Property, Plant and Equipment', 41],
  ['Investments', 18],
  ['Trade Receivables', 17],
  ['Cash and Bank Balances', 14],
];
const FUNDS: readonly Part[] = [
  ['Share Capital', 6],
  ['Reserves and Surplus', 48],
  ['Borrowings', 24],
  ['Trade Payables', 15],
];
const OTHER_INCOME = 3;
const TAX_ON_PROFIT = 25;

/** Accounts of one year that add up, from what it took in and what was left. Illustrative. */
export function statementsOf({ revenue, profit, mix }: Year) {
  const isProfit = profit.isGreaterThan(Money.zero);
  const beforeTax = isProfit
    ? profit
        .times(100)
        .dividedBy(100 - TAX_ON_PROFIT)
        .toRupee()
    : profit;
  const expenses = revenue.minus(beforeTax);
  const otherIncome = share(revenue, OTHER_INCOME);
  const sales = revenue.minus(otherIncome);
  return {
    incomeStatement: [
      row('Total Revenue', revenue, [
        row('Revenue from Operations', sales),
        row('Other Income', otherIncome),
        // As the data service has it: some lines come twice.
        row('Other Income', otherIncome),
      ]),
      row('Total Expenses', expenses, parts(expenses, COSTS[mix], 'Other Expenses')),
      row('Profit Before Tax', beforeTax),
      row('Tax Expense', beforeTax.minus(profit)),
      row('Profit After Tax', profit),
    ],
    balanceSheet: balanceSheet(revenue),
    cashFlowStatement: cashFlow({ revenue, profit, beforeTax }),
  };
}

function balanceSheet(revenue: Money): readonly StatementRowWire[] {
  const total = share(revenue, 118);
  return [
    row('Total Assets', total, parts(total, ASSETS, 'Other Assets')),
    row('Total Equity and Liabilities', total, parts(total, FUNDS, 'Other Liabilities')),
  ];
}

function cashFlow(year: { revenue: Money; profit: Money; beforeTax: Money }) {
  const { revenue, profit, beforeTax } = year;
  const depreciation = share(revenue, 5);
  const stocks = Money.zero.minus(share(revenue, 2));
  const taxes = profit.minus(beforeTax);
  const operating = Money.sum([beforeTax, depreciation, stocks, taxes]);
  const equipment = Money.zero.minus(share(revenue, 7));
  const borrowed = share(revenue, 1);
  return [
    row('Cash from Operating Activities', operating, [
      row('Profit Before Tax', beforeTax),
      row('Depreciation and Amortisation', depreciation),
      row('Changes in Working Capital', stocks),
      row('Taxes Paid', taxes),
    ]),
    row('Cash from Investing Activities', equipment, [row('Purchase of Equipment', equipment)]),
    row('Cash from Financing Activities', borrowed, [row('Net Borrowings', borrowed)]),
    row('Net Change in Cash', Money.sum([operating, equipment, borrowed])),
  ];
}

/** The parts of a total, and what is left as the last one: together they are the total. */
function parts(total: Money, of: readonly Part[], rest: string): readonly StatementRowWire[] {
  const named = of.map(([particular, percent]) => ({ particular, value: share(total, percent) }));
  const left = total.minus(Money.sum(named.map(({ value }) => value)));
  return [...named.map(({ particular, value }) => row(particular, value)), row(rest, left)];
}

function row(
  particular: string,
  value: Money,
  breakdown: readonly StatementRowWire[] = [],
): StatementRowWire {
  return { particular, value: value.text, breakdown: [...breakdown] };
}

/** To the whole rupee, or dollar. */
function share(whole: Money, percent: number): Money {
  return whole.times(percent).dividedBy(100).toRupee();
}
