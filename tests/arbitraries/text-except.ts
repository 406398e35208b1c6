import fc from 'fast-check';

/** Any text, words that every object inherits among it, but none of a closed set. */
export function textExcept(known: readonly string[]): fc.Arbitrary<string> {
  const inherited = fc.constantFrom('toString', 'constructor', '__proto__', '');
  return fc
    .oneof(
      fc.string(),
      inherited,
      fc.constantFrom(...known).map((word) => word.toUpperCase()),
    )
    .map((text) => (known.includes(text) ? `${text}?` : text));
}
