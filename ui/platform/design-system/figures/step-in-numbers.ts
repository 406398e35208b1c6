/** One step of a calculation that a user can repeat with a pocket calculator. */
export interface ShownStep {
  /** The quantity that the step computes. */
  readonly title: string;
  /** The formula, in terms of the symbols of `parts`. */
  readonly formula: string;
  readonly parts: readonly ShownPart[];
  readonly result: string;
}

export interface ShownPart {
  readonly letter: string;
  readonly meaning: string;
  readonly value: string;
}

/** A term with a factor of 0. */
const NOTHING = /^(?:[^()]* )?₹?0(?: [^()]*)?$/;

/**
 * The numbers of a step with the signs of a textbook. Factors of 1 and terms of 0 are left out:
 * `3 × 360 + 0 × 360 ÷ 12 + 0` is `3 × 360`.
 */
export function stepInNumbers({ formula, parts }: ShownStep): string {
  const values = new Map(parts.map(({ letter, value }) => [letter, value]));
  const numbers = withSigns(formula).replaceAll(/[A-Za-z]+/g, (name) => values.get(name) ?? name);
  const short = numbers
    .replaceAll(/ × ([\d.]+) ÷ 100(?![\d.])/g, ' × $1%')
    .replaceAll(/ [×÷] 1(?![\d.,])/g, '');
  return asPower(withoutZeros(short.replaceAll(/(?<=\()[^()]*(?=\))/g, withoutZeros)));
}

/** A sum or difference with the name of each part; another calculation in numbers. */
export function sumInWords(step: ShownStep): string {
  const { formula, parts, result } = step;
  if (!/^[A-Z]+( [+-] [A-Z]+)*$/.test(formula)) {
    return cutToPaise(`${stepInNumbers(step)} = ${result}.`);
  }
  const names = new Map(
    parts.map(({ letter, meaning, value }) => [letter, `${meaning} ${value}`]),
  );
  const sum = withSigns(formula).replaceAll(/[A-Z]+/g, (letter) => names.get(letter) ?? letter);
  return `${sum.replaceAll(/ [+−] [^+−]* ₹0(?= |$)/g, '')} = ${cutToPaise(result)}.`;
}

/** A formula with ×, ÷ and − in place of the letters and hyphens of plain text. */
export function withSigns(formula: string): string {
  return formula.replaceAll(' x ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ');
}

/** Amounts and long decimals with two decimals; what is cut off is replaced by `…`. */
export function cutToPaise(text: string): string {
  return text.replaceAll(/(₹[\d,]+\.\d\d|\.\d\d(?=\d*…))\d+…?/g, '$1…');
}

function withoutZeros(sum: string): string {
  const [first = '', ...rest] = sum.split(/(?= [+−] )/);
  const terms = rest.filter((term) => !NOTHING.test(term.slice(3)));
  if (!NOTHING.test(first)) return [first, ...terms].join('');
  const [next, ...others] = terms;
  return next?.startsWith(' + ') === true ? [next.slice(3), ...others].join('') : sum;
}

/** A whole power as raised digits; powers of 0 and 1 are left out. */
function asPower(text: string): string {
  return text
    .replaceAll(' × (1)', '')
    .replaceAll(/ × \([^()]*\)\^0|\^1(?!\d)/g, '')
    .replaceAll(/\^(\d+)$/g, (_, digits: string) =>
      digits.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))),
    );
}
