import fc from 'fast-check';

/** Values that no form produces but that any client may send. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', '\ud800', '٣٤٥', '\u202Egnp.exe', '😀'.repeat(40), 'x'.repeat(20_000)],
    ...["'; drop table investors; --", '<script>alert(1)</script>', '../../etc/passwd', '${7*7}'],
    ...[Number.MAX_SAFE_INTEGER, -1, 0, 1e308, 0.1, 2_147_483_648, '1e9', '-0', 'NaN', '0x10'],
    ...[null, true, [], {}, [[]], { length: 1 }, '31/02/2026', '2026-13-45T99:99:99Z'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

type Path = readonly string[];

/** The value with one part, at any depth, replaced by a hostile value, removed or extended. */
export function damaged(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .record({
      place: fc.constantFrom(...placesOf(value)),
      act: fc.constantFrom('replace', 'remove', 'add', 'poison'),
      by: hostile,
    })
    .map(({ place, act, by }) => {
      if (act === 'add') return changed(value, [...place, 'surplus'], by);
      if (act === 'poison') return JSON.parse(poisoned(value)) as unknown;
      return changed(value, place, act === 'remove' ? undefined : by);
    });
}

function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]));
  return [path, ...inner];
}

function changed(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const inner = changed((value as Record<string, unknown>)[key], rest, by);
  if (Array.isArray(value)) {
    return value.map((each: unknown, at) => (String(at) === key ? inner : each));
  }
  return { ...value, [key]: inner };
}

/** Adds `__proto__` as an own field, as a JSON parser does. */
function poisoned(value: unknown): string {
  const text = JSON.stringify(value ?? {});
  return text.startsWith('{')
    ? `{"__proto__":{"isAdmin":true}${text === '{}' ? '' : ','}${text.slice(1)}`
    : text;
}
