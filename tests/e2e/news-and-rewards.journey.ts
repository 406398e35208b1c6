import { expect, exhaustive, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const FIRST = '9000000001';

test(
  'a user reads the news, writes to support and shares a link [AP-4.57, AP-2.201, AP-2.197]',
  exhaustive,
  async ({ page, context, control, look, signInAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/privatemarket/news');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await look(page);
    const before = await cards.count();
    await page.getByRole('button', { name: 'Show more news' }).scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    await page.getByRole('searchbox').fill('himgiri');
    await expect(cards).toHaveCount(1);
    const opening = context.waitForEvent('page');
    // The corner of the picture: the whole card is the link.
    await cards.first().click({ position: { x: 20, y: 20 } });
    const article = await opening;
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(/Himgiri/);
    await article.close();

    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Meera Iyer');
    await page.getByLabel('Email').fill('meera@mail.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('When do you open?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^VR-\d{5}$/)).toBeVisible();
    const [arrived] = await control.messagesTo('support@vriddhi.example');
    expect(arrived?.text).toContain('When do you open?');

    await signInAs(page, FIRST);
    await page.goto('/earn-rewards');
    await expect(page.getByText('₹750')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?ir_co=\w{8}$/);
    // For signed-in users, the link leads to the dashboard.
    await page.goto('/privatemarket/news');
    await page.getByRole('main').getByRole('link', { name: 'Explore Shares' }).click();
    await steps.at(page, '/dashboard');
  },
);

test('the footer of the news can be reached by keyboard alone', exhaustive, async ({ page }) => {
  await page.goto('/privatemarket/news');
  await expect(page.getByRole('article').first()).toBeVisible();
  const foot = page.getByRole('contentinfo').getByRole('link').first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await foot.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(foot).toBeFocused();
});

for (const path of ['/about', '/team', '/contact-us', '/help', '/privatemarket/news']) {
  test(`axe finds nothing on ${path}, at any size`, exhaustive, async ({ page, look }) => {
    await page.goto(path);
    await look(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > 320);
    expect(await isWider()).toBe(false);
    await look(page);
  });
}
