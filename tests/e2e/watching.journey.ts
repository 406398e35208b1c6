import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

test('finds a share, reads its company, and follows it [PM-2.62, PM-2.85, PM-7.16]', async ({
  page,
  signInAs,
  newMobile,
  look,
}) => {
  await signInAs(page, newMobile());
  await page.goto('/privatemarket/listing');
  await page.getByRole('searchbox').fill('diagnostics');
  await expect(page.getByText('1 share', { exact: true })).toBeVisible();
  await look(page);
  await page.getByRole('link', { name: 'Nilgiri Diagnostics' }).click();
  await steps.heading(page, 'Nilgiri Diagnostics').waitFor();
  await page.getByText('Coimbatore, India').first().waitFor();
  const chips = page.getByRole('navigation', { name: 'On this page' });
  // Beside the page where there is room; on a phone only once its head is out of sight.
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  await expect(chips).toBeVisible({ visible: isWide });
  await page.getByRole('group').filter({ hasText: 'Revenue' }).first().scrollIntoViewIfNeeded();
  await expect(chips).toBeVisible();
  await page.getByText('Revenue', { exact: true }).first().click();
  await expect(page.getByRole('figure', { name: 'Revenue by year' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: /^Add Nilgiri Diagnostics/ }).click();
  await expect(page.getByText('Added To Watchlist')).toBeVisible();
  await page.goto('/privatemarket/watchlist');
  await page.getByRole('link', { name: 'Invest in Nilgiri Diagnostics' }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Remove Nilgiri Diagnostics' }).click();
  const empty = page.getByRole('heading', { name: 'Keep an Eye on Promising Assets' });
  await expect(empty).toBeVisible();
});
