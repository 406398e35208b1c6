import type { Locator } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';
const LATE = { kind: 'slow', milliseconds: 1500, times: 4 } as const;
/** The height of one line of text in pixels; the heights of cards may differ by that much. */
const LINE_PIXELS = 25;

/** The median height of the cards, once they are shown. */
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
    await page.locator('[data-shape]').first().waitFor();
    const below = page.getByText('Can’t find a share?');
    const late = (await below.boundingBox())?.y ?? Number.NaN;
    await page.getByRole('button', { name: 'Show all' }).waitFor();
    const shown = (await below.boundingBox())?.y ?? Number.NaN;
    // Two of the first nine cards have an additional line.
    expect(Math.abs(shown - late)).toBeLessThanOrEqual(2 * LINE_PIXELS);
  },
);
