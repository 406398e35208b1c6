import type { Page } from '@playwright/test';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const AAROHAN = '/pre-ipo-details?pre_ipo_stock_id=107&domain_name=aarohanspace.example';
const MALABAR = '/pre-ipo-details?pre_ipo_stock_id=103&domain_name=malabarspice.example';
const ARJUN = '9000000001';
const ORDERS = '/privatemarket/orders';
const FROM = '?where_from=pre-ipo-details';

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
  await expect(card.getByText('Shares Transferred').first()).toBeVisible();
  await look(page);
  await page.goto('/privatemarket/portfolio');
  await expect(page.getByText('Aarohan Space Systems')).toBeVisible();
});

test('each missing step names the shares that are bought, the last leads back [PM-4.67, PM-4.69]', async ({
  page,
  newMobile,
  signInAs,
  look,
}) => {
  const person = steps.newPerson(newMobile());
  const bought = page.getByText('Buying 250 shares of Malabar Spice Works').first();
  await signInAs(page, person.mobile);
  await page.goto(MALABAR);
  await page.getByLabel('Number of shares').first().fill('250');
  await page.getByRole('button', { name: 'Invest Now' }).first().click();

  await steps.at(page, `/pan-profile${FROM}`);
  await expect(bought).toBeVisible();
  await steps.enterKyc(page, person);
  await steps.press(page, 'Continue');
  await steps.at(page, `/add-bank-account${FROM}`);
  await expect(bought).toBeVisible();
  await look(page);
  await steps.enterBank(page, person);
  await steps.verifyBank(page);
  await steps.press(page, 'Continue');
  await steps.at(page, `/add-demat-account${FROM}`);
  await expect(bought).toBeVisible();
  await page.reload();
  await expect(bought).toBeVisible();
  await page.getByLabel('Demat account number').fill('IN30077351920648');
  await page.getByLabel('Client master list (CML)').setInputFiles({
    name: 'cml.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfFile()),
  });
  await steps.press(page, 'Continue');
  await steps.at(page, `/disclaimer${FROM}`);
  await expect(bought).toBeVisible();
  await look(page);
  await steps.press(page, 'I Agree');
  await steps.at(page, MALABAR);
  await expect(page.getByLabel('Number of shares').first()).toHaveValue('250');
  await page.getByRole('button', { name: 'Invest Now' }).first().click();
  await page.waitForURL(/\/omni-asset\/order-summary\?id=\d+$/);
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
