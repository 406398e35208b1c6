import type { Page } from '@playwright/test';
import { type RouteWeight, weighRoutes } from '#tests/performance/route-weights.ts';
import { askForCode } from '#tests/tools/sign-in.ts';
import { investorRoutes, signInRoutes, visitorRoutes } from './all-routes.ts';
import { exhaustive, expect, test } from './fixtures.ts';

/** Of the sample world: the one with the long history. */
const ARJUN = '9000000001';

/** Side by side: more would only wait for the processor. */
const PAGES = 3;
/** Where more is in sight, and so brought at once. */
const LARGE = { width: 1440, height: 900 };

async function severalPages(page: Page): Promise<readonly Page[]> {
  const others = Array.from({ length: PAGES - 1 }, () => page.context().newPage());
  const pages = [page, ...(await Promise.all(others))];
  for (const each of pages) await each.setViewportSize(LARGE);
  return pages;
}

/** Each that is heavier than it may be, with what it weighs and what of. */
function tooHeavy(weights: readonly RouteWeight[]): readonly string[] {
  return weights
    .filter(({ route, kilobytes }) => kilobytes > route.most)
    .map(
      ({ route, kilobytes, scripts }) =>
        `${route.path}: ${kilobytes} KB, granted ${route.most}: ${scripts.join(' ')}`,
    );
}

/** Whatever is opened: the scripts of the app, or those of the public pages. */
function withoutScripts(weights: readonly RouteWeight[]): readonly string[] {
  return weights.filter(({ scripts }) => scripts.length < 2).map(({ route }) => route.path);
}

test(
  'the scripts of every route of a visitor weigh what they may',
  exhaustive,
  async ({ app, page, newMobile, watched }) => {
    test.setTimeout(180_000);
    watched.expectRefusal({ path: '/invest/fetchOrderSummary', status: 401 });
    await askForCode(page, app.appAddress, newMobile());
    const first = await weighRoutes([page], app.appAddress, signInRoutes);
    const others = await weighRoutes(await severalPages(page), app.appAddress, visitorRoutes);
    const weights = [...first, ...others];
    expect(weights).toHaveLength(signInRoutes.length + visitorRoutes.length);
    expect(withoutScripts(weights)).toEqual([]);
    expect(tooHeavy(weights)).toEqual([]);
  },
);

test(
  'the scripts of every route of an investor weigh what they may',
  exhaustive,
  async ({ app, page, signInAs, watched }) => {
    test.setTimeout(180_000);
    watched.expectRefusal({ path: '/private-market/order-summary', status: 404 });
    await signInAs(page, ARJUN);
    const weights = await weighRoutes(await severalPages(page), app.appAddress, investorRoutes);
    expect(weights).toHaveLength(investorRoutes.length);
    expect(withoutScripts(weights)).toEqual([]);
    expect(tooHeavy(weights)).toEqual([]);
  },
);
