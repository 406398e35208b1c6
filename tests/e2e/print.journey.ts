import type { Page } from '@playwright/test';
import { expect, once, test } from '#tests/e2e/support/fixtures.ts';

/** Pages that investors put on paper. */
const PAGES = [
  '/dashboard',
  '/portfolio',
  '/portfolio/investment-details/50001/1003',
  '/portfolio/tax-at-source',
  '/portfolio/insurance-cover',
  '/transaction-history',
  '/privatemarket/portfolio',
  '/privatemarket/orders',
  '/activity',
  '/invest/1003/0/-',
  '/terms',
  '/',
];
/** The others are public pages, which have dates of their own. */
const IN_APP = PAGES.filter((address) => address !== '/terms');
const TODAY = 'Printed from Vriddhi on 18 Nov 2026';
/** The printable width of an A4 page with the margins of `print.css`, in CSS pixels. */
const PAPER = { width: 673, height: 980 };

test('every page prints its content alone, dark on white', once, async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of PAGES) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main'), address).toBeVisible();
    const chrome = page.locator('nav:visible, body footer:visible, #app > * > header:visible');
    await expect(chrome, address).toHaveCount(0);
    if (IN_APP.includes(address)) {
      await expect.poll(() => dateOnPaper(page), address).toBe(TODAY);
      await expect(page.getByText(TODAY), address).toBeVisible();
    }
    expect(await printed(page), address).toEqual({
      ground: 'rgb(255, 255, 255)',
      surplus: 0,
      pale: [],
      onDark: [],
      covering: [],
    });
  }
});

test('an open dialog is left out on paper', once, async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  await page.goto('/profile/privacy');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog[open]')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('compared deposits print alone, each in a column', once, async ({ page }) => {
  await page.goto('/invest');
  for (const name of [/^Compare Tejas/, /^Compare Banyan/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const facts = page.getByRole('dialog').getByRole('table', { name: 'Deposit by deposit' });
  await expect(facts).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(facts.getByRole('columnheader')).toHaveCount(3);
  await expect(facts.getByRole('columnheader').last()).toBeInViewport();
  await expect(facts.getByText('Interest paid')).toBeVisible();
  await expect(page.locator('main:visible, button:visible, select:visible')).toHaveCount(0);
});

test('the deal slip prints alone from its dialog', once, async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  await page.goto('/privatemarket/orders');
  await page.getByRole('button', { name: 'Sign Deal Slip' }).first().click();
  const slip = page.frameLocator('iframe[title="Deal slip to sign"]');
  await expect(slip.getByRole('button', { name: 'Sign the deal slip' })).toBeVisible();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(slip.getByText('Total paid')).toBeVisible();
  await expect(slip.locator('button:visible')).toHaveCount(0);
  await expect(page.locator('main:visible, header:visible, button:visible')).toHaveCount(0);
  const { width, height } = await slip.locator('html').evaluate((root) => ({
    width: root.scrollWidth - root.clientWidth,
    height: root.scrollHeight - root.clientHeight,
  }));
  expect({ width, height }, 'the paper cuts nothing off').toEqual({ width: 0, height: 0 });
  const box = await page.locator('iframe').boundingBox();
  expect(box?.x).toBeCloseTo(0);
});

/** The line with the date, once the browser has announced that it prints. */
async function dateOnPaper(page: Page): Promise<string | null | undefined> {
  return await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelector('[data-printed]')?.textContent;
  });
}

/**
 * The background colour, the horizontal overflow in pixels, and the first three texts that are too
 * pale for white paper, or on a dark ground where backgrounds are printed. Also the grids whose
 * parts may move to the next sheet, where they cover what follows.
 */
async function printed(page: Page) {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const canvas = document.createElement('canvas').getContext('2d');
    const lightness = (colour: string) => {
      if (canvas === null) return 0;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    };
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'white';
      const { backgroundColor: own } = getComputedStyle(element);
      return own === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : own;
    };
    const texts = Array.from(
      document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt, dd, li, td)'),
    ).filter((element) => element.checkVisibility() && (element.textContent ?? '').trim() !== '');
    const pale = texts.filter((element) => lightness(getComputedStyle(element).color) > 190);
    const onDark = texts.filter((element) => lightness(groundOf(element)) < 120);
    const grids = Array.from(document.querySelectorAll<HTMLElement>('main :has(li, tr, article)'));
    const covering = grids.filter(
      (element) =>
        getComputedStyle(element).display === 'grid' &&
        element.closest('ul, ol, dl, li, table, article, figure') === null,
    );
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      surplus: scrollWidth - clientWidth,
      pale: pale.slice(0, 3).map(({ textContent }) => textContent),
      onDark: onDark.slice(0, 3).map(({ textContent }) => textContent),
      covering: covering.map(({ className }) => className),
    };
  });
}
