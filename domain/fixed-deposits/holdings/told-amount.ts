import { Money } from '../../platform/money.ts';

/** Sums of told amounts stay far below what an amount can hold. */
const HIGHEST = Money.of('1000000000');

/**
 * Reads an amount that an investor tells about themselves.
 *
 * @returns whole rupees from 0 to 100 crore; undefined for any other text
 */
export function toldAmount(text: string): Money | undefined {
  const parsed = Money.parse(text);
  if (!parsed.ok || !parsed.value.isWholeRupees || parsed.value.isNegative()) return undefined;
  return parsed.value.isGreaterThan(HIGHEST) ? undefined : parsed.value;
}
