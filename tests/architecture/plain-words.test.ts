import { describe, expect, it } from 'vitest';
import {
  refusedInComments,
  refusedInCopy,
  refusedInHashComments,
  refusedInProse,
  type RefusedWording,
} from './plain-words.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

type Reader = (source: string) => readonly RefusedWording[];

/** What is read of which files. */
const readers: Readonly<Record<string, readonly [RegExp, Reader]>> = {
  'comments of the code': [/\.(tsx?|mjs|js|css)$/, refusedInComments],
  'comments of the settings': [/^\.ci\/run$|\.(sh|ya?ml|conf)$|Dockerfile/, refusedInHashComments],
  documents: [/\.md$/, refusedInProse],
  'texts of the screens': [/^ui\/.*(copy|text)\.tsx?$/, refusedInCopy],
};

/** The check itself and its test name the wording. */
const SELF = 'tests/architecture/plain-words';
const files = repositoryFiles().filter((path) => !path.startsWith(SELF));

describe.each(Object.entries(readers))('the %s', (_what, [paths, refusedIn]) => {
  const read = files.filter((path) => paths.test(path));

  it('name who does what, by the terms of the field', () => {
    expect(read).not.toEqual([]);
    const found = read.flatMap((path) =>
      refusedIn(textOf(path)).map(({ line, text, reason }) => {
        return `${path}:${line} ${text}\n    ${reason}`;
      }),
    );
    expect(found).toEqual([]);
  });
});

describe('a comment', () => {
  it.each([
    '// Nobody waits for it.',
    '/** Says what becomes of an order. */',
    '/*\n * Shown at\n * a stretch.\n */',
    'const a = 1; // shown to whoever asks',
    '// Replaces what stands there.',
    '// The message tells of the order.',
  ])('is refused with vague wording: %j', (source) => {
    expect(refusedInComments(source)).toHaveLength(1);
  });

  it('is distinguished from texts', () => {
    expect(refusedInComments("const text = 'Nobody but you sees it.';")).toEqual([]);
    expect(refusedInComments("const at = 'https://example.in/somebody';")).toEqual([]);
  });

  it('of a script is refused too', () => {
    expect(refusedInHashComments('apt-get install x # for ever')).toHaveLength(1);
    expect(refusedInHashComments('echo nobody')).toEqual([]);
  });
});

describe('a document', () => {
  it('is refused with vague wording, outside code and titles of tests', () => {
    expect(refusedInProse('Whoever asks\nis answered.')).toHaveLength(1);
    expect(refusedInProse('Run `nobody`.\n```\nanybody\n```\n| `x` › asks nobody |')).toEqual([]);
  });
});

describe('a text of a screen', () => {
  it('may name nobody, and is refused with other vague wording', () => {
    expect(refusedInCopy("text: 'Nobody but you sees it.', // Whoever")).toEqual([]);
    expect(refusedInCopy("text: 'You are told of each step.',")).toHaveLength(1);
  });
});
