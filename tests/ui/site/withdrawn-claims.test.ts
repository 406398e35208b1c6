// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { repositoryRoot } from '#ui/build/folders.ts';
import { describe, expect, it } from 'vitest';

/** False claims that no text may contain, with the truth. */
const WITHDRAWN = [
  { claim: /twelve pages/i, truth: 'The report on the exchange has two pages.' },
  { claim: /four or more companies/i, truth: 'One basket has three companies.' },
  { claim: /everything without an account/i, truth: 'Company pages need a sign-in.' },
  { claim: /prices[^.']*when you are signed in/i, truth: 'The public listing shows all prices.' },
  { claim: /who inherits/i, truth: 'A nominee holds the money for the heirs.' },
  { claim: /without a court(?! order)/i, truth: 'A court can still decide on heirs.' },
  { claim: /at present prices/i, truth: 'Holdings are valued at indicative quotes.' },
  { claim: /courts[^.]* in charge/i, truth: 'Courts have jurisdiction.' },
];

const texts = globSync('ui/**/*{copy,text}.{ts,tsx}', { cwd: repositoryRoot }).map((file) => ({
  file,
  // Joins strings that are split over lines.
  text: readFileSync(`${repositoryRoot}/${file}`, 'utf8').replace(/['`] \+\s+['`]/g, ''),
}));

describe('the texts of screens and public pages', () => {
  it('include the texts of the public pages, the market and the profile', () => {
    expect(texts.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'ui/site/about/copy.ts',
        'ui/site/copy.ts',
        'ui/site/legal/terms-text.ts',
        'ui/private-market/catalogue/market-home/copy.ts',
        'ui/accounts/profile/privacy/copy.ts',
      ]),
    );
  });

  it.each(WITHDRAWN)('do not contradict: $truth', ({ claim }) => {
    const found = texts.filter(({ text }) => claim.test(text)).map(({ file }) => file);
    expect(found).toEqual([]);
  });
});
