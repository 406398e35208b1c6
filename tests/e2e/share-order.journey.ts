import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const AAROHAN = '/pre-ipo-details?pre_ipo_stock_id=107&domain_name=aarohanspace.example';
const ARJUN = '9000000001';
const ORDERS = '/privatemarket/orders';

test('an order goes from the request to an offer, a payment, a signature and a holding [PM-1.3]', async ({
  page,
  control,
  signInAs,
  look,
}) => {
  await signInAs(page, ARJUN);
  const requestId = await requestShares(page);
  await control.desk(`orders/${requestId}/offer`, { pricePerUnit: '2450', expiresInSeconds: 900 });
  await page.goto(ORDERS);
  const card = page.getByRole('region', { name: `Order ${requestId},` });
  await expect(card.getByRole('timer')).toBeVisible();
  await look(page);
  await card.getByRole('button', { name: 'Accept' }).click();
  await steps.at(page, `/omni-asset/order-summary?id=${requestId}`);
  await expect(page.getByText('₹29,404.41').first()).toBeVisible();
  await look(page);
  await steps.press(page, 'Make Payment');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(steps.heading(page, 'Payment successful')).toBeVisible();
  await look(page);
  await signSlip(page);
  await steps.at(page, ORDERS);
  await expect(card.getByText('Processing Order')).toBeVisible();
  await control.desk(`orders/${requestId}/complete`);
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(card.getByText('Shares Transferred')).toBeVisible();
  await look(page);
  await page.goto('/privatemarket/portfolio');
  await expect(page.getByText('Aarohan Space Systems')).toBeVisible();
});

/** Requests twelve shares that are not in stock, and returns the order's number. */
async function requestShares(page: Page): Promise<string> {
  await page.goto(AAROHAN);
  await page.getByLabel('Number of shares').first().fill('12');
  await page.getByRole('button', { name: 'Request Now' }).first().click();
  await page.getByRole('link', { name: 'Go to My Orders' }).click();
  await steps.at(page, ORDERS);
  const newest = page.getByRole('region', { name: /^Order \d+, Aarohan/ }).first();
  await expect(newest.getByText('12 shares')).toBeVisible();
  const name = (await newest.getAttribute('aria-label')) ?? '';
  return /\d+/.exec(name)?.[0] ?? '';
}

/** Signs the deal slip in the frame of the signing service. */
async function signSlip(page: Page): Promise<void> {
  await steps.press(page, 'Sign Deal Slip');
  const frame = page.frameLocator('iframe[title="Deal slip to sign"]');
  await frame.getByRole('button', { name: 'Sign the deal slip' }).click();
  await expect(page.getByText('Deal Signed Successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Go To Orders' }).click();
}
