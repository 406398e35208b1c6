import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const company = (shareId: number, domain: string) =>
  `/pre-ipo-details?pre_ipo_stock_id=${shareId}&domain_name=${domain}`;
const DEMO = '9000000001';
const NARROWEST = { width: 320, height: 640 };

/** Asserts that nothing overflows sideways, at the current width and at 320 pixels. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? NARROWEST;
  for (const each of [size, NARROWEST]) {
    await page.setViewportSize(each);
    // On a phone, `innerWidth` grows with overflowing content, but `clientWidth` does not.
    const surplus = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(surplus, `at ${each.width} pixels`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

// Neither `once` nor `both`, so that the exhaustive run includes it at both sizes.
test(
  'the market is accessible in each of its states',
  { tag: '@exhaustive' },
  async ({ page, signInAs, look, control, watched }) => {
    test.setTimeout(180_000);
    await signInAs(page, DEMO);
    for (const [path, name] of [
      [company(101, 'nseindia.com'), 'National Stock Exchange of India'],
      [company(102, 'setuinfra.example'), 'Setu Infra Marketplace'],
      [company(115, 'luminalearning.example'), 'Lumina Learning'],
      [company(119, 'coastalmarinebiotech.example'), /^Thiruvananthapuram/],
      [company(120, 'orbisledger.example'), 'Orbis Ledger Cloud'],
      [company(123, 'zenithhydrogen.example'), 'Zenith Green Hydrogen'],
      ['/privatemarket/listing?tab=oppurtunities', 'Unlisted shares'],
      ['/privatemarket/listing?tab=funds', 'Unlisted shares'],
      ['/privatemarket/listing?tab=basket', 'Baskets'],
      ['/privatemarket/listing?q=nothing%20at%20all', 'Unlisted shares'],
      ['/pre-ipo-opportunities', /./],
      ['/privatemarket/watchlist', 'My Watchlist'],
    ] as const) {
      await page.goto(path);
      await steps.heading(page, name).waitFor();
      await page.waitForLoadState('networkidle');
      await look(page);
      await expectNoSidewaysScroll(page);
    }
    await test.step('the panels and prices by quantity are accessible', async () => {
      await page.goto(company(105, 'vayumobility.example'));
      const panels = page.locator('#financials > div > details > summary');
      await panels.first().waitFor();
      for (const panel of await panels.all()) await panel.click();
      await expect(page.getByRole('figure', { name: /^Revenue and profit by year/ })).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: / each from / }).click();
      await page.getByRole('dialog', { name: 'Price by quantity' }).waitFor();
      await look(page);
      await page.keyboard.press('Escape');
    });
    await test.step('failing parts of the market are accessible', async () => {
      const routes = [
        ['POST /api/private-market/domaincustomdetails', company(104, 'x.example')],
        ['GET /api/private-market/gettracxndata', company(104, 'x.example')],
        ['GET /api/private-market/getpreipoproducts', '/privatemarket/listing'],
        ['GET /api/private-market/watchlist', '/privatemarket/watchlist'],
      ] as const;
      for (const [route, path] of routes) {
        watched.expectRefusal({ path: route.split('/api')[1] ?? '', status: 500 });
        await control.addFault({ route, kind: 'status', status: 500, times: 1 });
        await page.goto(path);
        await page.getByRole('button', { name: 'Try again' }).first().waitFor();
        await look(page);
        await control.clearFaults();
      }
    });
  },
);
