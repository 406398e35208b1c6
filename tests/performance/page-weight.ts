import type { Browser, Response } from 'playwright';
import { openContext } from '#tests/support/browser.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { gzipBytes } from '#tests/performance/support/gzip-bytes.ts';

/** Routes that a visitor may open first, with their limits on a cold cache. */
const firstRoutes = [
  { route: '/login', goal: 150 },
  { route: '/', goal: 105 },
  { route: '/invest', goal: 230 },
] as const;

export async function measurePageWeight(
  browser: Browser,
  address: string,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { route, goal } of firstRoutes) {
    const { requests, scripts, scriptBytes, list } = await loadCold(browser, `${address}${route}`);
    figures.push(
      { what: `${route}: JS gzip, cold`, value: rounded(scriptBytes / 1000), unit: 'KB', goal },
      { what: `${route}: requests`, value: requests, unit: '', goal: 12, how: list.join(' ') },
      { what: `${route}: scripts`, value: scripts, unit: '', goal: 4 },
    );
  }
  return figures;
}

/** Everything that is loaded until the network is idle, including preloads. */
async function loadCold(browser: Browser, url: string) {
  const context = await openContext(browser, 'phone');
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const scripts = responses.filter((response) => /\.js($|\?)/.test(response.url()));
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  await context.close();
  return {
    requests: responses.length,
    scripts: scripts.length,
    scriptBytes: bodies.reduce((sum, body) => sum + gzipBytes(body), 0),
    list: responses.map((response) => new URL(response.url()).pathname),
  };
}
