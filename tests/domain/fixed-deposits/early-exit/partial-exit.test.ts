import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitWorking } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import { partialExit } from '#domain/fixed-deposits/early-exit/partial-exit.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { Money } from '#domain/platform/money.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { checkedTerms, day, dayOf, exitOf, holdings, rates, ruleOf, someExits } from './exits.ts';

const rule = { ...ruleOf('bank'), isPartAllowed: true };
const terms = { ...checkedTerms, principal: Money.of('800000') };
const holding = Holding.of({ terms, startedOn: day('2026-01-15') });
const exit = EarlyExit.of({ holding, rule, rates: rates(['12M', '7.40']) });
const on = day('2027-01-15');
const partOf = (withdrawn: string, from = exit, date = on) => {
  const answer = partialExit(from, { day: date, withdrawn: Money.of(withdrawn) });
  return answer.ok ? answer.value : answer.failure;
};

describe('partialExit', () => {
  it('pays the part with the points of the whole principal, and keeps the rest', () => {
    const answer = partOf('300000');
    if (typeof answer === 'string') throw new Error(answer);
    expect(answer.part.rate.points.text).toBe('1');
    expect(answer.part.proceeds.text).toBe('319200');
    expect(exitWorking(answer.exit, on).at(-2)?.exact).toBe('319200');
    expect(answer.rest.quote.terms.principal.text).toBe('500000');
    expect(answer.rest.maturityDate.iso).toBe('2029-01-15');
    expect(answer.rest.quote.terms.annualRatePercent.text).toBe('8.1');
  });

  it('names why a part cannot be broken', () => {
    expect(partOf('100', exitOf())).toBe('part-not-allowed');
    expect(partOf('0.5')).toBe('not-whole-rupees');
    expect(partOf('0')).toBe('not-above-zero');
    expect(partOf('800000')).toBe('not-below-principal');
    expect(partOf('300000', exit, day('2026-06-15'))).toBe('not-payable');
    expect(partOf('300000', exit, day('2029-01-15'))).toBe('not-payable');
  });

  it('splits the principal, and pays for both parts as much as for the whole', () => {
    const share = fc.integer({ min: 1, max: 99 });
    const large = holdings().map(({ quote, startedOn }) => {
      const principal = quote.terms.principal.plus(Money.of(100));
      return Holding.of({ terms: { ...quote.terms, principal }, startedOn });
    });
    fc.assert(
      fc.property(someExits(large), fc.nat(), share, (whole, any, percent) => {
        const today = dayOf(whole.holding, any);
        const allowed = EarlyExit.of({
          ...{ holding: whole.holding, rates: whole.rates, reason: whole.reason },
          rule: { ...whole.rule, paidOut: 'recovered', isPartAllowed: true },
        });
        const { principal } = whole.holding.quote.terms;
        const withdrawn = principal.times(percent).dividedBy(100).toRupee();
        const all = allowed.on(today);
        const part = partialExit(allowed, { day: today, withdrawn });
        const rest = partialExit(allowed, { day: today, withdrawn: principal.minus(withdrawn) });
        if (!part.ok || !rest.ok || all.kind !== 'payable') return;
        expect(part.value.rest.quote.terms.principal).toEqual(principal.minus(withdrawn));
        const { recovered, proceeds } = all;
        if (proceeds.isZero()) return;
        const two = part.value.part.proceeds.plus(rest.value.part.proceeds);
        // Interest and payouts are rounded for each part.
        const off = two.minus(proceeds).decimal.abs();
        expect(off.lessThanOrEqualTo(recovered.isZero() ? 1 : 2)).toBe(true);
      }),
    );
  });
});
