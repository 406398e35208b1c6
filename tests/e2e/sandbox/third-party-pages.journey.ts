import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { type ThirdPartyPage, thirdPartyPages } from '#tests/e2e/support/third-party-pages.ts';

const NARROWEST = { width: 280, height: 653 };
/** The printable width of an A4 page, in CSS pixels. */
const PAPER = { width: 673, height: 980 };

test(
  'third-party pages have no axe findings in both themes, fit a narrow phone, and print well',
  async ({ page, app, axe, newMobile, watched }) => {
    test.slow();
    const size = page.viewportSize() ?? NARROWEST;
    for (const each of await thirdPartyPages(app, newMobile)) {
      if (each.status !== undefined) {
        watched.expectRefusal({ path: new URL(each.address).pathname, status: each.status });
      }
      await open(page, each);
      await axe(page);
      await page.setViewportSize(NARROWEST);
      expect(await sidewaysSurplus(page), each.name).toBeLessThanOrEqual(0);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await printed(page), each.name).toEqual({ paleTexts: [], buttons: 0 });
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.setViewportSize(size);
    }
  },
);

test('the payment page and the page of the bank show the drawn logos', async ({
  page,
  app,
  newMobile,
}) => {
  const pages = await thirdPartyPages(app, newMobile);
  for (const name of ['gateway', 'booking-1']) {
    await page.goto(pages.find((each) => each.name === name)?.address ?? '');
    await expect(page.locator('.logo-tile svg')).toBeVisible();
  }
});

/** Opens a page, and sends the token of a deal slip to it, as the app does. */
async function open(page: Page, { address, token }: ThirdPartyPage): Promise<void> {
  await page.goto(address);
  if (token === undefined) return;
  await page.locator('#open').evaluate((form: HTMLFormElement, text) => {
    (form.elements.namedItem('token') as HTMLInputElement).value = text;
    form.requestSubmit();
  }, token);
  await page.getByRole('button', { name: 'Sign the deal slip' }).waitFor();
}

const sidewaysSurplus = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The first texts that are too pale for white paper, and the number of visible buttons. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isPale = (element: Element) => {
      if (canvas === null) return true;
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)) > 190;
    };
    const texts = [...document.querySelectorAll('main :is(h1, h2, p, dt, dd)')];
    const shown = texts.filter((element) => element.checkVisibility());
    const buttons = [...document.querySelectorAll('.button')];
    return {
      paleTexts: shown.filter(isPale).map(({ textContent }) => textContent),
      buttons: buttons.filter((button) => button.checkVisibility()).length,
    };
  });
