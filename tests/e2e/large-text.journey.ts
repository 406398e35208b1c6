import { openWhole } from './accessibility/accessibility-checks.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Screens that investors open often. */
const ROUTES = ['/invest', '/invest/1003/0/-', '/privatemarket/listing', '/profile'];
const MORE = [
  '/',
  '/dashboard',
  '/portfolio',
  '/activity',
  '/privatemarket/portfolio',
  '/profile/bank',
  '/privatemarket/orders',
];
const PHONES = [
  { width: 390, text: '200%' },
  { width: 320, text: '100%' },
  { width: 280, text: '100%' },
];

test('large text on a phone never needs sideways scrolling', async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  const findings: string[] = [];
  for (const address of [...ROUTES, ...MORE]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, address);
    for (const { width, text } of PHONES) {
      await page.setViewportSize({ width, height: 844 });
      const surplus = await page.evaluate((size) => {
        const { style, clientWidth } = document.documentElement;
        style.setProperty('font-size', size);
        return document.documentElement.scrollWidth - clientWidth;
      }, text);
      if (surplus > 0) findings.push(`${address}: ${surplus} px too wide at ${width}, ${text}`);
    }
  }
  expect(findings).toEqual([]);
});
