import type { Page } from 'playwright';

/** Where the app lists things that have an address of their own. */
const lists = ['/invest', '/portfolio', '/dashboard', '/transaction-history', '/'];
const patienceMs = 3000;

/** The first link on them that fits a route's pattern, as an address without its origin. */
export async function linkFor(
  page: Page,
  appAddress: string,
  pattern: string,
): Promise<string | undefined> {
  const { source } = patternOf(pattern);
  for (const list of lists) {
    await page.goto(`${appAddress}${list}`);
    const found = await page
      .waitForFunction(firstLink, source, { timeout: patienceMs })
      .catch(() => undefined);
    const link = await found?.jsonValue();
    if (link !== undefined) return link;
  }
  return undefined;
}

/** Runs in the page. */
function firstLink(source: string): string | undefined {
  const fits = new RegExp(source, 'i');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return links.find((href) => fits.test(href.replace(/[?#].*/, '')));
}

/** `/invest/:id` fits `/invest/7`. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
