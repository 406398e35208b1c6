import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/deposit-terms.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { rounded } from './figure.ts';
import type { Figure } from './figure.ts';
import { timesSlower } from './timing.ts';

/** A deposit at maturity, and how its interest falls into periods. */
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

/** The closed form alone, as somebody would write it with decimal.js: maturity and interest. */
function closedForm({ perYear, whole, brokenDays }: Sample): readonly [Decimal, Decimal] {
  const compounded = P.times(r.dividedBy(perYear).plus(1).pow(whole));
  const exact = compounded.times(r.times(brokenDays).dividedBy(360).plus(1));
  const maturity = exact.toDecimalPlaces(20).toDecimalPlaces(0);
  return [maturity, maturity.minus(P)];
}

/** The schedule as a plain loop with decimal.js: the same figures in plain objects. */
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

/** Quotes and schedules beside the bare arithmetic, in one run. */
export function measureAgainstBare(): readonly Figure[] {
  return samples.flatMap((one) => {
    check(one);
    const quote = timesSlower(
      () => depositQuote(one.terms).maturityAmount,
      () => closedForm(one),
    );
    const options = { calls: 400, rounds: 15 };
    // A schedule comes with its quote, so the bare side reckons both too.
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

/** Both reckon the same, or the comparison says nothing. */
function check(one: Sample): void {
  const quote = depositQuote(one.terms);
  const [maturity] = closedForm(one);
  const isSame =
    quote.maturityAmount.decimal.equals(maturity) && loop(one).length === quote.schedule.length;
  if (!isSame) throw new Error(`${one.name} is not reckoned the same`);
}
