import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ARJUN = '9000000001';
const ORDERS = '/privatemarket/orders';
const LIST = 'POST /api/private-market/getorderlist';
const SUMMARY = 'GET /api/private-market/order-summary';
const STATUS = 'GET /api/private-market/payment-status';

const cardOf = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^Order \\d+, ${name}`) });

test(
  'axe finds nothing on orders in every status, their dialogs, and failing lists',
  exhaustive,
  async ({ page, control, signInAs, watched, axe }) => {
    await signInAs(page, ARJUN);
    await page.goto(ORDERS);
    await expect(page.getByText('Offer Received')).toBeVisible();
    await axe(page);
    await steps.press(page, 'Reject');
    await axe(page);
    await steps.press(page, "Don't Decline");
    await steps.press(page, 'Request a share');
    await page.getByRole('button', { name: 'Submit request' }).click();
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: 'Past' }).click();
    await expect(page.getByText('Price Offer Expired')).toBeVisible();
    await axe(page);
    await control.addFault({ route: LIST, kind: 'status', status: 500, times: 1 });
    watched.expectRefusal({ path: '/getorderlist', status: 500 });
    await page.goto(ORDERS);
    await expect(page.getByText(/^Error: 500/)).toBeVisible();
    await axe(page);
  },
);

test(
  'axe finds nothing on an empty list of orders',
  exhaustive,
  async ({ page, signInAs, newMobile, axe }) => {
    await signInAs(page, newMobile());
    await page.goto(ORDERS);
    await expect(page.getByText('No Active Orders')).toBeVisible();
    await axe(page);
  },
);

test(
  'axe finds nothing on a changed price, its explanation and every payment result',
  exhaustive,
  async ({ page, control, signInAs, watched, axe }) => {
    await signInAs(page, ARJUN);
    await page.goto(ORDERS);
    await cardOf(page, 'Setu').getByRole('link', { name: 'Go To Payment' }).click();
    await expect(page.getByRole('dialog', { name: 'Price Increased' })).toBeVisible();
    await axe(page);
    await steps.press(page, 'I Understand');
    await steps.press(page, /see how Total payable is worked out/);
    await axe(page);
    await page.keyboard.press('Escape');
    const address = steps.addressOf(page);
    await steps.press(page, 'Make Payment');
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(steps.heading(page, 'Payment failed')).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Try again' }).click();
    await steps.press(page, 'Make Payment');
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(steps.heading(page, 'You have not paid yet')).toBeVisible();
    await axe(page);
    await control.addFault({ route: STATUS, kind: 'status', status: 500, times: 4 });
    watched.expectRefusal({ path: '/payment-status', status: 500 });
    await page.reload();
    await expect(page.getByText('We do not know yet')).toBeVisible({ timeout: 15_000 });
    await axe(page);
    await control.addFault({ route: SUMMARY, kind: 'status', status: 500, times: 1 });
    watched.expectRefusal({ path: '/order-summary', status: 500 });
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await axe(page);
  },
);
