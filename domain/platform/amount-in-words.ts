import { checkMoney } from './expected-values.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FIRST_OUT_OF_RANGE = Money.of('100000000');

/**
 * Writes an amount in words in the Indian numbering system, to the paisa. Returns `Number out of
 * range` from ten crore (100 million) rupees on.
 *
 * @source AP-8.50, AP-9.42
 * @example
 * ```ts
 * rupeesInWords(Money.of('123000')); // => 'One lakh twenty-three thousand rupees'
 * ```
 */
export function rupeesInWords(money: Money): string {
  const rounded = checkMoney(money).toPaisa();
  const isOutOfRange = rounded.decimal.abs().greaterThanOrEqualTo(FIRST_OUT_OF_RANGE.decimal);
  return isOutOfRange ? 'Number out of range' : rupeesInWordsOnPaper(rounded);
}

/**
 * Writes an amount of any size in words in the Indian numbering system, to the paisa, as signed
 * papers state it.
 *
 * @source Vriddhi's own rule; the limit of AP-8.50 is that of `rupeesInWords`
 * @throws an error for 90 lakh crore rupees and above, which are not exact as a number
 * @example
 * ```ts
 * rupeesInWordsOnPaper(Money.of('100000000')); // => 'Ten crore rupees'
 * ```
 */
export function rupeesInWordsOnPaper(money: Money): string {
  const rounded = checkMoney(money).toPaisa();
  const paise = rounded.decimal.abs().times(100);
  const rupees = paise.dividedToIntegerBy(100).toNumber();
  invariant(Number.isSafeInteger(rupees), `${rounded.text} rupees are too many for words`);
  const rest = paise.modulo(100).toNumber();
  const parts = [];
  if (rupees > 0 || rest === 0) parts.push(counted(rupees, ['rupee', 'rupees']));
  if (rest > 0) parts.push(counted(rest, ['paisa', 'paise']));
  const words = `${rounded.isNegative() ? 'minus ' : ''}${parts.join(' and ')}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** Writes a whole number in words. */
function inWords(count: number): string {
  if (count < 20) return `${SMALL[count]}`;
  if (count < 100) {
    const tens = `${TENS[Math.floor(count / 10)]}`;
    return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`;
  }
  const [size, name] = scaleOf(count);
  const rest = count % size;
  return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`;
}

/** The largest of crore, lakh, thousand and hundred that is not above the number, and its name. */
function scaleOf(count: number): readonly [number, string] {
  if (count >= 10_000_000) return [10_000_000, 'crore'];
  if (count >= 100_000) return [100_000, 'lakh'];
  return count >= 1000 ? [1000, 'thousand'] : [100, 'hundred'];
}
