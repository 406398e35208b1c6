import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import type { OpenRoute } from '#tests/e2e/support/all-routes.ts';
import { buildFolder } from '#ui/build/folders.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import { gzipBytes } from '#tests/performance/support/gzip-bytes.ts';

/** The network of a page counts as idle this long after its last reply. */
const REST_MILLISECONDS = 1000;

export interface RouteWeight {
  readonly route: OpenRoute;
  /** All scripts requested until the network is idle, in KB gzip. */
  readonly kilobytes: number;
  /** The URLs of the scripts that the page loaded. */
  readonly scripts: readonly string[];
}

/**
 * Measures the scripts that each route loads in a browser with only a stored session.
 * @param pages share the routes, because most of the time is spent waiting for an idle network
 */
export async function weighRoutes(
  pages: readonly Page[],
  appAddress: string,
  routes: readonly OpenRoute[],
): Promise<readonly RouteWeight[]> {
  const waiting = [...routes];
  const weights: RouteWeight[] = [];
  const weighInTurn = async (page: Page) => {
    await withoutCache(page);
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      weights.push(await weigh(page, appAddress, route));
    }
  };
  await Promise.all(pages.map(weighInTurn));
  return weights;
}

async function withoutCache(page: Page): Promise<void> {
  // Requests of the previous page would count for the first route.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

async function weigh(page: Page, appAddress: string, route: OpenRoute): Promise<RouteWeight> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', note);
  await page.goto(`${appAddress}${route.address}`);
  // Wait for the screen's own heading instead of the loading page's.
  const headings = page.getByRole('heading', { level: 1 });
  await headings
    .filter({ hasNotText: /, loading$/ })
    .first()
    .waitFor();
  // The shell may have the same heading, and a busy machine may pause between two scripts.
  await page.waitForFunction(() => document.querySelector('#shell, [data-part]') === null);
  await page.waitForLoadState('networkidle');
  // Network idle is reported once per page, but parts of the screen may send later requests.
  await page.waitForFunction(
    (rest) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(...ends) > rest;
    },
    REST_MILLISECONDS,
  );
  page.off('request', note);
  // A stored return path or journey would change what the next route loads.
  await page.evaluate(() => sessionStorage.clear());
  const bytes = [...scripts].reduce((sum, script) => sum + shippedBytes(script), 0);
  return { route, kilobytes: rounded(bytes / 1000), scripts: [...scripts] };
}

const known = new Map<string, number>();

function shippedBytes(script: string): number {
  const bytes = known.get(script) ?? gzipBytes(readFileSync(join(buildFolder, 'app', script)));
  known.set(script, bytes);
  return bytes;
}
