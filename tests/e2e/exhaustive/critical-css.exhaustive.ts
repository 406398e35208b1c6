import type { Page } from '@playwright/test';
import { publicPages } from '#tests/e2e/support/public-pages.ts';
import { layOutAll } from '#tests/support/axe.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { heldBack } from '#tests/e2e/support/held-back.ts';

const fontsOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);
const pictureOf = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** Runs in the page. Loads and decodes all pictures, so that both screenshots show them. */
async function loadPictures(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all(Array.from(document.images, (picture) => picture.decode()));
}

/** Pages of the app; while their screen is loading, they do not load the web fonts either. */
const opened = ['/invest', '/privatemarket/listing', '/invest/1003/0/-'];

for (const path of [...publicPages(), '/login', ...opened]) {
  test(`the critical CSS of ${path} renders like its whole style`, async ({ page, watched }) => {
    watched.expectRefusal({ path: '.woff2', status: 'failed' });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/assets/*.js', () => {});
    const release = await heldBack(page, '**/assets/*.css');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stylesheetRequest = page.waitForRequest('**/assets/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await stylesheetRequest;
    await page.evaluateHandle(layOutAll);
    await page.evaluate(loadPictures);
    const first = await pictureOf(page);
    release();
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({ sheet, disabled }) => sheet !== null && !disabled,
      ),
    );
    const fontFamily = opened.includes(path) ? /^"Text Fallback"/ : /^"Figtree Variable"/;
    await expect.poll(() => fontsOf(page)).toMatch(fontFamily);
    const whole = await pictureOf(page);
    expect(first.equals(whole)).toBe(true);
  });
}
