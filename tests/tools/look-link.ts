import type { Page } from 'playwright';

/** Where the app lists things that have an address of their own. */
const lists = ['/invest', '/portfolio', '/dashboard', '/transaction-history', '/'];

/** The first link of the app that fits a route's pattern, as an address without its origin. */
export async function linkFor(page: Page, appAddress: string, pattern: string): Promise<string> {
  const fits = patternOf(pattern);
  for (const list of lists) {
    await page.goto(`${appAddress}${list}`);
    await page.waitForLoadState('networkidle');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const link = links.find((href) => fits.test(href.replace(/[?#].*/, '')));
    if (link !== undefined) return link;
  }
  throw new Error(`no link in ${lists.join(', ')} fits ${pattern}: give a whole address`);
}

/** `/invest/:id` fits `/invest/7`. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
