import { Money } from '#domain/platform/money.ts';
import type { StatementRowWire } from '#infrastructure/private-market/company-data.wire.ts';
import type { BusinessMix } from './companies.ts';

interface Year {
  readonly revenue: Money;
  readonly profit: Money;
  readonly mix: BusinessMix;
  readonly assetsPercent: number;
}

type Part = readonly [particular: string, percent: number];

/**
 * The lines of the costs in percent of total costs, by kind of business. A last line has the
 * remainder.
 */
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
const CAPITAL_PERCENT = 6;
const RESERVES_PERCENT = 48;
const FUNDS: readonly Part[] = [
  ['Share Capital', CAPITAL_PERCENT],
  ['Reserves and Surplus', RESERVES_PERCENT],
  ['Borrowings', 24],
  ['Trade Payables', 15],
];
const OTHER_INCOME = 3;
const TAX_ON_PROFIT = 25;

/** Equity in the year's balance sheet: share capital, and reserves and surplus. */
export function equityOf({ revenue, assetsPercent }: Omit<Year, 'profit' | 'mix'>): Money {
  const total = share(revenue, assetsPercent);
  return Money.sum([share(total, CAPITAL_PERCENT), share(total, RESERVES_PERCENT)]);
}

/**
 * Financial statements of one year, which are consistent with its revenue and profit. Illustrative.
 */
export function statementsOf({ revenue, profit, mix, assetsPercent }: Year) {
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
        // The data service repeats some lines, so the sample data does too.
        row('Other Income', otherIncome),
      ]),
      row('Total Expenses', expenses, parts(expenses, COSTS[mix], 'Other Expenses')),
      row('Profit Before Tax', beforeTax),
      row('Tax Expense', beforeTax.minus(profit)),
      row('Profit After Tax', profit),
    ],
    balanceSheet: balanceSheet(share(revenue, assetsPercent)),
    cashFlowStatement: cashFlow({ revenue, profit, beforeTax }),
  };
}

function balanceSheet(total: Money): readonly StatementRowWire[] {
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

/** Splits a total into named parts; the last one, `rest`, is the remainder. */
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

/** Rounds to the whole rupee or dollar. */
function share(whole: Money, percent: number): Money {
  return whole.times(percent).dividedBy(100).toRupee();
}
