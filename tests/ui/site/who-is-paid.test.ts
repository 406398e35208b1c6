// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\s+/g, ' ');

/** The files with texts about who is paid for unlisted shares. */
const PLACES = [
  'ui/site/legal/terms-text.ts',
  'ui/site/legal/risk-text.ts',
  'ui/site/about/copy.ts',
  'ui/site/campaign/copy.ts',
  'ui/accounts/demat/disclaimer/copy.ts',
  'ui/private-market/orders/order-summary/copy.ts',
  'ui/platform/shell/layouts/app-foot.tsx',
  'infrastructure/backend/private-market/pages/signing-page.ts',
] as const;

const PAYS = new RegExp(
  'For unlisted shares (you|I) pay Vriddhi, which pays the seller and earns the difference ' +
    'between the two prices\\.',
);
/** Matches texts which say that the investor pays, or has a contract with, anyone but Vriddhi. */
const OTHER_PAYEE = new RegExp(
  [
    'between you and the (holder|seller)',
    '(brings|passes) your order to a (holder|seller)',
    'pay the (seller|holder)\\b(?! and earns)',
    'directly to the (seller|holder)',
  ].join('|'),
);

it.each(PLACES)('%s says that the investor pays Vriddhi, and how Vriddhi earns', (file) => {
  const text = read(file).replaceAll(/' \+ '/g, '');
  expect(text).toMatch(PAYS);
});

it('says so on the signed deal slip', () => {
  const slip = read('infrastructure/backend/private-market/routes/deal-slip.routes.ts');
  expect(slip.replaceAll(/' \+ '/g, '')).toContain(
    'The buyer pays Vriddhi, which pays the seller and earns the difference between the two prices.',
  );
});

it('names no other payee anywhere', () => {
  const files = readdirSync(`${root}ui`, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `ui/${file}`);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((file) => OTHER_PAYEE.test(read(file)))).toEqual([]);
});

it('detects another payee', () => {
  expect(OTHER_PAYEE.test('is a contract between you and the holder who sells')).toBe(true);
  expect(OTHER_PAYEE.test('it passes your order to a holder who sells')).toBe(true);
});
