import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';
import { publishedNames } from '#tests/tools/audit/published.ts';
import { runExample } from './examples-run.ts';

const names = publishedNames(fileURLToPath(new URL('../../domain', import.meta.url)));
const examples = names.flatMap(({ name, context, doc, members }) => [
  ...doc.examples.map((code) => ({ of: `${context}/${name}`, code })),
  ...members.flatMap((member) =>
    member.doc.examples.map((code) => ({ of: `${context}/${name}.${member.name}`, code })),
  ),
]);

describe('the examples of the documentation', () => {
  it.each(examples)('have the result that they document: $of', ({ code }) => {
    const promises = runExample(code, published);
    // An example promises a value at least once, by a comment `// => …`.
    expect(promises).not.toEqual([]);
    expect(promises.map(({ expression, found }) => ({ expression, value: found }))).toEqual(
      promises.map(({ expression, expected }) => ({ expression, value: expected })),
    );
  });

  it('detect a wrong documented result', () => {
    const [first] = runExample("const one = Money.of('1');\none.text; // => '2'", published);
    expect(first).toEqual({ expression: 'one.text', found: '1', expected: '2' });
  });
});
