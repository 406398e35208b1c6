import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsPerYear } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { partialExit } from '#domain/fixed-deposits/early-exit/partial-exit.ts';
import { rebookRate } from '#domain/fixed-deposits/early-exit/rebook-rate.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { wholeYears } from '#tests/arbitraries/tenures.ts';
import { cumulativeTerms, depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { fraction, halfUp, interestAfterYears } from '#tests/domain/oracle.ts';
import { dayOf, holdings, rates, ruleOf } from './exits.ts';

/** A day of JavaScript's calendar some months after another, at most the end of the month. */
function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
  return date.toISOString().slice(0, 10);
}

function days(from: string, to: string): bigint {
  return BigInt((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Completed months, and the part of the month that has begun. */
function monthsRun(from: string, to: string) {
  let months = 0;
  while (monthsAfter(from, months + 1) <= to) months += 1;
  const begun = monthsAfter(from, months);
  const part = { top: days(begun, to), bottom: days(begun, monthsAfter(from, months + 1)) };
  return { months, part };
}

/** Hundredths of a percent of a finance company's rule N2, for the given card. */
function rateOf(months: number): bigint {
  if (months < 6) return 0n;
  if (months < 12) return 740n - 300n;
  if (months < 24) return 740n - 200n;
  return months < 36 ? 775n - 200n : 810n - 200n;
}

const card = rates(['12M', '7.40'], ['24M', '7.75'], ['36M', '8.10']);
const rateText = (hundredths: bigint) =>
  `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;

/** A deposit that pays at maturity, with its years and any day of it. */
const cumulativeRun = fc
  .integer({ min: 1, max: 10 })
  .chain((years) =>
    fc.tuple(
      fc.constant(BigInt(years)),
      holdings(cumulativeTerms().map((each) => ({ ...each, tenure: Tenure.of({ years }) }))),
      fc.nat(),
    ),
  );

describe('EarlyExit', () => {
  it('agrees with exact fractions under the rule of finance companies', () => {
    const terms = fc
      .tuple(depositTerms(), wholeYears())
      .map(([each, tenure]) => ({ ...each, tenure }));
    fc.assert(
      fc.property(holdings(terms), fc.nat(), (holding, any) => {
        const today = dayOf(holding, any);
        const answer = EarlyExit.of({ holding, rule: ruleOf('nbfc'), rates: card }).on(today);
        const { months, part } = monthsRun(holding.startedOn.iso, today.iso);
        if (holding.isMaturedOn(today)) return;
        if (months < 3) {
          expect(answer.kind).toBe('not-payable');
          return;
        }
        const { principal, payoutFrequency, compoundingFrequency } = holding.quote.terms;
        const hundredths = rateOf(months);
        const exact = interestAfterYears({
          principal: BigInt(principal.text),
          rate: rateText(hundredths),
          years: fraction(BigInt(months) * part.bottom + part.top, 12n * part.bottom),
          restsPerYear: isCumulative(payoutFrequency)
            ? periodsPerYear(compoundingFrequency)
            : undefined,
        });
        const interest = halfUp(exact);
        const paid = BigInt(holding.paidOutTill(today).text);
        const due = BigInt(principal.text) + interest;
        if (answer.kind !== 'payable') throw new Error(answer.kind);
        expect(answer.interest.text).toBe(interest.toString());
        expect(answer.proceeds.text).toBe((due > paid ? due - paid : 0n).toString());
      }),
    );
  });
});

describe('rebookRate', () => {
  it('agrees with exact fractions: its rate is enough, and a step less is not', () => {
    fc.assert(
      fc.property(cumulativeRun, ([years, holding, any]) => {
        const today = dayOf(holding, any);
        const exit = EarlyExit.of({ holding, rule: ruleOf('nbfc'), rates: card });
        const answer = exit.on(today);
        if (answer.kind !== 'payable' || answer.proceeds.isZero()) return;
        const { terms } = holding.quote;
        const restsPerYear = periodsPerYear(terms.compoundingFrequency);
        const grown = (principal: bigint, rate: string, over: ReturnType<typeof fraction>) =>
          principal + halfUp(interestAfterYears({ principal, rate, years: over, restsPerYear }));
        const rate = terms.annualRatePercent.text;
        const wanted = grown(BigInt(terms.principal.text), rate, fraction(years));
        const { months, part } = monthsRun(holding.startedOn.iso, today.iso);
        const run = BigInt(months) * part.bottom + part.top;
        const left = fraction(12n * years * part.bottom - run, 12n * part.bottom);
        const at = (step: bigint) => grown(BigInt(answer.proceeds.text), rateText(step), left);
        const rebooking = rebookRate(exit, today);
        if (rebooking === undefined) {
          expect(at(10_000n) < wanted).toBe(true);
          return;
        }
        const step = BigInt(rebooking.annualRatePercent.decimal.times(100).toFixed());
        expect(rebooking.wanted.text).toBe(wanted.toString());
        expect(rebooking.reached.text).toBe(at(step).toString());
        expect(at(step) >= wanted).toBe(true);
        if (step > 0n) expect(at(step - 1n) < wanted).toBe(true);
      }),
    );
  });
});

describe('partialExit', () => {
  it('agrees with exact fractions under the rule of finance companies', () => {
    fc.assert(
      fc.property(cumulativeRun, fc.nat(), ([, holding, any], some) => {
        const today = dayOf(holding, any);
        const rule = { ...ruleOf('nbfc'), isPartAllowed: true };
        const exit = EarlyExit.of({ holding, rule, rates: card });
        const { principal, compoundingFrequency } = holding.quote.terms;
        const whole = BigInt(principal.text);
        if (exit.on(today).kind !== 'payable' || whole < 2n) return;
        const withdrawn = 1n + (BigInt(some) % (whole - 1n));
        const broken = partialExit(exit, { day: today, withdrawn: Money.of(withdrawn.toString()) });
        if (!broken.ok) throw new Error(broken.failure);
        const { months, part } = monthsRun(holding.startedOn.iso, today.iso);
        const exact = interestAfterYears({
          principal: withdrawn,
          rate: rateText(rateOf(months)),
          years: fraction(BigInt(months) * part.bottom + part.top, 12n * part.bottom),
          restsPerYear: periodsPerYear(compoundingFrequency),
        });
        const { part: paid, rest } = broken.value;
        expect(paid.proceeds.text).toBe((withdrawn + halfUp(exact)).toString());
        expect(rest.quote.terms.principal.text).toBe((whole - withdrawn).toString());
      }),
    );
  });
});
