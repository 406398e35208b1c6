import type { Locator, Page } from '@playwright/test';
import { beside, both, exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ARJUN = '9000000001';
const BASKET = 'Made in India';
const BASKET_PAGE = '/basket-details?basket_id=203';

async function placeOf(element: Locator) {
  const place = await element.boundingBox();
  if (place === null) throw new Error('it is not shown');
  return place;
}

const box = (page: Page) => page.getByRole('region', { name: 'Invest in this basket' });

test(
  'a basket is ordered, confirmed, held, and one of its shares is sold [PM-1.3]',
  beside,
  async ({ page, control, signInAs, look }) => {
    await signInAs(page, ARJUN);
    await page.goto(BASKET_PAGE);
    await steps.heading(page, BASKET).waitFor();
    await box(page).getByRole('textbox', { name: 'Number of baskets' }).fill('2');
    await expect(box(page)).toContainText('₹61,500');
    await look(page);
    await box(page).getByRole('button', { name: 'Request Now' }).click();
    const requested = page.getByRole('dialog', { name: 'Order Requested' });
    await requested.waitFor();
    await requested.getByRole('link', { name: 'Go to My Orders' }).click();
    await steps.at(page, '/privatemarket/orders');
    const order = page.getByRole('region', { name: new RegExp(`^Order \\d+, ${BASKET}$`) });
    await expect(order).toContainText('Awaiting Confirmation');

    // The desk confirms the order, records its payment and transfers the shares.
    await control.deskByItself(true);
    await control.advanceClock(10);
    await page.goto('/privatemarket/orders');
    const id = /Order (\d+)/.exec(await order.innerText())?.[1];
    await control.desk(`orders/${id}/receive-payment`, { reference: `NEFT000${id}` });
    await control.advanceClock(10);
    await page.goto('/privatemarket/portfolio');
    const baskets = page.getByRole('list', { name: /^Baskets/ });
    const held = baskets.getByRole('listitem').filter({ hasText: BASKET });
    await expect(held).toContainText('₹61,500');
    await look(page);
    await held.getByRole('link').click();
    await steps.at(page, '/privatemarket/basket-breakup?basket_id=203');
    const parts = page.getByRole('list', { name: 'What you hold in it' });
    await look(page);
    await parts.getByRole('link', { name: /^Saptagiri Semiconductor/ }).click();
    await steps.heading(page, 'Saptagiri Semiconductor').waitFor();
    expect(await steps.fact(page, 'Number of shares')).toBe('8');

    await page.goto('/privatemarket/sell?share_name=Saptagiri+Semiconductor');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('8');
    await page.getByRole('textbox', { name: 'Asking price per share' }).fill('1990');
    await steps.press(page, 'Submit Sell Request');
    const sent = page.getByRole('dialog', { name: 'Sell request submitted' });
    await sent.waitFor();
    await look(page);
    await sent.getByRole('button', { name: 'Close' }).click();
    const mine = page
      .getByRole('list', { name: 'Your sell requests' })
      .getByRole('listitem')
      .first();
    await expect(mine).toContainText('8 × ₹1,990');
    await expect(mine).toContainText('Under review');
    await control.advanceClock(30);
    await page.reload();
    await expect(mine).toContainText('Buyer found');
    const sale = page.getByRole('region', { name: 'Buyer found for Saptagiri Semiconductor' });
    await sale.getByRole('button', { name: 'Agree to sell' }).click();
    await expect(sale).toHaveCount(0);
    await control.advanceClock(120);
    await page.reload();
    await expect(mine).toContainText('Sold');
    await look(page);

    // The holding of the share lists the sale; the basket shows the remaining units.
    await mine.getByRole('link').click();
    await steps.heading(page, 'Saptagiri Semiconductor').waitFor();
    expect(await steps.fact(page, 'Number of shares')).toBe('0');
    await expect(page.getByRole('list', { name: 'Sold' })).toContainText('8 × ₹1,990');
    await look(page);
    await page.getByRole('link', { name: `Back to ${BASKET}` }).click();
    await expect(page.getByText(/^Some of its shares are sold/)).toBeVisible();
    await expect(parts.getByRole('link', { name: /^Saptagiri Semiconductor/ })).toContainText(
      '0 shares · 8 sold',
    );
    await look(page);
  },
);

test(
  'the box of a basket is beside or below the content by width [PM-2.108, PM-2.113, PM-2.114]',
  both,
  async ({ page, isMobile, look }) => {
    await page.goto(BASKET_PAGE);
    await steps.heading(page, BASKET).waitFor();
    const card = await placeOf(box(page));
    const title = await placeOf(steps.heading(page, BASKET));
    const overview = await placeOf(page.getByRole('heading', { name: 'Overview' }));
    if (isMobile) {
      expect(card.y).toBeGreaterThan(title.y + title.height);
      expect(card.y + card.height).toBeLessThanOrEqual(overview.y);
    } else {
      expect(card.x).toBeGreaterThanOrEqual(title.x + title.width);
      expect(card.y).toBeLessThan(title.y + title.height);
    }
    // The navigation is sticky.
    const nav = page.getByRole('navigation', { name: 'On this page' });
    await page.getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { name: 'FAQs' })).toBeInViewport();
    await expect(nav).toBeInViewport();
    const names = ['Overview', 'Assets In Basket', 'Reasons to Invest', 'Risks', 'FAQs'];
    await expect(nav.getByRole('link')).toHaveText(names);
    await look(page);
  },
);

const PLACES = [
  { path: BASKET_PAGE, call: 'GET /api/private-market/baskets/constituents' },
  { path: '/privatemarket/portfolio', call: 'POST /api/private-market/preipoportfolio' },
  { path: '/privatemarket/sell', call: 'GET /api/private-market/pre-ipo/sell-requests' },
];

test(
  'baskets, portfolio and sell form are accessible when empty and when they fail',
  beside,
  async ({ page, control, watched, signInAs, newMobile, look }) => {
    await signInAs(page, newMobile());
    for (const { path, call } of PLACES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await look(page);
      watched.expectRefusal({ path: call.split('/private-market')[1] ?? '', status: 500 });
      await control.addFault({ route: call, kind: 'status', status: 500, times: 1 });
      await page.reload();
      await page.getByRole('button', { name: /^Try again$/i }).waitFor();
      await look(page);
    }
  },
);

test(
  'baskets, portfolio and sell form fit on the narrowest phone',
  exhaustive,
  async ({ page, signInAs }) => {
    await signInAs(page, ARJUN);
    await page.setViewportSize({ width: 320, height: 640 });
    const share = { path: '/privatemarket/omni-asset-details?pre_ipo_product_id=119' };
    for (const { path } of [...PLACES, share]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  },
);
