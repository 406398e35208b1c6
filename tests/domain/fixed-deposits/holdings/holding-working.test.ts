import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interestTillWorking } from '#domain/fixed-deposits/holdings/holding-working.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { thirtyDayMonths } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { cumulativeTerms, depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const day = (iso: string) => CalendarDate.of(iso);
const started = fc.record({ terms: depositTerms(), startedOn: calendarDates() });
/** A holding and a day of its life, the first and the last one included. */
const daysOfHoldings = fc
  .tuple(started, fc.nat())
  .map(([deposit, any]): [Holding, CalendarDate] => {
    const holding = Holding.of(deposit);
    const length = holding.startedOn.daysUntil(holding.maturityDate);
    return [holding, holding.startedOn.plus({ days: any % (length + 1) })];
  });
const lakh = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('12'),
  tenure: tenureOf('1Y 10D'),
};
const shown = (holding: Holding, on: string) =>
  interestTillWorking(holding, day(on)).map(
    ({ rule, formula, exact, rounded }) => `${rule} = ${formula} = ${rounded ?? exact}`,
  );

describe('interestTillWorking', () => {
  it('ends at the interest till the day', () => {
    fc.assert(
      fc.property(daysOfHoldings, ([holding, today]) => {
        const last = interestTillWorking(holding, today).at(-1);
        expect(last?.rounded).toBe(holding.interestTill(today).text);
        const isMatured = holding.isMaturedOn(today);
        expect(last?.rule).toBe(isMatured ? 'Total interest' : 'Interest till date');
      }),
    );
  });

  it('shows figures only, never an exponent', () => {
    fc.assert(
      fc.property(daysOfHoldings, ([holding, today]) => {
        for (const { exact, inputs } of interestTillWorking(holding, today)) {
          for (const figure of [exact, ...inputs.map(({ value }) => value)]) {
            expect(figure).toMatch(/^-?[0-9]+(\.[0-9]+)?$/);
          }
        }
      }),
    );
  });

  it('counts whole months as equally long, and the real days of the running month', () => {
    const terms = { ...lakh, payoutFrequency: 'monthly' } as const;
    const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
    expect(shown(holding, '2026-02-08')).toEqual([
      'Days so far = (months + days / length) x 360 / 12 = 23.22580645161290322580645161290322580646',
      'Interest till date = P x r x E / 360 = 774.19',
    ]);
    expect(shown(holding, '2026-02-22')).toEqual([
      'Days so far = (months + days / length) x 360 / 12 = 37.5',
      'Days paid for = months x 360 / 12 = 30',
      'Interest since the last payout = P x r x (E - F) / 360 = 250',
      'Interest till date = W + S = 1250',
    ]);
    expect(shown(holding, '2027-01-18')).toEqual([
      'Days so far = months x 360 / 12 + days = 363',
      'Days paid for = months x 360 / 12 = 360',
      'Interest since the last payout = P x r x (E - F) / 360 = 100',
      'Interest till date = W + S = 12100',
    ]);
    expect(shown(holding, '2026-01-01').at(-1)).toMatch(/ = 0$/);
  });

  it('spreads what is left after the last payout of a tenure in days over its real days', () => {
    const terms = { ...lakh, tenure: tenureOf('365D'), payoutFrequency: 'monthly' } as const;
    const holding = Holding.of({ terms, startedOn: day('2026-01-31') });
    expect(shown(holding, '2027-01-15')).toEqual([
      'Days so far = months x 360 / 12 + rest x days / length = ' +
        '346.935483870967741935483870967741935484',
      'Days paid for = months x 360 / 12 = 330',
      'Interest since the last payout = P x r x (E - F) / 360 = 564.52',
      'Interest till date = W + S = 11564.52',
    ]);
  });

  it('names the next payout if more than that would have accrued', () => {
    const terms = { ...lakh, annualRatePercent: Percentage.of('0.001') };
    const holding = Holding.of({
      terms: { ...terms, tenure: tenureOf('1Y'), payoutFrequency: 'quarterly' },
      startedOn: day('2026-01-15'),
    });
    // A payout of 0.25 rupees rounds to nothing: the first rupee is paid after six months.
    expect(shown(holding, '2026-06-15').at(-1)).toBe('Interest till date = P x r x E / 360 = 0.42');
    const small = { ...terms, annualRatePercent: Percentage.of('0.0149') };
    const rounded = Holding.of({
      terms: { ...small, tenure: tenureOf('2M'), payoutFrequency: 'monthly' },
      startedOn: day('2026-01-15'),
    });
    // 1.24 a month: 1 is paid first.
    expect(shown(rounded, '2026-02-14').at(-1)).toBe('Interest till date = N = 1');
  });

  it('is the working of the total interest from the maturity day on', () => {
    const terms = { ...lakh, tenure: tenureOf('1Y'), payoutFrequency: 'monthly' } as const;
    const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
    for (const on of ['2027-01-15', '2027-01-16']) {
      const steps = interestTillWorking(holding, day(on));
      expect(steps.map(({ rule }) => rule)).toEqual(['Days in the tenure', 'Total interest']);
      expect(steps.at(-1)?.rounded).toBe('12000');
    }
  });

  it('adds interest after each whole period if it stays in the deposit', () => {
    const terms = { ...lakh, payoutFrequency: 'at-maturity', compoundingFrequency: 'quarterly' };
    const holding = Holding.of({ terms: terms as never, startedOn: day('2026-01-15') });
    expect(shown(holding, '2026-05-15')).toEqual([
      'Days so far = months x 360 / 12 + days = 120',
      'Days in one period = 360 / n = 90',
      'Whole periods = E x n / 360, rounded down = 1',
      'Days of the broken period = E - k x 360 / n = 30',
      'Balance after the whole periods = P x (1 + r / n)^k = 103000',
      'Interest till date = A x (1 + r x b / 360) - P = 4030',
    ]);
  });

  it('names the rule by which the running period is calculated', () => {
    fc.assert(
      fc.property(cumulativeTerms(), calendarDates(), (terms, startedOn) => {
        const convention = { ...thirtyDayMonths, brokenPeriod: 'fractional-exponent' } as const;
        const holding = Holding.of({ terms: { ...terms, convention }, startedOn });
        const last = interestTillWorking(holding, startedOn).at(-1);
        expect(last?.formula).toBe('A x (1 + r / n)^(b / p) - P');
        expect(last?.inputs.map(({ name }) => name)).toEqual(['A', 'r', 'b', 'n', 'p', 'P']);
      }),
    );
  });
});
