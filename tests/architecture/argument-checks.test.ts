import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import { checkingFunctions, uncalledForChecks } from './argument-checks.ts';
import { publishedValues } from './running-rules.ts';

describe('an argument check of the domain', () => {
  it('belongs to a value type, or to a function that plain JavaScript can call', () => {
    expect(uncalledForChecks(repositoryRoot, publishedValues(repositoryRoot))).toEqual([]);
  });

  it('is found in a function that the package does not publish', () => {
    const published = publishedValues(repositoryRoot).filter(({ name }) => name !== 'isMinor');
    expect(uncalledForChecks(repositoryRoot, published)).toEqual([
      'domain/accounts/nominees/nominee-birth-date.ts:isMinor',
    ]);
  });

  it.each([
    ['function priced(cost) { return checkMoney(cost).text; }', ['priced']],
    ['function all(list) { return list.map((each) => checkRecord(each).id); }', ['all']],
    ['function all(list) { return list.map(checkRecord); }', ['all']],
    ['const label = (word) => LABELS[checkOneOf(word, Words)];', ['label']],
    ['checkRecord(LABELS);', ['a statement']],
    ['class Price { plus(other) { return checkMoney(other); } }', []],
    ['function checkRow(row) { checkInteger(row.id); }', []],
    ['function assets(list) { return list.map(({ price }) => price.text); }', []],
  ])('%s', (text, expected) => {
    expect(checkingFunctions(text)).toEqual(expected);
  });
});
