import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import type { OpenRoute } from '../e2e/all-routes.ts';
import { buildFolder } from '../tools/built.ts';
import { rounded } from './figure.ts';
import { gzipBytes } from './gzip-bytes.ts';

/** As long as the browser's own idea of a network that rests. */
const REST_MILLISECONDS = 500;

export interface RouteWeight {
  readonly route: OpenRoute;
  /** All scripts that were asked for until the network rested, gzip. */
  readonly kilobytes: number;
  /** Their addresses. */
  readonly scripts: readonly string[];
}

/**
 * What each route brings to a browser that has nothing yet but the session of whoever opens it.
 * @param pages take the routes in turn: most of the time is spent waiting for the network to rest.
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
  // What the page before still asks for would count among the first route's scripts.
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
  // Not that of the skeleton: the screen itself is still on its way then.
  const headings = page.getByRole('heading', { level: 1 });
  await headings
    .filter({ hasNotText: /, loading$/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  // It is told once a page: a part of the screen may have asked for its own since.
  for (let before = -1; before !== scripts.size;) {
    before = scripts.size;
    await page.waitForTimeout(REST_MILLISECONDS);
  }
  page.off('request', note);
  const bytes = [...scripts].reduce((sum, script) => sum + shippedBytes(script), 0);
  return { route, kilobytes: rounded(bytes / 1000), scripts: [...scripts] };
}

const known = new Map<string, number>();

function shippedBytes(script: string): number {
  const bytes = known.get(script) ?? gzipBytes(readFileSync(join(buildFolder, 'app', script)));
  known.set(script, bytes);
  return bytes;
}
