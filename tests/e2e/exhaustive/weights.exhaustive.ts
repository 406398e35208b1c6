import type { Page } from '@playwright/test';
import { type RouteWeight, weighRoutes } from '#tests/performance/route-weights.ts';
import { askForCode } from '#tests/support/sign-in.ts';
import { APP, investorRoutes, signInRoutes, visitorRoutes } from '#tests/e2e/support/all-routes.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';

/** Pages in parallel; more would only compete for the processor. */
const PAGES = 3;
/** A large screen shows more content, so it loads more at once. */
const LARGE = { width: 1440, height: 900 };

async function severalPages(page: Page): Promise<readonly Page[]> {
  const others = Array.from({ length: PAGES - 1 }, () => page.context().newPage());
  const pages = [page, ...(await Promise.all(others))];
  for (const each of pages) await each.setViewportSize(LARGE);
  return pages;
}

/** Routes above their limits, with their weights and scripts. */
function tooHeavy(weights: readonly RouteWeight[]): readonly string[] {
  return weights
    .filter(({ route, kilobytes }) => kilobytes > route.most)
    .map(
      ({ route, kilobytes, scripts }) =>
        `${route.path}: ${kilobytes} KB, granted ${route.most}: ${scripts.join(' ')}`,
    );
}

/** Routes with fewer than two scripts: every page has scripts of the app or of the public pages. */
function withoutScripts(weights: readonly RouteWeight[]): readonly string[] {
  return weights.filter(({ scripts }) => scripts.length < 2).map(({ route }) => route.path);
}

/** Removes all preloads from the document of the app. */
async function withoutPreloads(page: Page): Promise<void> {
  await page.context().route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const [, entry] = /<link[^>]*href="([^"]+)"[^>]*data-entry/.exec(html) ?? [];
    if (entry === undefined) return route.fulfill({ response, body: html });
    const plain = `<script type="module" src="${entry}"></script>`;
    const body = html
      .replaceAll(/<link[^>]*rel="(modulepreload|preload)"[^>]*>/g, '')
      .replaceAll(/<link([^>]*) disabled/g, '<link$1')
      .replaceAll(/<script>[^]*?<\/script>/g, '')
      .replace('</body>', `${plain}</body>`);
    return route.fulfill({ response, body });
  });
}

/** Routes that preload scripts which they never use, with those scripts. */
function unusedPreloads(
  ahead: readonly RouteWeight[],
  plain: readonly RouteWeight[],
): readonly string[] {
  const takenBy = new Map(plain.map(({ route, scripts }) => [route.address, new Set(scripts)]));
  return ahead.flatMap(({ route, scripts }) => {
    const vain = scripts.filter((script) => takenBy.get(route.address)?.has(script) !== true);
    return vain.length === 0 ? [] : `${route.path}: ${vain.join(' ')}`;
  });
}

test(
  'the scripts of every visitor route stay within their budget',
  exhaustive,
  async ({ app, page, newMobile, watched }) => {
    test.setTimeout(180_000);
    watched.expectRefusal({ path: '/invest/fetchOrderSummary', status: 401 });
    await askForCode(page, app.appAddress, newMobile());
    const first = await weighRoutes([page], app.appAddress, signInRoutes);
    const pages = await severalPages(page);
    const others = await weighRoutes(pages, app.appAddress, visitorRoutes);
    const weights = [...first, ...others];
    expect(weights).toHaveLength(signInRoutes.length + visitorRoutes.length);
    expect(withoutScripts(weights)).toEqual([]);
    expect(tooHeavy(weights)).toEqual([]);
    await withoutPreloads(page);
    const ofApp = visitorRoutes.filter(({ most }) => most === APP);
    const plain = await weighRoutes(pages, app.appAddress, ofApp);
    const ahead = others.filter(({ route }) => route.most === APP);
    expect(unusedPreloads(ahead, plain)).toEqual([]);
  },
);

test(
  'the scripts of every investor route stay within their budget',
  exhaustive,
  async ({ app, page, signInAs, watched }) => {
    test.setTimeout(180_000);
    watched.expectRefusal({ path: '/private-market/order-summary', status: 404 });
    await signInAs(page, ARJUN);
    const pages = await severalPages(page);
    const weights = await weighRoutes(pages, app.appAddress, investorRoutes);
    expect(weights).toHaveLength(investorRoutes.length);
    expect(withoutScripts(weights)).toEqual([]);
    expect(tooHeavy(weights)).toEqual([]);
    await withoutPreloads(page);
    const plain = await weighRoutes(pages, app.appAddress, investorRoutes);
    expect(unusedPreloads(weights, plain)).toEqual([]);
  },
);
