import { expect, once, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';

test('home shows two waiting rows in the first view, and is short', once, async ({
  page,
  signInAs,
  look,
}) => {
  await signInAs(page, ARJUN);
  await page.goto('/dashboard');
  const waiting = page.getByRole('list', { name: 'Waiting for you' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('View Shares')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const second = await waiting.getByRole('listitem').nth(1).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main places' }).boundingBox();
  const bottom = (second?.y ?? Infinity) + (second?.height ?? 0);
  expect(bottom, 'the end of the second row').toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByRole('list', { name: 'Shares on offer' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your deposits' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next payment' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the height of the page').toBeLessThan(3000);
  await look(page);
});
