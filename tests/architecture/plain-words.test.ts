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

it('reads comments apart from texts', () => {
  expect(refusedInComments('// Nobody waits for it.')).toHaveLength(1);
  expect(refusedInComments("const text = 'Nobody but you sees it.';")).toEqual([]);
  expect(refusedInHashComments('apt-get install x # for ever')).toHaveLength(1);
  expect(refusedInHashComments('echo nobody')).toEqual([]);
  expect(refusedInProse('Whoever asks\nis answered.')).toHaveLength(1);
  expect(refusedInProse('Run `nobody`.\n```\nanybody\n```\n')).toEqual([]);
  expect(refusedInTitles("it('is none without a price', () => {});")).toHaveLength(1);
  expect(refusedInTitles("it('is 4', () => expect(text).toBe('It stands.'));")).toEqual([]);
  expect(refusedInCopy(`text: 'You are told of each step.',`)).toHaveLength(1);
  expect(refusedInCopy("text: 'No one but you sees it.', // Whoever")).toEqual([]);
});
