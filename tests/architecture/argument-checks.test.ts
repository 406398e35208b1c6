import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import { checkingFunctions, uncalledForChecks } from './argument-checks.ts';
import { publishedValues } from './running-rules.ts';

describe('an argument check of the domain', () => {
  it('stands in a value type, or in a function that plain JavaScript can call', () => {
    expect(uncalledForChecks(repositoryRoot, publishedValues(repositoryRoot))).toEqual([]);
  });

  it('is found in a function that the package does not publish', () => {
    const published = publishedValues(repositoryRoot).filter(({ name }) => name !== 'isMinor');
    expect(uncalledForChecks(repositoryRoot, published)).toEqual([
      'domain/accounts/nominees/nominee.ts:isMinor',
    ]);
  });

  it.each([
    ['function priced(cost) { return asMoney(cost).text; }', ['priced']],
    ['function all(list) { return list.map((each) => checkRecord(each).id); }', ['all']],
    ['function all(list) { return list.map(checkRecord); }', ['all']],
    ['const label = (word) => LABELS[asWord(word, Words)];', ['label']],
    ['checkRecord(LABELS);', ['a statement']],
    ['class Price { plus(other) { return asMoney(other); } }', []],
    ['function checkRow(row) { checkInteger(row.id); }', []],
    ['function assets(list) { return list.map(({ price }) => price.text); }', []],
  ])('%s', (text, expected) => {
    expect(checkingFunctions(text)).toEqual(expected);
  });
});
