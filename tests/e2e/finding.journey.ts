import { expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

test('a deposit is found by two questions and a comparison [FD-2.33, FD-2.39, FD-4.37]', async ({
  page,
  look,
}) => {
  await page.goto('/invest');
  await page.getByRole('link', { name: 'Try FD Finder' }).click();
  await steps.at(page, '/fd-finder');
  await look(page);
  await page.getByRole('radio', { name: /^Long Term/ }).check();
  await page.getByRole('button', { name: 'Find Fixed Deposits' }).click();
  await steps.at(page, '/fd-finder-suggestions');
  await page.getByRole('heading', { name: /^\d+ deposits match your answers$/ }).waitFor();
  await look(page);
  await page.reload();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(2).check();
  const bar = page.getByRole('region', { name: 'Deposits to compare' });
  await expect(bar).toContainText('2 of 5 FDs');
  await look(page);
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Compare Returns' });
  const rate = popup.getByRole('cell').first();
  await expect(rate).toContainText('%');
  const regular = await rate.innerText();
  await popup.getByRole('switch', { name: 'Senior Citizen' }).check();
  await expect(rate).not.toHaveText(regular);
  await look(page);
  await popup.getByRole('link', { name: /^Choose / }).first().click();
  await expect(page).toHaveURL(/\/invest\/\d+\/\d+\//);
  await steps.quoted(page);
  const maturity = page.getByRole('button', { name: /see how Maturity amount/ });
  await maturity.scrollIntoViewIfNeeded();
  await maturity.click();
  await expect(page.getByRole('dialog', { name: /^Maturity amount/ })).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(maturity).toBeFocused();
});

test('five deposits are in the first view of a phone, with the partner bank [FD-2.25]', once, async ({
  page,
  signInAs,
}) => {
  await signInAs(page, '9000000001');
  await page.goto('/invest');
  const rows = page.locator('main tbody tr', { has: page.getByRole('checkbox') });
  await expect(rows.nth(4)).toBeVisible();
  await expect(page.locator('tr[data-partner]')).toHaveText(/Suryoday/);
  await page.evaluate(() => document.fonts.ready);
  const fifth = await rows.nth(4).boundingBox();
  const partner = await page.locator('tr[data-partner]').boundingBox();
  const bar = await page.locator('[data-bottom-navigation]').boundingBox();
  const end = bar?.y ?? 0;
  expect((fifth?.y ?? Infinity) + (fifth?.height ?? 0)).toBeLessThanOrEqual(end);
  expect((partner?.y ?? Infinity) + (partner?.height ?? 0)).toBeLessThanOrEqual(end);
});

test('filters stay on the way back among 2,000 schemes', once, async ({ page, app }) => {
  const more = await page.request.post(`${app.thirdPartyAddress}/sandbox/api/catalogue`, {
    data: { schemes: 2000 },
  });
  expect(more.ok()).toBe(true);
  await page.goto('/invest?insured=yes&for=best');
  const cards = page.locator('main tbody tr');
  await expect(cards).toHaveCount(10);
  for (const count of [20, 30, 40, 50, 60]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(count);
  }
  await cards.nth(55).getByRole('link').click();
  await steps.quoted(page);
  await page.goBack();
  await expect(page).toHaveURL(/insured=yes&shown=60&for=best/);
  await expect(cards).toHaveCount(60);
});

test('the comparison bar never covers a focused Compare box', async ({ page }) => {
  await page.goto('/invest');
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('region', { name: 'Deposits to compare' });
  await expect(bar).toContainText('2 of 5 FDs');
  const boxes = await page.getByRole('checkbox').count();
  for (let place = 0; place < boxes; place += 1) {
    const box = page.getByRole('checkbox').nth(place);
    await box.focus();
    const [{ y, height }, { y: top }] = [await box.boundingBox(), await bar.boundingBox()].map(
      (area) => area ?? { y: Number.NaN, height: Number.NaN },
    ) as [{ y: number; height: number }, { y: number }];
    expect(y + height, `box ${place + 1} of ${boxes}`).toBeLessThanOrEqual(top);
  }
});
