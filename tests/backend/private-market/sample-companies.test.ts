import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { sampleCompanies } from '#infrastructure/backend/private-market/seed/sample/sample-companies.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { wholeAmount } from '#infrastructure/backend/private-market/records/company-rows.ts';
import { equityOf, factsOf, partsOf, sumOf, valueIn } from './sample-facts.ts';

const everyCompany = sampleCompanies.map((company) => ({
  ...factsOf(company),
  name: sampleShares.find(({ id }) => id === company.id)?.name ?? '',
}));

const CASH = 'Cash and Bank Balances';
const ISSUED = 'Shares Issued, Less Dividends';

describe('the cap table of a sample company', () => {
  it.each(everyCompany)('adds up to 100 percent: $name', ({ holders }) => {
    const percents = holders.map(({ percent }) => Number(percent));
    expect(percents.reduce((total, each) => total + Math.round(each * 10), 0)).toBe(1000);
    expect(Math.min(...percents)).toBeGreaterThan(0);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  });

  it.each(everyCompany)('names the investors of the latest round: $name', (facts) => {
    const [, , latest] = facts.company.funding ?? [];
    const names = facts.holders.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...(latest?.[2] ?? [])]));
  });
});

describe('the statements of a sample company', () => {
  it.each(everyCompany)('add up line by line: $name', ({ periods }) => {
    for (const period of periods) {
      const { endYear } = period;
      const revenue = valueIn(period, 'Total Revenue');
      const [operations, otherIncome] = partsOf(period, 'Total Revenue');
      expect(sumOf([operations, otherIncome]), `${endYear}`).toEqual(revenue);
      const expenses = valueIn(period, 'Total Expenses');
      expect(sumOf(partsOf(period, 'Total Expenses')), `${endYear}`).toEqual(expenses);
      const beforeTax = valueIn(period, 'Profit Before Tax');
      expect(revenue.minus(expenses), `${endYear}`).toEqual(beforeTax);
      const tax = valueIn(period, 'Tax Expense');
      expect(beforeTax.minus(tax), `${endYear}`).toEqual(valueIn(period, 'Profit After Tax'));
      const assets = valueIn(period, 'Total Assets');
      const funds = 'Total Equity and Liabilities';
      expect(sumOf(partsOf(period, 'Total Assets')), `${endYear}`).toEqual(assets);
      expect(sumOf(partsOf(period, funds)), `${endYear}`).toEqual(assets);
      expect(valueIn(period, funds), `${endYear}`).toEqual(assets);
      expect(equityOf(period).isGreaterThan(Money.zero), `${endYear}`).toBe(true);
    }
  });

  it.each(everyCompany)('explain the changes of cash and equity: $name', ({ periods }) => {
    for (const [at, period] of periods.entries()) {
      const { endYear } = period;
      const flows = ['Operating', 'Investing', 'Financing'].map((kind) => {
        const name = `Cash from ${kind} Activities`;
        const flow = valueIn(period, name);
        expect(sumOf(partsOf(period, name)), `${endYear}`).toEqual(flow);
        return flow;
      });
      const change = valueIn(period, 'Net Change in Cash');
      expect(Money.sum(flows), `${endYear}`).toEqual(change);
      const before = periods[at - 1];
      if (before === undefined) continue;
      expect(valueIn(before, CASH).plus(change), `${endYear}`).toEqual(valueIn(period, CASH));
      const added = valueIn(period, 'Profit After Tax').plus(valueIn(period, ISSUED));
      expect(equityOf(before).plus(added), `${endYear}`).toEqual(equityOf(period));
    }
  });

  it.each(everyCompany)('show new shares only until the latest round: $name', (facts) => {
    const [, , latest] = facts.company.funding ?? [];
    const roundOn = CalendarDate.of(latest?.[1] ?? `${facts.company.founded}-01-01`);
    for (const period of facts.periods) {
      if (roundOn.isAfter(CalendarDate.of(`${period.startYear}-03-31`))) continue;
      // Employees can get new shares in any year.
      const most = equityOf(period).times(2).dividedBy(100);
      const isNew = valueIn(period, ISSUED).isGreaterThan(most);
      expect({ year: period.endYear, isNew }).toEqual({ year: period.endYear, isNew: false });
    }
  });

  it.each(everyCompany)('show no more new shares than the money raised: $name', (facts) => {
    const { company, periods } = facts;
    if (company.funding === undefined) return;
    const issued = periods.map((period) => valueIn(period, ISSUED));
    const positive = issued.filter((each) => each.isGreaterThan(Money.zero));
    const raised = wholeAmount(company, company.funding[0]);
    expect(Money.sum(positive).isGreaterThan(raised)).toBe(false);
  });
});
