import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  companyFigures,
  type CompanyFigures,
  leadAndOthers,
} from '#domain/private-market/catalogue/company-figures.ts';
import { companyAmounts } from '#tests/arbitraries/share-holdings.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const texts = maybe(fc.constantFrom('Banyan Capital', 'Series B', ' ', ''));
const counts = maybe(fc.nat({ max: 3 }));
const dates = maybe(fc.constant(CalendarDate.of('2026-03-31')));

function figures(): fc.Arbitrary<CompanyFigures> {
  return fc.record({
    totalFunding: maybe(companyAmounts()),
    fundingRounds: counts,
    latestFundingRound: texts,
    latestFundingDate: dates,
    leadInvestor: texts,
    investorCount: counts,
    annualRevenue: maybe(companyAmounts()),
    revenuePeriodEnd: dates,
    employeeCount: counts,
    employeeGrowth: maybe(fc.constant(Percentage.of('-4.5'))),
    leadAcquisition: texts,
    acquisitionCount: counts,
    leadSimilarCompany: texts,
    similarCompanyCount: counts,
    exitDetails: texts,
    marketCap: maybe(companyAmounts()),
  });
}

const isSaid = (value: unknown) =>
  value !== undefined && !(typeof value === 'string' && value.trim() === '');

describe('companyFigures', () => {
  it('uses the override if it has a value, else the company data [PM-3.11]', () => {
    fc.assert(
      fc.property(figures(), figures(), (overrides, companyData) => {
        const chosen = companyFigures({ overrides, companyData });
        const names = Object.keys(overrides) as (keyof CompanyFigures)[];
        expect(names).toHaveLength(16);
        for (const name of names) {
          const expected = [overrides[name], companyData[name]].find(isSaid);
          expect(chosen[name]).toBe(expected);
          expect(name in chosen).toBe(expected !== undefined);
        }
      }),
    );
  });

  it('ignores blanks, but not 0, and keeps the currency of an amount [PM-3.11]', () => {
    const companyData = { leadInvestor: 'Banyan', employeeCount: 120, exitDetails: 'IPO' };
    const overrides = { leadInvestor: '  ', employeeCount: 0 };
    expect(companyFigures({ overrides, companyData })).toEqual({
      leadInvestor: 'Banyan',
      employeeCount: 0,
      exitDetails: 'IPO',
    });
  });

  it('ignores invalid numbers, nulls and inherited properties', () => {
    const odd = { employeeCount: NaN, fundingRounds: Infinity, leadInvestor: null };
    const overrides = Object.assign(
      Object.create({ exitDetails: 'inherited' }),
      odd,
    ) as CompanyFigures;
    expect(companyFigures({ overrides, companyData: { employeeCount: 7 } })).toEqual({
      employeeCount: 7,
    });
  });

  it('leaves out values that are not figures, and cannot be changed', () => {
    const chosen = companyFigures({ overrides: { hack: 1 } as CompanyFigures, companyData: {} });
    expect(chosen).toEqual({});
    expect(Object.isFrozen(chosen)).toBe(true);
  });

  it.each([
    [{ fundingRounds: 'x' }, 'a whole number'],
    [{ investorCount: 1.5 }, 'a whole number'],
    [{ leadInvestor: 5 }, 'text was expected'],
    [{ latestFundingDate: '2026-03-31' }, 'a date was expected'],
    [{ employeeGrowth: 8 }, 'a percentage was expected'],
    [{ marketCap: 5 }, 'a plain object was expected'],
    [{ totalFunding: { amount: Money.of('1'), currency: 'USD' } }, 'an amount in USD'],
    [{ annualRevenue: { amount: Money.of('1'), currency: 'EUR' } }, 'INR, USD'],
  ])('refuses %j: a figure of another type, from either source', (figures, message) => {
    const wrong = figures as unknown as CompanyFigures;
    expect(() => companyFigures({ overrides: wrong, companyData: {} })).toThrow(message);
    expect(() => companyFigures({ overrides: {}, companyData: wrong })).toThrow(message);
  });
});

describe('leadAndOthers', () => {
  it.each([
    [{ lead: 'Banyan', count: 4 }, 'Banyan and 3 more'],
    [{ lead: 'Banyan', count: 2 }, 'Banyan and 1 more'],
    [{ lead: ' Banyan ', count: 1 }, 'Banyan'],
    [{ lead: 'Banyan', count: 0 }, 'Banyan'],
    [{ lead: 'Banyan' }, 'Banyan'],
    [{ lead: ' ', count: 4 }, '4'],
    [{ count: 0 }, '0'],
    [{ lead: '' }, undefined],
    [{}, undefined],
  ])('of %j says %s', (named, expected) => {
    expect(leadAndOthers(named)).toBe(expected);
  });

  it('names or counts whenever either is known', () => {
    fc.assert(
      fc.property(texts, counts, (lead, count) => {
        const said = leadAndOthers({ lead, count });
        expect(said === undefined).toBe(!isSaid(lead) && count === undefined);
        if (isSaid(lead)) expect(said?.startsWith(String(lead))).toBe(true);
      }),
    );
  });
});
