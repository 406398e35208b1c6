import type { Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The sample investor whose onboarding is complete, including nominees. */
const ARJUN = '9000000001';
const ORDER = '/api/ifa/ifa/invest/fetchOrderSummary';

test(
  'an advisor orders, the investor reviews, pays and holds the deposit',
  beside,
  async ({ page, context, app, control, signInAs, watched, axe }) => {
    const link = await placeOrder(await context.newPage(), app.thirdPartyAddress);
    const { pathname } = new URL(link);
    await page.goto(pathname);
    await expect(page.getByText('Sign in to see your order')).toBeVisible();
    await axe(page);
    const [message] = await control.messagesTo(ARJUN);
    expect(message?.text).toContain(link);
    await signInAs(page, ARJUN);
    await steps.at(page, pathname);
    await expect(steps.heading(page, 'Order summary')).toBeVisible();
    await expect(page.getByText('Prepared for you by Sunita Rao')).toBeVisible();
    await axe(page);
    await steps.press(page, /^Make Payment/);
    await steps.payEnding(page, 'failed');
    await page.getByRole('dialog', { name: 'Payment failed' }).waitFor();
    await axe(page);
    await steps.press(page, 'Try Again');
    await steps.at(page, pathname);
    await steps.press(page, /^Make Payment/);
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page, '/maturity-action-ifa');
    await page.goto('/portfolio');
    await expect(page.getByText('₹1,23,000').first()).toBeVisible();
    watched.expectRefusal({ path: ORDER, status: 409 });
    await page.goto(pathname);
    await expect(page.getByText('This order is already paid')).toBeVisible();
  },
);

/** Places the order on the sandbox's console and returns the link that it lists. */
async function placeOrder(console: Page, thirdPartyAddress: string): Promise<string> {
  await console.goto(`${thirdPartyAddress}/sandbox`);
  await console.getByRole('link', { name: 'Advisor' }).click();
  await console.getByLabel('Investor’s mobile number').fill(ARJUN);
  await console.getByLabel('Deposit', { exact: true }).selectOption({ index: 0 });
  await console.getByLabel('Amount in rupees').fill('123000');
  await steps.press(console, 'Place the order');
  await expect(console.getByText('The order is placed')).toBeVisible();
  const orders = console.getByRole('list', { name: /^Advisor orders/ });
  const link = await orders.getByRole('link').first().getAttribute('href');
  await console.close();
  if (link === null) throw new Error('the desk lists no link');
  return link;
}
