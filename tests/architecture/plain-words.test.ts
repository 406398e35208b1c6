import { describe, expect, it } from 'vitest';
import {
  refusedInComments,
  refusedInCopy,
  refusedInHashComments,
  refusedInProse,
  refusedInTitles,
  type RefusedWording,
} from './plain-words.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

type Reader = (source: string) => readonly RefusedWording[];

/** Which parts of which files are checked. */
const readers: Readonly<Record<string, readonly [RegExp, Reader]>> = {
  'comments of the code': [/\.(tsx?|mjs|js|css)$/, refusedInComments],
  'comments of the settings': [/^\.ci\/run$|\.(sh|ya?ml|conf)$|Dockerfile/, refusedInHashComments],
  documents: [/\.md$/, refusedInProse],
  'titles of tests': [/^tests\/.*\.(test|journey|exhaustive)\.tsx?$/, refusedInTitles],
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
    '/** What the amount becomes, as a line. */',
    '/** Messages that a form sends, at most. */',
    '// The panel stands beside the list.',
    '// The token of the asker.',
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

describe('a title of a test', () => {
  it.each([
    "it('is none without a price', () => {});",
    "describe('what an order brings', () => {",
    "test('accepts two, whatever they are [FD-1.1]', async ({ page }) => {",
    "it.each(ORDERS)('stands in %s', (order) => {",
    "  ] as const)('brings %s back', (price) => {",
    'it(\n  `comes to ${name}`,\n',
  ])('is refused with vague wording: %j', (source) => {
    expect(refusedInTitles(source)).toHaveLength(1);
  });

  it('is distinguished from the code of the test', () => {
    expect(refusedInTitles("it('is 4', () => expect(text).toBe('It stands.'));")).toEqual([]);
  });
});

describe('a text of a screen', () => {
  it.each([
    'You are told of each step.',
    'After that the offer lapses.',
    'The rate stands in the receipt.',
    'Nobody but you sees it.',
  ])('is refused with unusual wording: %j', (text) => {
    expect(refusedInCopy(`text: '${text}',`)).toHaveLength(1);
  });

  it('is distinguished from comments', () => {
    expect(refusedInCopy("text: 'No one but you sees it.', // Whoever")).toEqual([]);
  });
});
