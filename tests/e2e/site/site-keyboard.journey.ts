import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';

/** What a screen reader announces: role and name of everything that is not hidden from it. */
async function accessibleTexts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${String(role?.value)}: ${String(name?.value ?? '')}`);
}

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((control) => control === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
}

/**
 * Where the focus is, relative to the open dialog; browsers move it to their own controls in
 * between.
 */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (at === document.body) return 'browser';
    return at?.closest('dialog') ? 'pop-up' : `outside: ${at?.textContent}`;
  });

async function expectFocusInside(page: Page): Promise<void> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    seen.add(await focusPlace(page));
    await page.keyboard.press(presses < 9 ? 'Tab' : 'Shift+Tab');
  }
  expect([...seen].filter((place) => place.startsWith('outside'))).toEqual([]);
  expect([...seen]).toContain('pop-up');
}

test(
  'the investor note is requested by keyboard, and its result is announced',
  exhaustive,
  async ({ page, axe }) => {
    await page.goto('/');
    await tabTo(page, 'Get the investor note');
    const opener = page.getByRole('button', { name: 'Get the investor note' });
    await page.keyboard.press('Enter');
    const title = 'Get Your Exclusive NSE Investor Note';
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    const inside = await accessibleTexts(page);
    expect(inside).toContain(`dialog: ${title}`);
    expect(inside).toContain('textbox: WhatsApp number');
    expect(inside).not.toContain('link: Buy NSE unlisted shares');
    await axe(page);
    await expectFocusInside(page);

    await page.getByLabel('WhatsApp number').fill('98765');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('WhatsApp number')).toBeFocused();
    await expect(page.getByLabel('WhatsApp number')).toHaveAccessibleDescription(
      'Please enter a valid 10-digit mobile number',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('WhatsApp number')).toHaveValue('98765');
    await page.getByLabel('WhatsApp number').fill('9876500011');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    const thanks = 'Thank you. The note is on its way to your WhatsApp.';
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
    expect(await accessibleTexts(page)).toContain(`StaticText: ${thanks}`);
  },
);

test(
  'an advisor signs up by keyboard, and a second time is refused',
  exhaustive,
  async ({ page, watched, axe }) => {
    watched.expectRefusal({ path: '/register', status: 409 });
    await page.goto('/');
    const opener = page.locator('#advisors').getByRole('button', { name: 'Sign Up' });
    const fillIn = async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Full name').fill('Farah Sheikh');
      await page.getByLabel('Location').fill('Kochi');
      await page.getByLabel('Mobile number').fill('9876500012');
      await page.getByLabel('Email').fill('farah@mail.example');
      await page.keyboard.press('Enter');
    };
    await fillIn();
    const thanks = page.getByRole('dialog', { name: 'Thank you for signing up' });
    await expect(thanks).toBeVisible();
    await axe(page);
    await expectFocusInside(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await fillIn();
    await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(/\S/);
    await expect(page.getByLabel('Full name')).toHaveValue('Farah Sheikh');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

test(
  'nothing moves under the focus, or with reduced motion [PM-1.27]',
  exhaustive,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const group = page.getByRole('group', { name: 'How it works' });
    const current = group.locator('[aria-current="step"]');
    await tabTo(page, 'Pay, sign, own');
    const resting = (await current.textContent()) ?? '';
    await page.clock.runFor(20_000);
    await expect(current).toHaveText(resting);
    await page.keyboard.press('Enter');
    await expect(current).toContainText('Pay, sign, own');
    await expect(group.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group.getByRole('button', { name: 'Play the slides' })).toBeFocused();
    const texts = await accessibleTexts(page);
    expect(texts).toContain('group: How it works');
    // The pictures are decorative.
    expect(texts).not.toContain('image: ');

    const film = page.getByRole('button', { name: 'Play the animation' });
    await expect(film).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(current).toContainText('Verify once');
    await expect(group.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(current).toContainText('Verify once');
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
    await expect.poll(moving).toBe(0);
    await expect(film).toHaveCount(0);
  },
);

test(
  'the news announce their state, and their search works by keyboard',
  exhaustive,
  async ({ page }) => {
    await page.goto('/privatemarket/news');
    const cards = page.getByRole('article');
    const list = page.getByRole('region', { name: 'News' });
    await expect(cards.first().getByText('Today')).toBeVisible();
    await tabTo(page, 'Show more news');
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Show more news' })).toBeFocused();
    const texts = await accessibleTexts(page);
    expect(texts.filter((line) => line.startsWith('article'))).toHaveLength(4);
    expect(texts.some((line) => /^link: Read More.*\(opens in a new tab\)/.test(line))).toBe(true);

    const box = page.getByRole('searchbox', { name: 'Search for shares' });
    await box.focus();
    await page.keyboard.type('nobody knows this');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('status')).toContainText('No news found');
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards.first()).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  },
);
