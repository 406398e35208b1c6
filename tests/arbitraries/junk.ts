import fc from 'fast-check';

/** What plain JavaScript may pass where something else was expected. */
export function junk(): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...WORST), numbers(), texts(), fc.anything());
}

/** Numbers that are not counts: fractional, infinite, negative, or beyond the exact integers. */
function numbers(): fc.Arbitrary<number> {
  return fc.oneof(fc.double(), fc.integer({ max: -1 }), fc.constantFrom(1e21, 2 ** 53, 1e-9));
}

/** Any text, with other scripts, lone surrogates and digits of other scripts. */
function texts(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('१२३', '٣', '９９', '\uD800', '1e5', '0x10', ' ', '-0', '1,2,3', '∞'),
  );
}

const WORST: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  true,
  '',
  {},
  [],
  [undefined],
  [Number.NaN],
  10n,
  Symbol('junk'),
  () => 1,
  new Date(Number.NaN),
  new Map(),
  Object.create(null),
  new Uint8Array([1]),
];
