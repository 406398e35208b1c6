import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { timesSlower } from '#tests/performance/support/timing.ts';

/** A deposit with interest at maturity, and the number of its compounding periods. */
interface Sample {
  readonly name: string;
  readonly terms: DepositTerms;
  readonly perYear: number;
  readonly whole: number;
  readonly brokenDays: number;
}

const common = {
  principal: Money.of('500000'),
  annualRatePercent: Percentage.of('8.75'),
  payoutFrequency: 'at-maturity',
} as const;
const P = common.principal.decimal;
const r = common.annualRatePercent.fraction;

const samples: readonly Sample[] = [
  sample('36M yearly', { tenure: Tenure.of({ months: 36 }), compoundingFrequency: 'yearly' }, 1),
  sample('18M yearly', { tenure: Tenure.of({ months: 18 }), compoundingFrequency: 'yearly' }, 1),
  sample('5Y quarterly', { tenure: Tenure.of({ years: 5 }), compoundingFrequency: 'quarterly' }, 4),
  sample('10Y monthly', { tenure: Tenure.of({ years: 10 }), compoundingFrequency: 'monthly' }, 12),
];

function sample(
  name: string,
  terms: Pick<DepositTerms, 'tenure' | 'compoundingFrequency'>,
  perYear: number,
): Sample {
  const period = 360 / perYear;
  const whole = Math.floor(terms.tenure.days / period);
  const brokenDays = terms.tenure.days - whole * period;
  return { name, terms: { ...common, ...terms }, perYear, whole, brokenDays };
}

/** The closed formula with decimal.js alone: maturity amount and interest. */
function closedForm({ perYear, whole, brokenDays }: Sample): readonly [Decimal, Decimal] {
  const compounded = P.times(r.dividedBy(perYear).plus(1).pow(whole));
  const exact = compounded.times(r.times(brokenDays).dividedBy(360).plus(1));
  const maturity = exact.toDecimalPlaces(20).toDecimalPlaces(0);
  return [maturity, maturity.minus(P)];
}

/** The schedule as a simple loop with decimal.js that creates plain objects. */
function loop(of: Sample): readonly object[] {
  const { perYear, whole, brokenDays } = of;
  const factor = r.dividedBy(perYear).plus(1);
  const rows: object[] = [];
  let exact = P;
  let opening = P;
  for (let number = 1; number <= whole; number += 1) {
    exact = exact.times(factor);
    const closing = exact.toDecimalPlaces(20).toDecimalPlaces(0);
    rows.push({ number, days: 360 / perYear, opening, interest: closing.minus(opening), closing });
    opening = closing;
  }
  if (brokenDays > 0) {
    const [closing] = closedForm(of);
    const interest = closing.minus(opening);
    rows.push({ number: whole + 1, days: brokenDays, opening, interest, closing });
  }
  return rows;
}

/** Compares quotes and schedules with the bare arithmetic, in the same run. */
export function measureAgainstBare(): readonly Figure[] {
  return samples.flatMap((one) => {
    check(one);
    const quote = timesSlower(
      () => depositQuote(one.terms).maturityAmount,
      () => closedForm(one),
    );
    const options = { calls: 400, rounds: 15 };
    // The schedule includes the quote, so the bare side computes both, too.
    const schedule = timesSlower(
      () => depositQuote(one.terms).schedule,
      () => [closedForm(one), loop(one)],
      options,
    );
    return [
      figure(`quote of ${one.name}, to the closed form`, quote),
      figure(`schedule of ${one.name}, to a bare loop`, schedule),
    ];
  });
}

function figure(what: string, times: number): Figure {
  return { what, value: rounded(times, 2), unit: 'times', goal: 2, how: 'bare decimal.js' };
}

/** Both sides must have the same result, or the comparison is meaningless. */
function check(one: Sample): void {
  const quote = depositQuote(one.terms);
  const [maturity] = closedForm(one);
  const isSame =
    quote.maturityAmount.decimal.equals(maturity) && loop(one).length === quote.schedule.length;
  if (!isSame) throw new Error(`${one.name} is not reckoned the same`);
}
