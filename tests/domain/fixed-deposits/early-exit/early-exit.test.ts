import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cumulativeTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import {
  checkedHolding, checkedRates, checkedTerms, day, dayOf, exitOf, figures, holdings, rates, ruleOf,
  someExits, someRates, someRules,
} from './exits.ts';

const nbfc = exitOf();
const hardshipOn = (exit: EarlyExit, iso: string) => {
  const answer = exit.on(day(iso));
  if (answer.kind !== 'not-payable') return [answer.kind];
  return answer.hardship.map(({ kind, amount }) => `${kind} ${amount.text}`);
};

describe('EarlyExit', () => {
  it('gives the figures of section 1 for a finance company', () => {
    expect(hardshipOn(nbfc, '2026-04-14')).toEqual([
      ...['emergency 50000', 'critical-illness 100000'],
    ]);
    expect(figures(nbfc.on(day('2026-05-15'))).slice(0, 3)).toEqual(['0', '0', '100000']);
    expect(figures(nbfc.on(day('2026-07-15'))).slice(0, 3)).toEqual(['4.4', '2200', '102200']);
    expect(figures(nbfc.on(day('2026-09-15')))).toEqual(['4.4', '2933', '102933', '105400']);
    expect(figures(nbfc.on(day('2027-07-15')))).toEqual(['5.4', '8246', '108246', '112478.05']);
    const matured = nbfc.on(day('2029-01-15'));
    expect(matured.kind === 'matured' && matured.proceeds.text).toBe('126321');
  });

  it('gives the figure of section 1 for a housing finance company', () => {
    const hfc = exitOf({ institution: 'hfc' });
    expect(figures(hfc.on(day('2026-05-15'))).slice(0, 2)).toEqual(['4', '1333']);
    expect(figures(hfc.on(day('2026-07-15'))).slice(0, 1)).toEqual(['5.4']);
    expect(figures(hfc.on(day('2027-01-15'))).slice(0, 1)).toEqual(['6.4']);
  });

  it('gives the figure of section 1 for a bank that takes points by principal', () => {
    const of = (principal: string) => {
      const terms = {
        ...{ principal: Money.of(principal), annualRatePercent: Percentage.of('7.10') },
        ...{ tenure: tenureOf('24M'), payoutFrequency: 'at-maturity' } as const,
        compoundingFrequency: 'quarterly',
      } as const;
      const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
      const exit = exitOf({ holding, institution: 'bank', rates: rates(['12M', '6.80']) });
      return figures(exit.on(day('2027-01-15'))).slice(0, 2);
    };
    expect(of('400000')).toEqual(['6.3', '25802']);
    expect(of('500000')[0]).toBe('6.3');
    expect(of('500001')[0]).toBe('5.8');
  });

  it('takes the contracted rate if it is lower, and no points at a small finance bank', () => {
    const institution = 'small-finance-bank';
    const exit = exitOf({ institution, rates: rates(['7D', '4'], ['12M', '9']) });
    const at = (iso: string) => {
      const answer = exit.on(day(iso));
      return answer.kind === 'payable' && [answer.rate.kind, answer.rate.annualRatePercent.text];
    };
    expect(at('2026-01-21')).toEqual(['no-interest', '0']);
    expect(at('2026-01-22')).toEqual(['run-rate', '4']);
    expect(at('2027-01-15')).toEqual(['contracted-rate', '8.1']);
  });

  it('recovers payouts, as in section 1, and can fall below the principal', () => {
    const terms = {
      ...{ principal: Money.of('200000'), annualRatePercent: Percentage.of('7.80') },
      ...({ tenure: tenureOf('36M'), payoutFrequency: 'monthly' } as const),
    };
    const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
    const answer = exitOf({ holding }).on(day('2026-11-15'));
    if (answer.kind !== 'payable') throw new Error(answer.kind);
    expect(holding.paidOutTill(day('2026-11-15')).text).toBe('13000');
    expect(answer.interest.text).toBe('7333');
    expect(answer.recovered.minus(answer.interest).text).toBe('5667');
    expect(answer.proceeds.text).toBe('194333');
    expect(answer.isBelowPrincipal).toBe(true);
    const kept = exitOf({ holding, rule: { ...ruleOf('nbfc'), paidOut: 'kept' } });
    const generous = kept.on(day('2026-11-15'));
    expect(generous.kind === 'payable' && generous.proceeds.text).toBe('200000');
  });

  it('pays all of a small deposit, and at most 5 lakh in an emergency', () => {
    const of = (principal: string) => {
      const terms = { ...checkedTerms, principal: Money.of(principal) };
      return exitOf({ holding: Holding.of({ terms, startedOn: day('2026-01-15') }) });
    };
    expect(hardshipOn(of('10000'), '2026-02-01')[0]).toBe('small-deposit 10000');
    expect(hardshipOn(of('10001'), '2026-02-01')[0]).toBe('emergency 5000');
    expect(hardshipOn(of('2000000'), '2026-02-01')[0]).toBe('emergency 500000');
  });

  it('pays on the first day after the lock-in, and never where a scheme allows none', () => {
    expect(nbfc.firstDay?.iso).toBe('2026-04-15');
    expect(nbfc.on(day('2026-04-15')).kind).toBe('payable');
    expect(nbfc.on(day('2026-01-14')).kind).toBe('not-started');
    const { notBefore, ...taxSaver } = ruleOf('nbfc');
    expect(notBefore).toEqual({ months: 3 });
    const locked = exitOf({ rule: taxSaver });
    expect(locked.firstDay).toBeUndefined();
    expect(locked.on(day('2029-01-14')).kind).toBe('not-payable');
    const short = { ...checkedTerms, tenure: tenureOf('3M') };
    const holding = Holding.of({ terms: short, startedOn: day('2026-01-15') });
    expect(exitOf({ holding }).firstDay).toBeUndefined();
  });

  it('pays a death claim at once, and takes no points where the rule waives them', () => {
    expect(figures(exitOf({ reason: 'death' }).on(day('2026-02-01')))[1]).toBe('0');
    const rule = { ...ruleOf('nbfc'), pointsWaivedFor: ['longer-deposit'] as const };
    const at = (iso: string) => figures(exitOf({ rule, reason: 'longer-deposit' }).on(day(iso)))[0];
    expect([at('2026-08-15'), at('2027-07-15')]).toEqual(['7.4', '7.4']);
    expect(figures(exitOf({ rule, reason: 'death' }).on(day('2027-07-15')))[0]).toBe('5.4');
    const strict = { ...ruleOf('nbfc'), isPaidOnDeath: false };
    expect(exitOf({ rule: strict, reason: 'death' }).on(day('2026-02-01')).kind).toBe(
      'not-payable',
    );
  });

  it('has no rate if neither the card nor the rule has one, and none below zero', () => {
    const holding = checkedHolding;
    const bank = exitOf({ holding, institution: 'bank', rates: rates(['12M', '0.25']) });
    expect(bank.on(day('2026-06-15')).kind).toBe('no-rate');
    expect(figures(bank.on(day('2027-06-15')))[0]).toBe('0');
    expect(exitOf({ rates: rates() }).on(day('2026-08-15')).kind).toBe('no-rate');
  });

  it('has the same answers one by one and on the curve', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), fc.nat({ max: 60 }), (exit, any, more) => {
        const from = dayOf(exit.holding, any);
        let [expected, left] = [from, more];
        for (const answer of exit.curveFrom(from)) {
          expect(answer).toEqual(exit.on(expected));
          if (left === 0) return;
          expected = expected.plus({ days: 1 });
          left -= 1;
        }
        expect(exit.holding.isMaturedOn(expected.plus({ days: -1 }))).toBe(true);
      }),
    );
  });

  it('has one answer on the curve for each day until maturity', () => {
    const days = [...nbfc.curveFrom(day('2026-01-01'))].map((answer) => answer.day.iso);
    expect(days).toHaveLength(day('2026-01-15').daysUntil(day('2029-01-15')) + 1);
    expect([days[0], days.at(-1)]).toEqual(['2026-01-15', '2029-01-15']);
    expect([...nbfc.curveFrom(day('2030-01-01'))].map(({ kind }) => kind)).toEqual(['matured']);
  });

  it('has an answer or a named reason on every day, and the maturity amount at the end', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const { holding } = exit;
        const answer = exit.on(dayOf(holding, any));
        expect(answer.kind).toMatch(/^(payable|not-payable|no-rate|matured)$/);
        const matured = exit.on(holding.maturityDate);
        const { maturityAmount } = holding.quote;
        expect(matured.kind === 'matured' && matured.proceeds).toEqual(maturityAmount);
        expect(exit.on(holding.startedOn.plus({ days: -1 })).kind).toBe('not-started');
      }),
    );
  });

  it('never falls from day to day at one rate, with the payouts added', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const today = dayOf(exit.holding, any);
        const tomorrow = today.plus({ days: 1 });
        const [first, second] = [exit.on(today), exit.on(tomorrow)];
        if (first.kind !== 'payable' || second.kind !== 'payable') return;
        if (!first.rate.annualRatePercent.equals(second.rate.annualRatePercent)) return;
        const paid = exit.holding.paidOutTill(today);
        const nextPaid = exit.holding.paidOutTill(tomorrow);
        const now = first.proceeds.plus(paid);
        expect(second.proceeds.plus(nextPaid).isLessThan(now)).toBe(false);
      }),
    );
  });

  it('never pays more than the deposit is worth while the rate is not above the contract', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const { holding } = exit;
        const answer = exit.on(dayOf(holding, any));
        const contracted = holding.quote.terms.annualRatePercent;
        if (answer.kind !== 'payable' || exit.rule.paidOut === 'kept') return;
        if (answer.rate.annualRatePercent.isGreaterThan(contracted)) return;
        // Interest is rounded to the rupee, the value of the contract to the paisa, and each payout
        // was rounded to the rupee.
        expect(answer.cost.isLessThan(Money.of('-1.01'))).toBe(false);
      }),
    );
  });

  it('grows in proportion to the principal, apart from rounding', () => {
    const factors = fc.integer({ min: 2, max: 1000 });
    const input = fc.tuple(holdings(cumulativeTerms()), someRules(), someRates());
    fc.assert(
      fc.property(input, fc.nat(), factors, ([holding, given, card], any, factor) => {
        const bands = given.bands.map(({ from, interest }) => {
          if (interest.kind !== 'run-rate') return { from, interest };
          return { from, interest: { ...interest, points: interest.points.slice(0, 0) } };
        });
        const rule = { ...given, bands };
        const { quote, startedOn } = holding;
        const principal = quote.terms.principal.times(factor);
        const large = Holding.of({ terms: { ...quote.terms, principal }, startedOn });
        const today = dayOf(holding, any);
        const small = EarlyExit.of({ holding, rule, rates: card }).on(today);
        const big = EarlyExit.of({ holding: large, rule, rates: card }).on(today);
        if (small.kind !== 'payable' || big.kind !== 'payable') {
          expect(big.kind).toBe(small.kind);
          return;
        }
        const off = big.proceeds.minus(small.proceeds.times(factor)).decimal.abs();
        expect(off.lessThanOrEqualTo(factor / 2 + 0.5)).toBe(true);
      }),
    );
  });

  it('pays less with more points, and recovers at most what it would keep', () => {
    fc.assert(
      fc.property(someExits(), fc.nat(), (exit, any) => {
        const { holding, rates: card, rule, reason } = exit;
        const of = (paidOut: 'kept' | 'recovered') =>
          EarlyExit.of({ holding, rates: card, reason, rule: { ...rule, paidOut } });
        const today = dayOf(holding, any);
        const [kept, recovered] = [of('kept').on(today), of('recovered').on(today)];
        if (kept.kind !== 'payable' || recovered.kind !== 'payable') return;
        expect(recovered.proceeds.isGreaterThan(kept.proceeds)).toBe(false);
        expect(recovered.proceeds.isNegative()).toBe(false);
        expect(kept.isBelowPrincipal).toBe(false);
      }),
    );
  });

  it('throws for rules and rates that are incomplete', () => {
    const given = ruleOf('nbfc');
    const late = [{ from: { months: 1 }, interest: { kind: 'none' } as const }];
    expect(() => exitOf({ rule: { ...given, bands: late } })).toThrow('from the first day');
    const unknown = [{ from: { days: 0 }, interest: { kind: 'some' as 'none' } }];
    expect(() => exitOf({ rule: { ...given, bands: unknown } })).toThrow('there is no interest of');
    const hardship = [{ kind: 'holiday' as 'critical-illness' }];
    expect(() => exitOf({ rule: { ...given, hardship } })).toThrow('there is no hardship of');
    const high = [
      {
        from: { days: 0 },
        interest: { kind: 'fixed', annualRatePercent: Percentage.of(101) } as const,
      },
    ];
    expect(() => exitOf({ rule: { ...given, bands: high } })).toThrow('from 0 to 100');
    const run = (limits: readonly (number | undefined)[]) => {
      const points = limits.map((limit) => ({
        points: Percentage.of(1),
        upTo: limit === undefined ? undefined : Money.of(limit),
      }));
      const interest = { kind: 'run-rate', basis: 'run-rate', points } as const;
      return exitOf({ rule: { ...given, bands: [{ from: { days: 0 }, interest }] } });
    };
    expect(run([100, 200, undefined]).rule.bands).toHaveLength(1);
    for (const limits of [[200, 100], [100, 100], [undefined, 100], [undefined, undefined]]) {
      expect(() => run(limits)).toThrow('points in order of the principal');
    }
    const misspelt = { holding: checkedHolding, rule: given, rates: checkedRates, cause: 'death' };
    expect(() => EarlyExit.of(misspelt)).toThrow('there is no option "cause"');
  });
});
