// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { repositoryRoot } from '#ui/build/folders.ts';
import { expect, it } from 'vitest';

/** The source of a file, with strings joined that are split over lines. */
const read = (file: string) =>
  readFileSync(`${repositoryRoot}/${file}`, 'utf8')
    .replace(/['`] \+\s+['`]/g, '')
    .replaceAll(/\s+/g, ' ');

const texts = ['ui', 'domain']
  .flatMap((folder) =>
    readdirSync(`${repositoryRoot}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|html)$/.test(file) && !file.startsWith('dist'))
      .map((file) => `${folder}/${file}`),
  )
  .map((file) => ({ file, text: read(file) }));

const filesWith = (claim: RegExp) =>
  texts.filter(({ text }) => claim.test(text)).map(({ file }) => file);

it('calls itself a facilitator, never a broker or an adviser [AP-1.4, FD-1.7, FD-1.8]', () => {
  const itself = /\b(Vriddhi|we|our|us)\b/i;
  const otherTrade = /\b(stock)?brok(er|ers|ing|erage)\b|\b(investment )?advis[eo]rs?\b/i;
  const denial = /\bnot an?\b|\bnor\b|\bneither\b|\bno\b/;
  const sentences = texts.flatMap(({ text }) => text.split(/[.!?]["'`<]|[.!?] |['"`<>{}]/));
  expect(sentences.length).toBeGreaterThan(5000);
  const claims = sentences.filter((text) => itself.test(text) && otherTrade.test(text));
  expect(claims.filter((text) => !denial.test(text))).toEqual([]);
  expect(filesWith(/Vriddhi is only a facilitator/)).not.toEqual([]);
});

it.each([
  'ui/site/legal/terms-text.ts',
  'ui/site/legal/risk-text.ts',
  'ui/site/about/copy.ts',
  'ui/site/campaign/copy.ts',
  'ui/accounts/demat/disclaimer/copy.ts',
  'ui/private-market/orders/order-summary/copy.ts',
  'ui/platform/shell/layouts/app-foot.tsx',
  'infrastructure/backend/private-market/pages/signing-page.ts',
  'infrastructure/backend/private-market/routes/deal-slip.routes.ts',
])('%s says that the investor pays Vriddhi, and how Vriddhi earns', (file) => {
  const payee = /pays? Vriddhi, which pays the seller and earns the difference between the two p/;
  expect(read(file)).toMatch(payee);
});

it.each([
  ['The investor pays Vriddhi only.', /between you and the (holder|seller)/],
  ['Vriddhi sells by itself.', /(brings|passes) your order to a (holder|seller)/],
  ['Vriddhi pays the seller.', /pay the (seller|holder)\b(?! and earns)|directly to the seller/],
  ['A nominee holds the money for the heirs.', /who inherits/i],
  ['A court can still decide on heirs.', /without a court(?! order)/i],
  ['Holdings are valued at indicative quotes.', /at present prices/i],
  ['Courts have jurisdiction.', /courts[^.]* in charge/i],
])('no text contradicts: %s', (_truth, claim) => {
  expect(filesWith(claim).filter((file) => file.startsWith('ui/'))).toEqual([]);
});
