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

interface Structure {
  /** In percent of the total costs. */
  readonly costs: readonly Part[];
  /** In percent of the total assets. */
  readonly assets: readonly Part[];
  readonly equity: number;
  /** In percent of the total assets. */
  readonly liabilities: readonly Part[];
}

/** The parts of costs and balance sheet by kind of business. The last part is the remainder. */
const STRUCTURES: Readonly<Record<BusinessMix, Structure>> = {
  goods: {
    costs: [
      ['Cost of Materials', 61],
      ['Employee Benefits', 12],
      ['Finance Costs', 4],
      ['Depreciation and Amortisation', 5],
    ],
    assets: [
      ['Property, Plant and Equipment', 37],
      ['Inventories', 17],
      ['Trade Receivables', 17],
      ['Investments', 10],
      ['Cash and Bank Balances', 12],
    ],
    equity: 54,
    liabilities: [
      ['Borrowings', 24],
      ['Trade Payables', 15],
    ],
  },
  services: {
    costs: [
      ['Technology and Operations', 31],
      ['Employee Benefits', 38],
      ['Finance Costs', 2],
      ['Depreciation and Amortisation', 8],
    ],
    assets: [
      ['Property, Plant and Equipment', 31],
      ['Investments', 25],
      ['Trade Receivables', 17],
      ['Cash and Bank Balances', 19],
    ],
    equity: 54,
    liabilities: [
      ['Borrowings', 24],
      ['Trade Payables', 15],
    ],
  },
  lender: {
    costs: [
      ['Finance Costs', 38],
      ['Employee Benefits', 26],
      ['Impairment', 17],
      ['Depreciation and Amortisation', 2],
    ],
    assets: [
      ['Loans to Customers', 84],
      ['Investments', 4],
      ['Cash and Bank Balances', 8],
      ['Property, Plant and Equipment', 1],
    ],
    equity: 20,
    liabilities: [
      ['Borrowings', 72],
      ['Trade Payables', 2],
    ],
  },
  insurer: {
    costs: [
      ['Claims', 75],
      ['Commissions', 11],
      ['Employee Benefits', 6],
      ['Depreciation and Amortisation', 1],
    ],
    assets: [
      ['Investments', 82],
      ['Trade Receivables', 7],
      ['Cash and Bank Balances', 4],
      ['Property, Plant and Equipment', 2],
    ],
    equity: 22,
    liabilities: [
      ['Insurance Liabilities', 64],
      ['Borrowings', 3],
      ['Trade Payables', 5],
    ],
  },
  utility: {
    costs: [
      ['Finance Costs', 37],
      ['Depreciation and Amortisation', 23],
      ['Operations and Maintenance', 18],
      ['Employee Benefits', 8],
    ],
    assets: [
      ['Property, Plant and Equipment', 84],
      ['Investments', 3],
      ['Trade Receivables', 5],
      ['Cash and Bank Balances', 5],
    ],
    equity: 27,
    liabilities: [
      ['Borrowings', 64],
      ['Trade Payables', 3],
    ],
  },
};
const OTHER_INCOME = 3;
const TAX_ON_PROFIT = 25;
const DEPRECIATION = 'Depreciation and Amortisation';
const EQUIPMENT = 'Property, Plant and Equipment';
const INVESTMENTS = 'Investments';
const CASH = 'Cash and Bank Balances';
const LOANS = 'Borrowings';
/** The assets whose changes are no changes in working capital. */
const INVESTED: readonly string[] = [EQUIPMENT, INVESTMENTS, CASH];

/** Equity in the year's balance sheet: share capital, and reserves and surplus. */
export function equityOf({
  revenue,
  assetsPercent,
  mix,
}: Pick<Year, 'revenue' | 'assetsPercent' | 'mix'>): Money {
  return share(share(revenue, assetsPercent), STRUCTURES[mix].equity);
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
  const costs = parts(expenses, STRUCTURES[mix].costs, 'Other Expenses');
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
  const { assets, equity: percent, liabilities } = STRUCTURES[year.mix];
  const [, ...owed] = parts(total, [['Equity', percent], ...liabilities], 'Other Liabilities');
  return [
    row('Total Assets', total, parts(total, assets, 'Other Assets')),
    row('Total Equity and Liabilities', total, [
      row('Share Capital', year.shareCapital),
      row('Reserves and Surplus', equity.minus(year.shareCapital)),
      ...owed,
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
  const { assets, liabilities } = STRUCTURES[year.mix];
  const lent = [...namesOf(assets), 'Other Assets'].filter((name) => !INVESTED.includes(name));
  const owed = [...namesOf(liabilities), 'Other Liabilities'].filter((name) => name !== LOANS);
  const operating = [
    row('Profit Before Tax', beforeTax),
    row(DEPRECIATION, depreciation),
    row('Changes in Working Capital', less(...lent).plus(Money.sum(owed.map(grown)))),
    row('Taxes Paid', year.profit.minus(beforeTax)),
  ];
  const investing = [
    row('Purchase of Equipment', less(EQUIPMENT).minus(depreciation)),
    row('Purchase of Investments', less(INVESTMENTS)),
  ];
  const financing = [
    row('Net Borrowings', grown(LOANS)),
    row('Shares Issued, Less Dividends', equity.minus(year.profit)),
  ];
  return [
    sumRow('Cash from Operating Activities', operating),
    sumRow('Cash from Investing Activities', investing),
    sumRow('Cash from Financing Activities', financing),
    row('Net Change in Cash', grown(CASH)),
  ];
}

function namesOf(of: readonly Part[]): readonly string[] {
  return of.map(([particular]) => particular);
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
