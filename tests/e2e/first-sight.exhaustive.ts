import type { Page } from '@playwright/test';
import { frontPages } from '#ui/content/front-pages.ts';
import { layOutAll } from '#tests/tools/axe.ts';
import { expect, test } from './fixtures.ts';

/** Nothing of a kind comes until the answer is called. */
async function heldBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const lettersOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const pictureOf = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

for (const path of [...frontPages.map((page) => page.path), '/login']) {
  test(`the first sight of ${path} is what its whole style shows`, async ({ page, watched }) => {
    watched.expectRefusal({ path: '.woff2', status: 'failed' });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/assets/*.js', () => {});
    const release = await heldBack(page, '**/assets/*.css');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = page.waitForRequest('**/assets/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await page.evaluateHandle(layOutAll);
    const first = await pictureOf(page);
    release();
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await expect.poll(() => lettersOf(page)).toMatch(/^"Figtree Variable"/);
    const whole = await pictureOf(page);
    expect(first.equals(whole)).toBe(true);
  });
}
