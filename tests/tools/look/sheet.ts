import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import type { SizeName } from '#tests/support/browser.ts';
import { type Look, pathOf } from './look-at.ts';

/** The twenty main screens and pages, in the order in which an investor meets them. */
export const mainRoutes: readonly string[] = [
  '/dashboard',
  '/invest',
  '/invest/1003/0/-',
  '/fd-finder',
  '/portfolio',
  '/portfolio/investment-details/50001/1003',
  '/activity',
  '/privatemarket/listing',
  '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
  '/basket-details?basket_id=203',
  '/privatemarket/portfolio',
  '/privatemarket/orders',
  '/privatemarket/watchlist',
  '/privatemarket/sell',
  '/profile',
  '/profile/security',
  '/earn-rewards',
  '/privatemarket/news',
  '/help',
  '/terms',
];

const COLUMNS = 5;
const GAP = 24;
/** The width of one picture on the sheet, in pixels, and the part of its screen that it shows. */
const PICTURES = {
  phone: { width: 260, ratio: '390 / 844' },
  desktop: { width: 480, ratio: '8 / 5' },
} as const satisfies Record<SizeName, object>;

/** Draws the upper part of each screen, with its route, on one picture. */
export async function drawSheet(
  browser: Browser,
  looks: readonly Look[],
  path: string,
): Promise<void> {
  const [first] = looks;
  if (first === undefined) throw new Error('a sheet needs at least one picture');
  const { width, ratio } = PICTURES[first.size];
  const viewport = { width: (width + GAP) * COLUMNS + GAP, height: 900 };
  const page = await browser.newPage({ viewport });
  const figures = looks.map((look) => {
    const picture = readFileSync(pathOf(look)).toString('base64');
    const image = `<img src="data:image/png;base64,${picture}">`;
    return `<figure>${image}<figcaption>${look.route}</figcaption></figure>`;
  });
  const style = `
    body { margin: ${GAP}px; display: grid; gap: ${GAP}px; font: 13px sans-serif;
      grid-template-columns: repeat(${COLUMNS}, ${width}px); background: #666; color: #fff; }
    figure { margin: 0; }
    img { display: block; width: 100%; aspect-ratio: ${ratio};
      object-fit: cover; object-position: top; }
    figcaption { padding-top: 6px; overflow-wrap: anywhere; }`;
  await page.setContent(`<style>${style}</style>${figures.join('')}`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
