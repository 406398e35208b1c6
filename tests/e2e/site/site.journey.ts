import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolder } from '#ui/build/folders.ts';
import { both, exhaustive, expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const CAMPAIGN = '/buy-nse-unlisted-shares';
const SHARE = '/pre-ipo-details?pre_ipo_stock_id=101&domain_name=nseindia.com';

test(
  'a visitor goes from the landing page to the share, and signs in [PM-2.2, PM-2.8, PM-2.20]',
  once,
  async ({ page, newMobile, otpFor, look }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\//.test(request.url())) calls.push(request.url());
    });
    await page.goto('/');
    await look(page);
    const opener = page.getByRole('button', { name: 'Get the investor note' });
    await opener.click();
    const isLocked = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await isLocked()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isLocked()).not.toBe('hidden');
    await expect(opener).toBeFocused();
    for (const name of ['Refer a friend', 'Sign Up']) {
      await page.getByRole('button', { name }).click();
      expect(await isLocked(), name).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await isLocked()).not.toBe('hidden');
    // The page has made no request yet.
    expect(calls).toEqual([]);

    await page.getByRole('link', { name: 'Buy NSE unlisted shares' }).click();
    await steps.heading(page, 'Own a part of the exchange').waitFor();
    await look(page);
    await page.getByRole('link', { name: 'Invest in NSE' }).click();
    await page.waitForURL('**/login');
    const mobile = newMobile();
    await page.getByLabel('Mobile number').fill(mobile);
    for (const consent of await page.getByRole('checkbox').all()) await consent.check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('One-time password').fill(await otpFor(mobile));
    await steps.at(page, SHARE);
    await page.goto('/');
    await steps.at(page, '/dashboard');
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
    await page.getByRole('navigation', { name: /^Main/ }).getByText('Portfolio').click();
    await steps.at(page, '/portfolio');
  },
);

test('an unsent message stays over a reload, encrypted [AP-2.207]', once, async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/contact-us');
  await page.getByLabel('Name').fill('Meera Iyer');
  await message.fill('When do you open?');
  const stored = () => page.evaluate(() => sessionStorage.getItem('contactMessage') ?? '');
  await expect.poll(stored).toMatch(/^\d+:.{60}/);
  expect(await stored()).not.toMatch(/Meera|open/);
  await page.reload();
  await expect(message).toHaveValue('When do you open?');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Iyer');
});

test(
  'the price of the campaign and the picture of a step depend on the width [PM-1.29, PM-2.23, PM-2.24]',
  both,
  async ({ page, isMobile }) => {
    await page.goto(CAMPAIGN);
    const price = (text: string) => page.getByText(text, { exact: true });
    await expect(price('₹1,599')).toBeVisible({ visible: isMobile });
    await expect(price('₹1,625')).toBeVisible({ visible: !isMobile });
    await page.goto('/');
    const group = page.getByRole('group', { name: 'How it works' });
    await expect(group.getByText('Verify once')).toBeVisible();
    await expect(group.locator('svg[data-current]')).toBeVisible({ visible: !isMobile });
  },
);

/** Limits the scripts of every public page that load without any interaction. */
test('every public page loads only its scripts, within their budget', once, () => {
  const folder = join(buildFolder, 'app');
  const pages = globSync('{*,blog/*,privatemarket/*}.html', { cwd: folder })
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => !html.includes('<div id="app">'));
  expect(pages.length).toBeGreaterThan(10);
  for (const { file, html } of pages) {
    const scripts = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, at]) => at));
    const bodies = [...scripts].map((at) => readFileSync(join(folder, at ?? '')));
    const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    const isNews = file === 'privatemarket/news.html';
    expect(scripts.size, `scripts of ${file}`).toBeLessThanOrEqual(isNews ? 11 : 8);
    const most = isNews ? 120 : 105;
    expect(weight / 1000, `JS of ${file}, gzip KB`).toBeLessThanOrEqual(most);
  }
});

test('public pages can be read without scripts', exhaustive, async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', CAMPAIGN, '/terms', '/contact-us', '/about', '/privatemarket/news']) {
    await page.goto(`${app.appAddress}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  // Without scripting, no button opens a dialog; each has a link in its place.
  await page.goto(`${app.appAddress}/`);
  const buttons = ['Verify once', 'Ask for a price', 'Pay, sign, own'];
  await expect(page.getByRole('button')).toHaveText(buttons);
  await page.goto(`${app.appAddress}/contact-us`);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // The test browser disables scripting too late for `noscript` content, so read the HTML.
  const htmlOf = async (path: string) => {
    const reply = await context.request.get(`${app.appAddress}${path}`);
    return reply.text();
  };
  expect(await htmlOf('/contact-us')).toMatch(/<noscript><p>The form needs JavaScript\./);
  const landing = await htmlOf('/');
  const ways = Array.from(landing.matchAll(/<noscript>(.*?)<\/noscript>/g), ([, way = '']) => way);
  expect(ways.map((way) => /href="([^"]+)".*>([^<]+)<\/span><\/a>/.exec(way)?.slice(1))).toEqual([
    ['/contact-us', 'Contact us for the note'],
    ['/earn-rewards', 'Get your own link'],
    ['/contact-us', 'Contact us'],
  ]);
  await page.goto(`${app.appAddress}/`);
  await page.getByText('What can go wrong?').click();
  await expect(page.getByText('Invest only what you can leave for years.')).toBeVisible();
  await context.close();
});

test('a form submitted before its scripts load stays unchanged', exhaustive, async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
});

test(
  'a signed-in investor never sees visitor content, even with late scripts',
  exhaustive,
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('vriddhi.signed-in', '1');
    });
    // The scripts never load.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForURL('**/dashboard', { waitUntil: 'commit' });
  },
);
