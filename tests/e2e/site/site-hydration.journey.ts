import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import { scriptsHeldBack } from '#tests/e2e/support/held-back.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The cumulative layout shift (CLS) since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    // Chromium reports the shifts of a frame before the callbacks of the next one.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
  });

const shell = '#shell';
const mobileField = (page: Page) => page.getByLabel('Mobile number');

/** The positions of the parts of the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('header a, h1, h1 + *, input, form p, form button'))
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [
          part.textContent,
          Math.round(x),
          Math.round(y),
          Math.round(width),
          Math.round(height),
        ];
      }),
  );

test(
  'input at the sign-in before its scripts load stays',
  exhaustive,
  async ({ page, newMobile }) => {
    const release = await scriptsHeldBack(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const mobile = newMobile();
    await mobileField(page).click();
    await page.keyboard.type(mobile.slice(0, 6));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThanOrEqual(6);

    release();
    await expect(page.locator(shell)).toHaveCount(0);
    await expect(mobileField(page)).toBeFocused();
    await expect(mobileField(page)).toHaveValue(mobile.slice(0, 6));
    expect(await places(page)).toEqual(before);
    // A late font may widen text, but must not move anything else.
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.keyboard.type(mobile.slice(6));
    await page.keyboard.press('Enter');
    await steps.at(page, '/verifyMobile');
  },
);

test(
  'a selection at the sign-in before its scripts load is replaced by typing',
  exhaustive,
  async ({ page, newMobile }) => {
    const release = await scriptsHeldBack(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const mobile = newMobile();
    await mobileField(page).click();
    await page.keyboard.type(mobile.slice(0, 9));
    await mobileField(page).selectText();

    release();
    await expect(page.locator(shell)).toHaveCount(0);
    await page.keyboard.insertText(mobile);
    await expect(mobileField(page)).toHaveValue(mobile);
  },
);

test(
  'content below the fold of a phone appears without any script',
  exhaustive,
  async ({ page }) => {
    await scriptsHeldBack(page);
    await page.route('**/*.woff2', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    const parts = page.locator('main [data-below]');
    await expect(parts.first()).toHaveCSS('content-visibility', 'visible');
    await page.evaluate(() => delete document.documentElement.dataset['painted']);
    await expect(parts.first()).toHaveCSS('content-visibility', 'hidden');
  },
);

test(
  'a URL that changes before the scripts load is the one that is shown',
  exhaustive,
  async ({ page }) => {
    const release = await scriptsHeldBack(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await mobileField(page).waitFor();
    await page.evaluate(() => history.pushState({}, '', '/no/such-page'));
    release();
    await expect(page.getByRole('heading', { level: 1, name: '404 Not found' })).toBeVisible();
    await expect(page.locator(shell)).toHaveCount(0);
  },
);

test(
  'a URL that changes during hydration is the one that is shown',
  exhaustive,
  async ({ page }) => {
    // After the router's first read of the address, right before it subscribes to changes.
    await page.addInitScript(() => {
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...what: Parameters<typeof listen>) => {
        if (what[0] === 'popstate') history.pushState({}, '', '/no/such-page');
        listen(...what);
      };
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: '404 Not found' })).toBeVisible();
    await expect(page.locator(shell)).toHaveCount(0);
  },
);

test('the sign-in says what it needs without scripts', exhaustive, async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.appAddress}/login`);
  await expect(steps.heading(page, 'Sign in with your mobile')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const html = await (await context.request.get(`${app.appAddress}/login`)).text();
  expect(html).toMatch(/<noscript>.*needs JavaScript for signing in/);
  await context.close();
});

test(
  'a signed-in investor does not see the sign-in before the dashboard',
  exhaustive,
  async ({ page, signInAs }) => {
    await signInAs(page, steps.LEELA);
    const release = await scriptsHeldBack(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('#app').waitFor({ state: 'attached' });
    await expect(mobileField(page)).toBeHidden();
    await expect(page.locator(shell)).toHaveCount(0);
    release();
    await steps.at(page, '/dashboard');
    await expect(page.locator(shell)).toHaveCount(0);
  },
);

test(
  'the first news appear before any script, and stay in place',
  exhaustive,
  async ({ page, browser, app }) => {
    const release = await scriptsHeldBack(page);
    await page.goto('/privatemarket/news', { waitUntil: 'commit' });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    const heading = cards.first().getByRole('heading');
    await page.evaluate(() => document.fonts.ready);
    const before = [await heading.innerText(), await heading.boundingBox()];
    release();
    await expect(cards.first().getByText('Today')).toBeVisible();
    expect([await heading.innerText(), await heading.boundingBox()]).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(0.02);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${app.appAddress}/privatemarket/news`);
    await expect(still.getByText('Loading news...')).toHaveCount(0);
    await expect(still.getByRole('button')).toHaveCount(0);
    await expect(still.getByRole('searchbox')).toHaveCount(0);
    const opening = context.waitForEvent('page');
    await still
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    const article = await opening;
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(before[0] as string);
    await context.close();
  },
);
