import { Money } from '#domain/platform/money.ts';
import type { BusinessMix } from './sample-companies.ts';

interface Year {
  readonly revenue: Money;
  readonly profit: Money;
  readonly mix: BusinessMix;
  readonly assetsPercent: number;
  readonly revenueBefore: Money;
  /** The same in every year, because new shares add to the reserves as a premium. */
  readonly shareCapital: Money;
}

/** A line of a statement in the data service's format. */
export interface Line {
  readonly particular: string;
  readonly value: string;
  readonly breakdown: Line[];
}

type Part = readonly [particular: string, percent: number];

/**
 * The cost lines in percent of the total costs, by kind of business. The last line gets the
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
const EQUITY_PERCENT = 54;
const LOANS: readonly Part[] = [
  ['Borrowings', 24],
  ['Trade Payables', 15],
];
const OTHER_INCOME = 3;
const TAX_ON_PROFIT = 25;
const DEPRECIATION = 'Depreciation and Amortisation';

/** Equity in the year's balance sheet: share capital, and reserves and surplus. */
export function equityOf({ revenue, assetsPercent }: Pick<Year, 'revenue' | 'assetsPercent'>) {
  return share(share(revenue, assetsPercent), EQUITY_PERCENT);
}

/**
 * Financial statements of one year. Their lines add up, the cash flow explains the change of the
 * balance sheet, and all agree with revenue and profit. Illustrative.
 */
export function statementsOf(year: Year) {
  const { revenue, profit, mix } = year;
  const isProfit = profit.isGreaterThan(Money.zero);
  const beforeTax = isProfit
    ? profit
        .times(100)
        .dividedBy(100 - TAX_ON_PROFIT)
        .toRupee()
    : profit;
  const expenses = revenue.minus(beforeTax);
  const otherIncome = share(revenue, OTHER_INCOME);
  const costs = parts(expenses, COSTS[mix], 'Other Expenses');
  return {
    incomeStatement: [
      row('Total Revenue', revenue, [
        row('Revenue from Operations', revenue.minus(otherIncome)),
        row('Other Income', otherIncome),
        // The data service repeats some lines, so the sample data does too.
        row('Other Income', otherIncome),
      ]),
      row('Total Expenses', expenses, costs),
      row('Profit Before Tax', beforeTax),
      row('Tax Expense', beforeTax.minus(profit)),
      row('Profit After Tax', profit),
    ],
    balanceSheet: balanceSheet(year),
    cashFlowStatement: cashFlow(year, { beforeTax, depreciation: valueIn(costs, DEPRECIATION) }),
  };
}

function balanceSheet(year: Year): readonly Line[] {
  const total = share(year.revenue, year.assetsPercent);
  const equity = equityOf(year);
  const loans = LOANS.map(([particular, percent]) => row(particular, share(total, percent)));
  const owed = Money.sum(loans.map(({ value }) => Money.of(value)));
  return [
    row('Total Assets', total, parts(total, ASSETS, 'Other Assets')),
    row('Total Equity and Liabilities', total, [
      row('Share Capital', year.shareCapital),
      row('Reserves and Surplus', equity.minus(year.shareCapital)),
      ...loans,
      row('Other Liabilities', total.minus(equity).minus(owed)),
    ]),
  ];
}

interface Earned {
  readonly beforeTax: Money;
  readonly depreciation: Money;
}

/** The cash flow: each line is a change between the balance sheets of two years. */
function cashFlow(year: Year, { beforeTax, depreciation }: Earned) {
  const [now, before] = [year, { ...year, revenue: year.revenueBefore }].map((each) =>
    balanceSheet(each).flatMap(({ breakdown }) => breakdown),
  );
  const grown = (name: string) => valueIn(now ?? [], name).minus(valueIn(before ?? [], name));
  const less = (...names: readonly string[]) => Money.zero.minus(Money.sum(names.map(grown)));
  const equity = equityOf(year).minus(equityOf({ ...year, revenue: year.revenueBefore }));
  const operating = [
    row('Profit Before Tax', beforeTax),
    row(DEPRECIATION, depreciation),
    row(
      'Changes in Working Capital',
      less('Trade Receivables', 'Other Assets')
        .plus(grown('Trade Payables'))
        .plus(grown('Other Liabilities')),
    ),
    row('Taxes Paid', year.profit.minus(beforeTax)),
  ];
  const investing = [
    row('Purchase of Equipment', less('Property, Plant and Equipment').minus(depreciation)),
    row('Purchase of Investments', less('Investments')),
  ];
  const financing = [
    row('Net Borrowings', grown('Borrowings')),
    row('Shares Issued, Less Dividends', equity.minus(year.profit)),
  ];
  return [
    sumRow('Cash from Operating Activities', operating),
    sumRow('Cash from Investing Activities', investing),
    sumRow('Cash from Financing Activities', financing),
    row('Net Change in Cash', grown('Cash and Bank Balances')),
  ];
}

function sumRow(particular: string, lines: readonly Line[]): Line {
  return row(particular, Money.sum(lines.map(({ value }) => Money.of(value))), lines);
}

function valueIn(rows: readonly Line[], name: string): Money {
  const found = rows.find(({ particular }) => particular === name);
  if (found === undefined) throw new Error(`there is no line ${name}`);
  return Money.of(found.value);
}

/** Splits a total into named parts; the last one, `rest`, is the remainder. */
function parts(total: Money, of: readonly Part[], rest: string): readonly Line[] {
  const named = of.map(([particular, percent]) => ({ particular, value: share(total, percent) }));
  const left = total.minus(Money.sum(named.map(({ value }) => value)));
  return [...named.map(({ particular, value }) => row(particular, value)), row(rest, left)];
}

function row(particular: string, value: Money, breakdown: readonly Line[] = []): Line {
  return { particular, value: value.text, breakdown: [...breakdown] };
}

/** Rounds to the whole rupee or dollar. */
function share(whole: Money, percent: number): Money {
  return whole.times(percent).dividedBy(100).toRupee();
}
