import type {} from '#infrastructure/platform/http/response-prefetch.ts';
import type { Page } from '@playwright/test';
import { both, expect, once, test } from '#tests/e2e/support/fixtures.ts';
import { scriptsHeldBack } from '#tests/e2e/support/held-back.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import { filesOf, readModuleGraph } from '#ui/build/module-graph.ts';

/** The files of the build that contain these modules, and those that they import. */
function filesWith(...modules: readonly string[]): readonly string[] {
  return filesOf(modules, readModuleGraph());
}

/** The files with which the app starts. */
const firstFiles = () => filesWith('ui/main.tsx');
const isFirstScript = ({ pathname }: URL) =>
  pathname.endsWith('.js') && firstFiles().includes(pathname.slice(1));

/** The files that a page requests while its first scripts are blocked. */
async function requestedAtFirst(page: Page, path: string): Promise<readonly string[]> {
  const requested: string[] = [];
  await page.route(isFirstScript, () => {});
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.+\.(js|css)$/.test(pathname)) requested.push(pathname.slice(1));
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The inline script has finished.
  await expect(page.locator('#preloads')).not.toBeAttached();
  await expect.poll(() => firstFiles().filter((file) => !requested.includes(file))).toEqual([]);
  return requested;
}

test(
  'the files of a screen are requested before any script has loaded',
  once,
  async ({ page, signInAs }) => {
    await signInAs(page, steps.LEELA);
    const dashboardFiles = filesWith(
      'ui/fixed-deposits/dashboard/dashboard.view.tsx',
      // The total includes the shares.
      'ui/private-market/shared/read-private-holdings.ts',
      'infrastructure/private-market/share-holdings.module.ts',
    );
    const depositFiles = filesWith('ui/fixed-deposits/deposit-page/invest-details.view.tsx');
    const dashboard = await requestedAtFirst(await page.context().newPage(), '/Dashboard');
    expect(dashboard).toEqual(expect.arrayContaining([...dashboardFiles]));
    const deposit = await requestedAtFirst(await page.context().newPage(), steps.depositPage);
    expect(deposit).toEqual(expect.arrayContaining([...depositFiles]));
    const ofDashboardOnly = dashboardFiles.filter((file) => !depositFiles.includes(file));
    expect(ofDashboardOnly).not.toEqual([]);
    expect(deposit.filter((file) => ofDashboardOnly.includes(file))).toEqual([]);
  },
);

test(
  'a visitor is asked to sign in, and loads no file of the guarded screen',
  once,
  async ({ page }) => {
    const requested = await requestedAtFirst(page, '/dashboard');
    expect(requested.filter((file) => !firstFiles().includes(file))).toEqual([]);
  },
);

for (const path of [
  '/dashboard',
  '/Portfolio/',
  '/invest',
  steps.depositPage,
  '/privatemarket/listing',
]) {
  test(
    `the data of ${path} is prefetched once, before any script has loaded`,
    once,
    async ({ page, signInAs }) => {
      await signInAs(page, steps.LEELA);
      const tab = await page.context().newPage();
      const sent: string[] = [];
      tab.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (!pathname.startsWith('/api/')) return;
        sent.push([request.method(), pathname + search, request.postData()].join(' '));
      });
      const release = await scriptsHeldBack(tab);
      await tab.goto(path, { waitUntil: 'commit' });
      const early = () =>
        tab.evaluate(async () => [...((await window.vriddhiPrefetch)?.keys() ?? [])]);
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      await expect.poll(() => sent.length).toBe((await early()).length);
      release();
      // Wait until every prefetched reply was used. A request that differs from its prefetch would
      // leave one.
      await expect.poll(early).toEqual([]);
      await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(tab.locator('html[data-fonts-loaded]'), 'web fonts').toHaveCount(1);
      expect(sent).toEqual([...new Set(sent)]);
    },
  );
}

for (const [path, title, words] of [
  ['/invest', 'Popular Fixed Deposits', 'Rates up to'],
  ['/dashboard', 'Welcome', 'Welcome'],
] as const) {
  const what = `${path} shows its frame and its first words before any script, and keeps them`;
  test(what, both, async ({ page, signInAs }) => {
    await signInAs(page, steps.LEELA);
    const heading = page.getByRole('heading', { level: 1, name: title });
    const claim = page.getByText(words);
    const placesOf = () =>
      Promise.all([heading, claim].map(async (part) => (await part.boundingBox()) ?? undefined));

    const release = await scriptsHeldBack(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    const home = page.getByRole('link', { name: 'Vriddhi, home' });
    await home.focus();
    const before = await placesOf();
    const withWebFonts = page.locator('html[data-fonts-loaded]');
    await expect(withWebFonts).toHaveCount(0);
    release();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(home).toBeFocused();
    await expect(withWebFonts).toHaveCount(1);
    const after = await placesOf();
    expect(after.map((part) => [part?.x, part?.y])).toEqual(
      before.map((part) => [part?.x, part?.y]),
    );
  });
}

test(
  'a prefetched reply is used only for its URL and investor',
  once,
  async ({ page, signInAs }) => {
    await requestedAtFirst(page, '/dashboard');
    await expect(page.locator('#shell')).toHaveCount(0);
    await signInAs(await page.context().newPage(), steps.LEELA);
    await requestedAtFirst(page, '/dashboard');
    await expect(page.locator('#shell')).toHaveText(/^(?!.*Popular Fixed Deposits)/);
    await requestedAtFirst(page, '/privatemarket/listing?tab=basket');
    await expect(page.locator('#shell')).toBeVisible();
    const title = page.locator('#shell').getByRole('heading', { name: 'Unlisted shares' });
    await expect(title).toHaveCount(0);
    await requestedAtFirst(page, '/no/such-page');
    await expect(page.locator('#shell')).toHaveCount(0);
  },
);

for (const [path, role] of [
  ['/invest', 'table'],
  ['/login', 'textbox'],
] as const) {
  test(
    `a missing script on ${path} is reported, and can be loaded again`,
    once,
    async ({ page, watched, axe }) => {
      watched.expectRefusal({ path: '.js', status: 'failed' });
      watched.expectError('Failed to fetch dynamically imported module');
      await page.route(isFirstScript, (route) => route.abort());
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: 'Vriddhi could not be loaded' });
      await expect(alert).toBeVisible();
      await expect(page.getByRole(role)).toHaveCount(0);
      await axe(page);
      await page.unroute(isFirstScript);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await expect(page).toHaveURL(path);
    },
  );
}
