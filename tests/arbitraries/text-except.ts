import fc from 'fast-check';

/** Any text that is not in a closed set, including names that every object inherits. */
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
