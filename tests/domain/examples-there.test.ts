import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publishedNames } from '#tests/tools/audit/published.ts';

const names = publishedNames(fileURLToPath(new URL('../../domain', import.meta.url)));
const runnable = names.filter(({ kind }) => kind === 'function' || kind === 'class');

function hasExample({ doc, members }: (typeof names)[number]): boolean {
  return [doc, ...members.map((member) => member.doc)].some((each) => each.examples.length > 0);
}

it('has an example for every published function and class', () => {
  expect(runnable.length).toBeGreaterThan(100);
  const without = runnable.filter((one) => !hasExample(one)).map(({ name }) => name);
  expect(without).toEqual([]);
});

it('has tests under the name of every published function and class, for the audit', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const tested = globSync('**/*.test.ts', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, 'utf8');
    return [...text.matchAll(/^describe\('([A-Za-z_]\w*)/gm)].map(([, name]) => name);
  });
  const without = runnable.filter(({ name }) => !tested.includes(name)).map(({ name }) => name);
  expect(without).toEqual([]);
});

it('states every published function and class in a whole sentence, which no tag cuts short', () => {
  const cut = runnable.filter(({ doc }) => !/[.!?]$/.test(doc.statement)).map(({ name }) => name);
  expect(cut).toEqual([]);
});
