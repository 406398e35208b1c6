import { describe, expect, it } from 'vitest';
import { layers } from './import-table.ts';
import { refusedWording } from './plain-words.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

const product = repositoryFiles().filter(
  (path) => layers.some((layer) => path.startsWith(`${layer}/`)) && /\.(tsx?|css)$/.test(path),
);

describe('comments of the product', () => {
  it('name who does what, by the terms of the field', () => {
    const found = product.flatMap((path) =>
      refusedWording(textOf(path)).map(({ line, comment, reason }) => {
        return `${path}:${line} ${comment}\n    ${reason}`;
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    '// Nobody waits for it.',
    '/** Says what becomes of an order. */',
    '/*\n * Shown at\n * a stretch.\n */',
    'const a = 1; // told to whoever asks',
  ])('are refused where they do not: %j', (source) => {
    expect(refusedWording(source)).toHaveLength(1);
  });

  it('are told apart from texts', () => {
    expect(refusedWording("const text = 'Nobody but you sees it.';")).toEqual([]);
    expect(refusedWording("const at = 'https://example.in/somebody';")).toEqual([]);
  });
});
