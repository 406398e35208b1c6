import { expect, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';
const html = 'html';

test(
  'a chosen theme applies to every page before any script',
  async ({ page, signInAs, axe }) => {
    await signInAs(page, ARJUN);
    await page.goto('/profile');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await axe(page);
    await page.route('**/assets/*.js', () => {});
    for (const path of ['/profile', '/about']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
      await expect.poll(ground).toBe(dark);
    }
    await page.unroute('**/assets/*.js');
    await page.goto('/profile');
    await page.getByRole('radio', { name: 'Device' }).check();
    await expect(page.locator(html)).not.toHaveAttribute('data-theme');
    expect(await ground()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toBe(dark);
  },
);
