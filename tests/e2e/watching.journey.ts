import type { Locator } from '@playwright/test';
import { both, expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

test('an investor finds, reads and watches a share [PM-1.3, PM-2.62, PM-2.85, PM-7.16]', async ({
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
  const nilgiri = page.getByRole('link', { name: 'Nilgiri Diagnostics' });
  await nilgiri.click();
  await steps.heading(page, 'Nilgiri Diagnostics').waitFor();
  // The URL keeps the search for back and reload.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('diagnostics');
  await page.reload();
  await expect(page.getByText('1 share', { exact: true })).toBeVisible();
  await nilgiri.click();
  await page.getByText('Coimbatore, India').first().waitFor();
  const chips = page.getByRole('navigation', { name: 'On this page' });
  // On wide screens, the chips are next to the page; on a phone, they appear once its header is out
  // of sight.
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  await expect(chips).toBeVisible({ visible: isWide });
  await page.getByRole('group').filter({ hasText: 'Revenue' }).first().scrollIntoViewIfNeeded();
  await expect(chips).toBeVisible();
  await page.getByText('Revenue', { exact: true }).first().click();
  await expect(page.getByRole('figure', { name: /^Revenue and profit by year/ })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: /^Add Nilgiri Diagnostics/ }).click();
  await expect(page.getByText('Added To Watchlist')).toBeVisible();
  await page.goto('/privatemarket/watchlist');
  await page.getByRole('link', { name: 'Invest in Nilgiri Diagnostics' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Shares menu' });
  await expect(menu.getByRole('link', { name: 'Watchlist' })).toBeInViewport({ ratio: 1 });
  await look(page);
  await page.getByRole('button', { name: 'Remove Nilgiri Diagnostics' }).click();
  const empty = page.getByRole('heading', { name: 'Keep an Eye on Promising Assets' });
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Invest in Nilgiri Diagnostics' })).toBeVisible();
  await look(page);
});

test('three shares are in the first view of a phone', once, async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  await page.goto('/privatemarket/listing');
  await page.evaluate(() => document.fonts.ready);
  // The last line of the third share.
  const third = await page.getByText(/^Quoted /).nth(2).boundingBox();
  const bar = await page.locator('[data-bottom-navigation]').boundingBox();
  expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test(
  'the current section chip follows jumps up and down the page',
  once,
  async ({ page, signInAs }) => {
    await signInAs(page, '9000000001');
    await page.goto('/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example');
    await page.getByRole('heading', { name: 'Competitors' }).waitFor();
    const current = page
      .getByRole('navigation', { name: 'On this page', includeHidden: true })
      .locator('[aria-current]');
    const jump = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(current).toHaveText('Company Overview');
    for (const round of [1, 2]) {
      await jump(100_000);
      await expect(current, `at the end, round ${round}`).toHaveText('Competitors');
      await jump(0);
      await expect(current, `at the top, round ${round}`).toHaveText('Company Overview');
    }
  },
);

async function placeOf(element: Locator) {
  const place = await element.boundingBox();
  if (place === null) throw new Error('it is not shown');
  return place;
}

test(
  'the card and the sections of a company depend on the width [PM-2.84, PM-2.86, PM-2.87]',
  both,
  async ({ page, isMobile, signInAs }) => {
    await signInAs(page, '9000000001');
    await page.goto('/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example');
    const title = steps.heading(page, 'Nilgiri Diagnostics');
    await title.waitFor();
    const overview = page.getByRole('heading', { name: 'Company Overview' });
    await overview.waitFor();
    const [head, card, below] = [
      await placeOf(title),
      await placeOf(page.getByRole('region', { name: 'Invest in this share' })),
      await placeOf(overview),
    ];
    const nav = page.getByRole('navigation', { name: 'On this page' });
    if (isMobile) {
      // Inline: below the header, above the company's information, and equally wide.
      expect(card.y).toBeGreaterThan(head.y + head.height);
      expect(card.y + card.height).toBeLessThanOrEqual(below.y);
      await expect(nav).toBeHidden();
      return;
    }
    expect(card.x).toBeGreaterThan(below.x + below.width);
    expect(card.y).toBeLessThan(below.y);
    const side = await placeOf(nav);
    expect(side.x + side.width).toBeLessThanOrEqual(below.x);
    await page.locator('summary', { hasText: 'Detailed Income Statement' }).click();
    const statement = page.getByRole('table', { name: 'Detailed Income Statement' });
    await expect(statement.getByRole('columnheader')).toHaveCount(7);
    const hidden = await statement.evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    );
    expect(hidden).toBeLessThanOrEqual(0);
  },
);
