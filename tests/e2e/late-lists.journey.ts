import type { Locator } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';
const LATE = { kind: 'slow', milliseconds: 1500, times: 4 } as const;
/** The height of a line of text in pixels, by which the heights of cards and rows may differ. */
const LINE_PIXELS = 25;

/** The median height of the cards or rows, once they are shown. */
async function heightOf(cards: Locator): Promise<number> {
  await cards.first().waitFor();
  const heights = await cards.evaluateAll((elements) =>
    elements.map((each) => each.getBoundingClientRect().height).toSorted((a, b) => a - b),
  );
  return heights[Math.floor(heights.length / 2)] ?? Number.NaN;
}

test(
  'orders that load late cause no layout shift',
  beside,
  async ({ page, control, signInAs }) => {
    await signInAs(page, ARJUN);
    const panel = page.getByRole('tabpanel');
    for (const tab of ['active', 'past']) {
      await control.addFault({ route: 'POST /api/private-market/getorderlist', ...LATE });
      await page.goto(`/privatemarket/orders?tab=${tab}`);
      const late = await heightOf(panel.locator('div[data-padding]:has([data-shape])'));
      const shown = await heightOf(panel.locator('section[data-padding]'));
      expect(Math.abs(shown - late), tab).toBeLessThanOrEqual(LINE_PIXELS);
      await control.clearFaults();
    }
  },
);

test(
  'shares that load late cause no layout shift',
  beside,
  async ({ page, control, signInAs }) => {
    await signInAs(page, ARJUN);
    await control.addFault({ route: 'GET /api/private-market/getpreipoproducts', ...LATE });
    await page.goto('/privatemarket/listing');
    const main = page.getByRole('main');
    const late = await heightOf(main.locator('[data-shape="rows"] > [aria-hidden]'));
    const rows = main.getByRole('table').locator('tbody tr');
    const list = main.getByRole('list', { name: 'Unlisted shares' }).getByRole('listitem');
    const shown = await heightOf(rows.or(list));
    expect(Math.abs(shown - late)).toBeLessThanOrEqual(LINE_PIXELS);
  },
);
