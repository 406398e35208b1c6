import type { Locator, Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const MOST_PRESSES = 120;

// Use a device with a keyboard and without touch.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const isFocused = (wanted: Locator) =>
  wanted.evaluate((element) => element.contains(document.activeElement)).catch(() => false);

/** Presses Tab until the element has the focus; this file uses no pointer. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${wanted.toString()}`);
}

async function enter(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function type(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test(
  'a deposit is chosen and paid by keyboard alone',
  exhaustive,
  async ({ page, control, otpFor }) => {
    test.setTimeout(150_000);
    await page.goto('/invest');
    await enter(page, page.getByRole('link', { name: 'Himadri Classic Deposit' }).first());
    await steps.heading(page, 'Himadri Classic Deposit').waitFor();
    // Navigation moves the focus to the heading.
    await expect(steps.heading(page, 'Himadri Classic Deposit')).toBeFocused();
    await type(page, page.getByLabel('Investment Amount'), '100000');
    await steps.quoted(page);
    const box = page.getByRole('region', { name: 'Your investment' });
    await enter(page, box.getByRole('button', { name: 'Proceed' }));
    await steps.at(page, '/login');
    await type(page, page.getByLabel('Mobile number'), steps.LEELA);
    await enter(page, button(page, 'Continue'));
    await steps.at(page, '/verifyMobile');
    await tabTo(page, page.getByLabel('One-time password'));
    await page.keyboard.type(await otpFor(steps.LEELA));
    if (steps.addressOf(page) === '/verifyMobile') await page.keyboard.press('Enter');
    await steps.at(page, '/preview-maturity-action');
    // The sign-in revealed that she is a senior citizen.
    await enter(page, button(page, 'Use the senior citizen rate'));
    await payOrKeep(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
    await enterNominee(page);
    await steps.onPaymentPage(page);
    await enter(page, button(page, /^Pay ₹/));
    await steps.at(page, '/maturity-action');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await enter(page, button(page, 'Confirm'));
    await steps.at(page, '/payment-success');
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

/**
 * Continues to the payment. If the dialog with a better rate opens, it has the focus, and Tab leads
 * from its last stop to the browser's own controls and back, never to the page behind it.
 */
async function payOrKeep(page: Page): Promise<void> {
  await enter(page, button(page, /^Make Payment/));
  const keep = button(page, "Don't Upgrade");
  await keep.or(steps.heading(page, 'Nominees')).first().waitFor();
  if (!(await keep.isVisible())) return;
  const dialog = page.getByRole('dialog');
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInPage = await page.evaluate(() => document.hasFocus());
    expect(await isFocused(dialog), 'the focus in the page is in the dialog').toBe(isInPage);
  }
  await enter(page, keep);
}

async function enterNominee(page: Page): Promise<void> {
  // The first field has the focus, and Enter leads to the next one.
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Kavya Iyer');
  await page.keyboard.press('Enter');
  await page.keyboard.type('02/07/1951');
  const mother = page.getByRole('radio', { name: 'Mother', exact: true });
  await tabTo(page, page.getByRole('radio', { name: 'Father', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(mother).toBeChecked();
  await enter(page, button(page, 'Save nominee'));
}

test('the first Tab stop of every page skips its header', exhaustive, async ({ page }) => {
  for (const path of ['/invest', '/', '/help', '/privatemarket/listing']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Wait until the app has replaced the prerendered page, which resets the starting point of Tab.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    // The sandbox banner is above the skip link.
    while (await skip.evaluate((stop) => stop.closest('aside') !== null)) {
      await page.keyboard.press('Tab');
    }
    await expect(skip, path).toHaveText(/skip/i);
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await isFocused(page.getByRole('main')), `${path}: past its head`).toBe(true);
  }
});

test(
  'what changes is announced, and an error belongs to its field',
  exhaustive,
  async ({ page, control, newMobile, watched }) => {
    await page.goto('/contact-us');
    await steps.press(page, 'Send message');
    const name = page.getByLabel('Name');
    await expect(name).toHaveAccessibleDescription(/enter your name/);
    await expect(name).toBeFocused();
    await page.goto('/login');
    const tree = () => page.locator('body').ariaSnapshot();
    const field = page.getByLabel('Mobile number');
    await field.fill('98');
    const go = page.getByRole('button', { name: 'Continue' });
    await expect(go).toHaveAccessibleDescription(/10 digits/);
    watched.expectRefusal({ path: '/login/sendotp', status: 500 });
    await control.addFault({ route: 'POST /api/main/login/sendotp', kind: 'status', status: 500 });
    await field.fill(newMobile());
    await steps.press(page, 'Continue');
    await expect.poll(tree).toMatch(/- alert:?.*could not|- alert[\s\S]{0,80}could not/i);
    await steps.press(page, 'Continue');
    await steps.at(page, '/verifyMobile');
    await expect(page.locator(':focus')).not.toHaveCount(0);
    await steps.goOffline(page);
    await expect.poll(tree).toMatch(/- status:? ?.*offline|- (alert|status)[\s\S]{0,80}offline/i);
    await page.context().setOffline(false);
  },
);
