import { describe, expect, it } from 'vitest';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { type TdsFacts, tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { needsReadingDay } from '#domain/platform/dated.ts';
import { Money } from '#domain/platform/money.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const day = (iso: string) => CalendarDate.of(iso);
const taxYear = TaxYear.of(2026);
const holder: TaxedHolder = {
  id: 'A',
  kind: 'individual',
  birthDate: day('1986-06-15'),
  hasValidPan: true,
};

function forecastOf(deposits: readonly DepositLike[], change: Partial<TdsFacts> = {}) {
  const facts = { deposits, holders: [holder], taxYear, today: day('2026-05-01'), ...change };
  return tdsForecast(facts) ?? [];
}

/** The interest and the tax of each payer, as the worked examples state them. */
function figuresOf(deposits: readonly DepositLike[], person: Partial<TaxedHolder> = {}) {
  const holders = [{ ...holder, ...person }];
  return forecastOf(deposits, { holders }).map(({ interest, atCrossing }) => [
    interest.text,
    atCrossing.total.text,
  ]);
}

const nbfc = { institution: 'nbfc', issuerId: 'N' } as const;
const senior = { birthDate: day('1967-03-31') };
/** Reaches 60 on 31 March, the day before the birthday (Circular 28/2016). */
const sixtyOnFirst = { birthDate: day('1967-04-01') };

describe('tdsForecast', () => {
  it.each([
    ['bank, age 40', { principal: '700000', rate: '7.20' }, {}, ['50400', '5040']],
    ['bank, 60 on 31 March', { principal: '700000', rate: '7.20' }, senior, ['50400', '0']],
    ['bank, 60 on 1 April', { principal: '700000', rate: '7.20' }, sixtyOnFirst, ['50400', '0']],
    ['bank, at the limit', { principal: '694444', rate: '7.20' }, {}, ['50000', '0']],
    ['company, at the limit', { principal: '125000', rate: '8', ...nbfc }, {}, ['10000', '0']],
    ['company', { principal: '126000', rate: '8', ...nbfc }, {}, ['10080', '1008']],
    [
      'company, without PAN',
      { principal: '126000', rate: '8', ...nbfc },
      { hasValidPan: false },
      ['10080', '2016'],
    ],
    ['company, senior', { principal: '126000', rate: '8', ...nbfc }, senior, ['10080', '1008']],
    [
      'bank, monthly payouts',
      { principal: '1200000', rate: '7.60', payout: 'monthly' },
      {},
      ['91200', '9120'],
    ],
  ] as const)(
    'has the figures of the worked example: %s (beyond the documents, section 3)',
    (_, written, person, figures) => {
      expect(figuresOf([depositOf(written)], person)).toEqual([figures]);
    },
  );

  it('adds up deposits at one company, not at two (beyond the documents, section 3)', () => {
    const first = depositOf({ principal: '90000', rate: '8.25', ...nbfc });
    const later = { principal: '60000', rate: '8.10', from: '2026-06-01', id: '2', ...nbfc };
    expect(figuresOf([first, depositOf(later)])).toEqual([['11475', '1147.5']]);
    expect(figuresOf([first, depositOf({ ...later, issuerId: 'M' })])).toEqual([
      ['7425', '0'],
      ['4050', '0'],
    ]);
  });

  it('lists the credits of both ways of a payer (beyond the documents, section 3)', () => {
    const deposit = depositOf({ principal: '1200000', rate: '7.60', payout: 'monthly' });
    const [forecast] = forecastOf([deposit]);
    const listed = (way: 'atCrossing' | 'early') =>
      forecast?.[way].deductions.map(({ date, tax }) => `${date.iso} ${tax.text}`);
    expect(forecast?.crossingDay?.iso).toBe('2026-11-01');
    expect(forecast?.credits[6]?.total.text).toBe('53200');
    expect(listed('atCrossing')).toEqual([
      '2026-11-01 5320',
      ...['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-03-31'].map(
        (date) => `${date} 760`,
      ),
    ]);
    expect(listed('early')).toHaveLength(12);
    expect(listed('early')?.[0]).toBe('2026-05-01 760');
    expect(forecast?.early.total.text).toBe('9120');
  });

  it('does not tax a payout again that was credited on 31 March', () => {
    const deposit = depositOf({
      ...{ principal: '1200000', rate: '7.60', payout: 'monthly' },
      ...{ tenure: '2Y', from: '2026-04-16' },
    });
    const [first] = forecastOf([deposit], { taxYear });
    const [second] = forecastOf([deposit], { taxYear: taxYear.next });
    expect(first?.credits.at(-1)).toMatchObject({ date: day('2027-03-31') });
    expect(first?.credits.at(-1)?.interest.text).toBe('3923');
    expect(second?.credits[0]?.interest.text).toBe('3677');
    expect(second?.credits[0]?.date.iso).toBe('2027-04-16');
  });

  it('adds up interest credited on one day, before it compares with the limit', () => {
    const by = { principal: '120000', rate: '8', ...nbfc };
    const [forecast] = forecastOf([depositOf(by), depositOf({ ...by, id: '2' })]);
    expect(forecast?.credits.map(({ total }) => total.text)).toEqual(['19200']);
    expect(forecast?.deposits.map(({ interest }) => interest.text)).toEqual(['9600', '9600']);
  });

  it('taxes interest of the day of a Form 121, and frees that of later days', () => {
    const deposit = depositOf({ principal: '1200000', rate: '7.60', payout: 'monthly' });
    const form = { issuerId: 'S', holderId: 'A', taxYear, income: Money.zero };
    const taxed = (givenOn: string) => {
      const [forecast] = forecastOf([deposit], { forms: [{ ...form, givenOn: day(givenOn) }] });
      return forecast?.atCrossing.deductions.map(({ date }) => date.iso);
    };
    expect(taxed('2026-10-31')).toEqual([]);
    expect(taxed('2026-11-01')).toEqual(['2026-11-01']);
    expect(taxed('2026-12-01')).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('is undefined for a tax year before the first known limit', () => {
    const facts = { deposits: [], holders: [], today: day('2026-05-01') };
    expect(tdsForecast({ ...facts, taxYear: TaxYear.of(2025) })).toBeUndefined();
    expect(tdsForecast({ ...facts, taxYear })).toEqual([]);
  });

  it('names the sources of its limit and rate', () => {
    const [forecast] = forecastOf([depositOf({ principal: '700000', rate: '7.20' })]);
    expect(forecast?.limitRule.source.mark).toBe('Q');
    expect(needsReadingDay(forecast?.rateRule.source ?? fail())).toBe(true);
    expect(forecast?.ageRule.value).toBe(60);
    expect(needsReadingDay(forecast?.ageRule.source ?? fail())).toBe(true);
  });

  it('groups the spellings of an issuer, and the holders of a payer', () => {
    const by = { principal: '126000', rate: '8', institution: 'nbfc' } as const;
    const deposits = [
      depositOf({ ...by, issuerId: 'Malhar' }),
      depositOf({ ...by, issuerId: ' malhar ', id: '2' }),
      depositOf({ ...by, issuerId: 'malhar', id: '3', holders: ['B', 'A'], right: 'joint' }),
    ];
    const holders = [holder, { ...holder, id: 'B' }];
    const forecasts = forecastOf(deposits, { holders });
    expect(forecasts.map(({ holderId, interest }) => [holderId, interest.text])).toEqual([
      ['A', '20160'],
      ['B', '10080'],
    ]);
  });

  it('counts a holder of unknown age, a family and a firm as under 60', () => {
    const deposit = depositOf({ principal: '700000', rate: '7.20' });
    for (const person of [
      { birthDate: undefined },
      { kind: 'hindu-undivided-family', ...senior },
      { kind: 'other', ...senior },
    ] as const) {
      expect(figuresOf([deposit], person)).toEqual([['50400', '5040']]);
    }
    expect(figuresOf([deposit], { birthDate: day('1967-04-02') })).toEqual([['50400', '5040']]);
  });

  const asBanks = ['small-finance-bank', 'post-office'] as const;

  it.each(asBanks)('has the limit of banks for a %s', (institution) => {
    const deposit = depositOf({ principal: '694444', rate: '7.20', institution });
    expect(figuresOf([deposit])).toEqual([['50000', '0']]);
  });

  it('has the limit of finance companies for a housing finance company', () => {
    const deposit = depositOf({ principal: '126000', rate: '8', institution: 'hfc' });
    expect(figuresOf([deposit])).toEqual([['10080', '1008']]);
  });

  it.each([
    [{ holders: [] }, 'the first holder of each deposit must be in the list'],
    [{ deposits: [{}] }, 'text was expected'],
    [{ taxYear: 2026 }, 'a tax year was expected'],
    [{ today: '2026-05-01' }, 'a date was expected'],
    [{ forms: [{}] }, 'text was expected'],
    [{ form: [] }, 'there is no option "form"'],
    [{ holders: [{ ...holder, kind: 'person' }] }, 'one of individual'],
    [{ holders: [{ ...holder, hasValidPan: 1 }] }, 'true or false was expected'],
    [{ holders: [{ ...holder, birthDate: '1986' }] }, 'a date was expected'],
  ])('refuses the facts %o', (change, message) => {
    const deposits = [depositOf({ principal: '700000', rate: '7.20' })];
    const facts = { deposits, holders: [holder], taxYear, today: day('2026-05-01') };
    expect(() => tdsForecast({ ...facts, ...change } as unknown as TdsFacts)).toThrow(message);
  });

  it('refuses an issuer that is two kinds of institution', () => {
    const bank = depositOf({ principal: '700000', rate: '7.20' });
    const other = depositOf({ principal: '700000', rate: '7.20', id: '2', institution: 'nbfc' });
    expect(() => forecastOf([bank, other])).toThrow('the issuer S must be one kind of institution');
  });
});

function fail(): never {
  throw new Error('there is no forecast');
}
