import type { Page, Response } from 'playwright';
import type { OpenRoute } from '../e2e/all-routes.ts';
import { rounded } from './figure.ts';
import { gzipBytes } from './gzip-bytes.ts';

export interface RouteWeight {
  readonly route: OpenRoute;
  /** All scripts that were fetched until the network rested, gzip. */
  readonly kilobytes: number;
  readonly scripts: number;
}

/** What each route brings to a browser that has nothing yet but the session of whoever opens it. */
export async function weighRoutes(
  page: Page,
  appAddress: string,
  routes: readonly OpenRoute[],
): Promise<readonly RouteWeight[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const known = new Map<string, number>();
  const weights: RouteWeight[] = [];
  for (const route of routes) {
    const scripts: Response[] = [];
    const note = (response: Response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
    };
    page.on('response', note);
    await page.goto(`${appAddress}${route.address}`);
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    let bytes = 0;
    for (const script of scripts) {
      const own = known.get(script.url()) ?? gzipBytes(await script.body());
      known.set(script.url(), own);
      bytes += own;
    }
    weights.push({ route, kilobytes: rounded(bytes / 1000), scripts: scripts.length });
  }
  return weights;
}
