// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '#tests/architecture/repository-files.ts';
import { withUsedMathematics } from '#ui/build/smaller-scripts.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('decimal.js')), 'utf8');
const address = `data:text/javascript,${encodeURIComponent(withUsedMathematics(source))}`;
const { Decimal: Smaller } = (await import(/* @vite-ignore */ address)) as {
  readonly Decimal: typeof Decimal;
};
const number = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(12));

describe('decimal.js in the browser', () => {
  it('has every function that the rules call', () => {
    const left = new Set([...namesOf(Smaller), ...namesOf(Smaller.prototype)]);
    const gone = [...namesOf(Decimal), ...namesOf(Decimal.prototype)].filter(
      (name) => !left.has(name),
    );
    expect(gone).toEqual(expect.arrayContaining(['sin', 'atan2', 'toNearest', 'random']));
    const call = new RegExp(String.raw`(?<!Math)\.(?:${gone.join('|')})\(`);
    const calling = repositoryFiles().filter(
      (path) => /^(?:domain|application|ui)\/.*\.tsx?$/.test(path) && call.test(textOf(path)),
    );
    expect(calling).toEqual([]);
  });

  it('calculates as in the package', () => {
    fc.assert(
      fc.property(number, number, fc.nat(12), (one, other, decimals) => {
        expect(resultsOf(Smaller, { one, other, decimals })).toEqual(
          resultsOf(Decimal, { one, other, decimals }),
        );
      }),
    );
  });
});

type Parts = readonly [digits: bigint, decimals: number];

function resultsOf(
  library: typeof Decimal,
  of: { readonly one: Parts; readonly other: Parts; readonly decimals: number },
): readonly string[] {
  const [a, b] = [of.one, of.other].map(([digits, decimals]) =>
    new library(digits.toString()).times(new library(10).pow(-decimals)),
  ) as [Decimal, Decimal];
  const root = a.abs().plus(1);
  const results = [a.plus(b), a.minus(b), a.times(b), a.div(b.abs().plus(1)), a.toDP(of.decimals)];
  return [...results, root.pow('0.25'), root.sqrt(), root.ln(), root.log(), a.mod(root)]
    .map((result) => result.toFixed())
    .concat(String(a.cmp(b)));
}

function namesOf(object: object): readonly string[] {
  return Object.getOwnPropertyNames(object);
}
