import type { Page } from 'playwright';

/** Pages of the app that link to items, in the order in which they are searched. */
const lists = ['/invest', '/portfolio', '/dashboard', '/transaction-history', '/'];
const patienceMs = 3000;

/** The first link in these pages that matches the route's pattern, as a path. */
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

function firstLink(source: string): string | undefined {
  const fits = new RegExp(source, 'i');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return links.find((href) => fits.test(href.replace(/[?#].*/, '')));
}

/** Converts a route to a regular expression: `/invest/:id` matches `/invest/7`. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`, 'i');
}
