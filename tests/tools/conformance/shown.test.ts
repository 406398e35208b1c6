import { describe, expect, it } from 'vitest';
import { shownBy, titlesIn } from './shown.ts';

const ran = [
  { title: 'looks at every page: a visitor', status: 'passed' },
  { title: 'looks at every page: an investor', status: 'failed' },
  { title: 'refuses "7"', status: 'passed' },
  { title: 'is left out', status: 'skipped' },
] as const;

describe('the evidence of a row in a conformance report', () => {
  it('is read from its cell, without other lines', () => {
    const cell = '`tests/a.ts` › refuses %s<br>[policy](SECURITY.md): Logs<br>`tests/b.ts` › looks';
    expect(titlesIn(cell)).toEqual(['refuses %s', 'looks']);
    expect(titlesIn('')).toEqual([]);
  });

  it.each([
    ['passed', ['refuses %s']],
    ['failed', ['refuses %s', 'looks at every page']],
    ['not run', ['refuses %s', 'is left out']],
    ['not run', ['is nowhere']],
    ['no test', []],
  ] as const)('is %s if its tests are %j', (shown, titles) => {
    expect(shownBy(titles, ran)).toBe(shown);
  });
});
