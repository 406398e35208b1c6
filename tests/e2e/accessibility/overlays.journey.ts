import type { Page } from '@playwright/test';
import * as steps from '#tests/e2e/support/steps.ts';
import { beside, expect, once, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';
const FIGURE = { name: /see how Maturity amount is worked out/ };

test(
  'a toast above a drawer can be dismissed, and the drawer stays',
  once,
  async ({ page, context }) => {
    await page.goto(steps.depositPage);
    const opener = page.getByRole('button', FIGURE).first();
    await opener.click();
    const drawer = page.getByRole('dialog', { name: /^Maturity amount/ });
    await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
    await steps.goOffline(page);
    const toast = drawer.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await expect(drawer).toBeVisible();
    await context.setOffline(false);
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    expect(await place()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test('a long drawer stays within the screen and scrolls inside', beside, async ({ page }) => {
  await page.goto(steps.depositPage);
  await page.getByRole('button', FIGURE).first().click();
  const panel = page.getByRole('dialog').locator('[data-ground]');
  await settled(page);
  await expect(panel).toBeInViewport({ ratio: 1 });
});

const settled = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

test('a deal slip causes no layout shift while its page loads', once, async ({ page, signInAs }) => {
  await signInAs(page, ARJUN);
  await page.goto('/privatemarket/orders');
  const sign = page.getByRole('button', { name: 'Sign Deal Slip' }).first();
  await sign.waitFor();
  // The fonts come after the screen, and lay its text out again.
  await page.locator('html[data-fonts-loaded]').waitFor();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
  });
  await sign.click();
  const frame = page.frameLocator('iframe[title="Deal slip to sign"]');
  await expect(frame.getByRole('button', { name: 'Sign the deal slip' })).toBeVisible();
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

interface Shift {
  readonly value: number;
}
