/**
 * Calculates the rules of deposits a second time, in exact fractions of BigInt, without code of the
 * domain. Inputs are text and integers, results are fractions; only the last step rounds.
 */
export interface Fraction {
  readonly top: bigint;
  /** The denominator, greater than zero. */
  readonly bottom: bigint;
}

export interface OracleTerms {
  /** The principal in whole rupees. */
  readonly principal: bigint;
  /** Percent, as plain decimal text. */
  readonly rate: string;
  readonly days: number;
  /** Compounding periods a year; absent for simple interest. */
  readonly restsPerYear?: number | undefined;
}

export function fraction(top: bigint, bottom = 1n): Fraction {
  return { top, bottom };
}

export function fractionOf(decimalText: string): Fraction {
  const [whole = '', decimals = ''] = decimalText.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, fraction(-b.top, b.bottom));
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced(a.top * b.top, a.bottom * b.bottom);
}

export function over(a: Fraction, b: Fraction): Fraction {
  return times(a, b.top < 0n ? fraction(-b.bottom, -b.top) : fraction(b.bottom, b.top));
}

/** The interest after some days of a year of 360 days, exactly. */
export function interestAfter(terms: OracleTerms): Fraction {
  return interestAfterYears({ ...terms, years: fraction(BigInt(terms.days), 360n) });
}

/** The interest after a fraction of a year, exactly, however its days were counted. */
export function interestAfterYears(
  terms: Omit<OracleTerms, 'days'> & { readonly years: Fraction },
): Fraction {
  const principal = fraction(terms.principal);
  const rate = over(fractionOf(terms.rate), fraction(100n));
  const { years, restsPerYear } = terms;
  if (restsPerYear === undefined) return times(times(principal, rate), years);
  const rests = BigInt(restsPerYear);
  const whole = (years.top * rests) / years.bottom;
  const growth = plus(fraction(1n), over(rate, fraction(rests)));
  const compounded = times(principal, fraction(growth.top ** whole, growth.bottom ** whole));
  const broken = times(rate, minus(years, fraction(whole, rests)));
  return minus(times(compounded, plus(fraction(1n), broken)), principal);
}

/** Simple, annualised, in percent. */
export function yieldOf(interest: Fraction, terms: { principal: bigint; days: number }): Fraction {
  const rupeeYears = times(fraction(terms.principal), fraction(BigInt(terms.days), 360n));
  return over(times(interest, fraction(100n)), rupeeYears);
}

/** Half-up to some decimals, as the whole number of such parts; for values not below zero. */
export function halfUp(value: Fraction, decimals = 0): bigint {
  const scaled = value.top * 10n ** BigInt(decimals);
  return (2n * scaled + value.bottom) / (2n * value.bottom);
}

/** Whether two values differ by less than one in the 25th significant digit. */
export function agree(ours: Fraction, exact: Fraction): boolean {
  if (exact.top === 0n) return ours.top === 0n;
  const difference = minus(ours, exact);
  const size = difference.top < 0n ? -difference.top : difference.top;
  const { exponent } = leadingDigits(exact);
  const unit = exponent - 24;
  return unit >= 0
    ? size < difference.bottom * 10n ** BigInt(unit)
    : size * 10n ** BigInt(-unit) < difference.bottom;
}

/** The first 25 significant digits, cut off, and the power of ten of the first one. */
export function leadingDigits(value: Fraction): { digits: bigint; exponent: number } {
  let exponent = value.top.toString().length - value.bottom.toString().length;
  if (scaledBy(value, -exponent) < 1n) exponent -= 1;
  return { digits: scaledBy(value, 24 - exponent), exponent };
}

function scaledBy({ top, bottom }: Fraction, power: number): bigint {
  return power >= 0
    ? (top * 10n ** BigInt(power)) / bottom
    : top / (bottom * 10n ** BigInt(-power));
}

function reduced(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top < 0n ? -top : top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? fraction(0n) : fraction(top / a, bottom / a);
}
