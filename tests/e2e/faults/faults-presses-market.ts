import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ORDERS = '/privatemarket/orders';
const NILGIRI = '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
const AAROHAN = '/pre-ipo-details?pre_ipo_stock_id=107&domain_name=aarohanspace.example';

const SHOWN = 'the list shows the offer as accepted by then';
const ACCEPTED = { 'half a reply': SHOWN, 'connection lost after the work': SHOWN } as const;

/** The card of an order of the sample investor. */
const cardOf = ({ page }: Scene, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^Order \\d+, ${name}`) }).first();

async function toOrders(scene: Scene): Promise<void> {
  await scene.page.goto(ORDERS);
  await cardOf(scene, 'Nilgiri').waitFor();
}

async function toPayment(scene: Scene): Promise<void> {
  await toOrders(scene);
  await cardOf(scene, 'Mithila').getByRole('link', { name: 'Go To Payment' }).click();
  const { page } = scene;
  const pay = page.getByRole('button', { name: 'Make Payment' });
  const understand = page.getByRole('button', { name: 'I Understand' });
  await pay.or(understand).first().waitFor();
  if (await understand.isVisible()) await understand.click();
}

const watch = (name: RegExp) => (scene: Scene) =>
  scene.page.getByRole('button', { name }).first().click();

export const marketPresses: readonly Press[] = [
  {
    call: 'POST /api/private-market/add-to-watchlist',
    prepare: async ({ page }) => {
      await page.goto(NILGIRI);
      await steps.heading(page, 'Nilgiri Diagnostics').waitFor();
      const remove = page.getByRole('button', { name: /^Remove Nilgiri/ });
      const add = page.getByRole('button', { name: /^Add Nilgiri/ });
      await remove.or(add).first().waitFor();
      if (await remove.isVisible()) await remove.click();
      await add.waitFor();
    },
    press: watch(/^Add Nilgiri/),
    quiet: 'as documented: the icon still offers to add the share',
    done: ({ page }) => expect(page.getByText('Added To Watchlist').first()).toBeVisible(),
  },
  {
    call: 'POST /api/private-market/delete-to-watchlist',
    prepare: async ({ page }) => {
      await page.goto('/privatemarket/watchlist');
      await page.getByRole('button', { name: /^Remove Nilgiri/ }).waitFor();
    },
    press: watch(/^Remove Nilgiri/),
    done: ({ page }) => expect(page.getByRole('button', { name: /^Remove Nilgiri/ })).toBeHidden(),
  },
  {
    call: 'GET /api/news/unlisted-share-news',
    prepare: async ({ page }) => {
      await page.goto(NILGIRI);
      await page.getByRole('button', { name: 'More news' }).scrollIntoViewIfNeeded();
    },
    press: ({ page }) => steps.press(page, 'More news'),
    done: ({ page }) => expect(page.getByText('More news could not be loaded')).toBeHidden(),
  },
  {
    call: 'POST /api/private-market/ipoorderreqest',
    prepare: async ({ page }) => {
      await page.goto(AAROHAN);
      await page.getByLabel('Number of shares').first().fill('12');
    },
    press: ({ page }) => page.getByRole('button', { name: 'Request Now' }).first().click(),
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Order Requested' })).toBeVisible(),
  },
  {
    call: 'POST /api/private-market/basket/ordersubmit',
    prepare: async ({ page }) => {
      await page.goto('/basket-details?basket_id=203');
      await page.getByRole('textbox', { name: 'Number of baskets' }).first().fill('2');
    },
    press: ({ page }) => page.getByRole('button', { name: 'Request Now' }).first().click(),
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Order Requested' })).toBeVisible(),
  },
  {
    call: 'POST /api/private-market/product-request',
    prepare: async (scene) => {
      await toOrders(scene);
      await steps.press(scene.page, 'Request a share');
      await scene.page.getByLabel('Share name').fill('Ganga Metals');
      await scene.page.getByLabel('Quantity').fill('50');
    },
    press: ({ page }) => steps.press(page, 'Submit request'),
    done: ({ page }) =>
      expect(page.getByText(/^Request submitted successfully/).first()).toBeVisible(),
  },
  {
    call: 'POST /api/private-market/pre-ipo/sell-request',
    prepare: async ({ page }) => {
      await page.goto('/privatemarket/sell?share_name=Nilgiri+Diagnostics');
      await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
      await page.getByRole('textbox', { name: 'Asking price per share' }).fill('790');
    },
    press: ({ page }) => steps.press(page, 'Submit Sell Request'),
    done: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Sell request submitted' })).toBeVisible(),
  },
  {
    call: 'GET /api/private-market/deal-slip',
    prepare: toOrders,
    press: (scene) =>
      cardOf(scene, 'Himgiri').getByRole('button', { name: 'Deal slip (PDF)' }).click(),
    done: (scene) =>
      expect(
        cardOf(scene, 'Himgiri').getByRole('button', { name: 'Deal slip (PDF)' }),
      ).toBeEnabled(),
  },
  {
    call: 'GET /api/signing/upload-and-gettoken',
    prepare: toOrders,
    press: (scene) =>
      cardOf(scene, 'Nilgiri').getByRole('button', { name: 'Sign Deal Slip' }).click(),
    done: ({ page }) => expect(page.locator('iframe[title="Deal slip to sign"]')).toBeVisible(),
  },
  {
    call: 'PUT /api/private-market/preipo/status',
    but: ACCEPTED,
    prepare: toOrders,
    press: (scene) => cardOf(scene, 'Saptagiri').getByRole('button', { name: 'Accept' }).click(),
    done: ({ page }) => page.waitForURL(/\/omni-asset\/order-summary\?id=\d+/),
  },
  {
    call: 'GET /api/private-market/order-summary',
    prepare: toPayment,
    press: async (scene) => scene.go(steps.addressOf(scene.page)),
    isLoad: true,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Make Payment' })).toBeAttached(),
  },
  {
    call: 'POST /api/private-market/intiatepayment',
    prepare: toPayment,
    press: ({ page }) => steps.press(page, 'Make Payment'),
    done: ({ page }) => expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible(),
  },
  {
    call: 'GET /api/private-market/payment-status',
    prepare: async ({ page }) => {
      await steps.press(page, 'Cancel and go back');
      await steps.heading(page, 'You have not paid yet').waitFor();
    },
    press: async ({ page }) => {
      await page.reload();
      await page.locator('h1').first().waitFor();
    },
    isLoad: true,
    done: ({ page }) => expect(steps.heading(page, 'You have not paid yet')).toBeVisible(),
  },
  {
    call: 'POST /api/signing/digio-signed-status',
    prepare: async (scene) => {
      await toOrders(scene);
      await cardOf(scene, 'Nilgiri').getByRole('button', { name: 'Sign Deal Slip' }).click();
      await scene.page.locator('iframe[title="Deal slip to sign"]').waitFor();
    },
    press: async ({ page }) => {
      const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
      const frame = page.frameLocator('iframe[title="Deal slip to sign"]');
      if (await again.isVisible()) await again.click();
      else await frame.getByRole('button', { name: 'Sign the deal slip' }).click();
      // The app repeats the query a few times before it shows a message.
      await page.waitForTimeout(150);
      await again.or(page.getByText('Deal Signed Successfully!')).first().waitFor();
    },
    done: ({ page }) => expect(page.getByText('Deal Signed Successfully!')).toBeVisible(),
  },
];
