import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const WAITING = { name: 'Waiting for you' } as const;
const FINISH = /Finish your deposit of ₹1,00,000/;

test('a deposit whose tab was closed is finished from home in another browser', async ({
  page,
  browser,
  baseURL,
  control,
  look,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  await steps.toPaymentPage(page);
  await page.close();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await signInAs(other, steps.LEELA);
  await other.goto('/dashboard');
  const waiting = other.getByRole('list', WAITING);
  await expect(waiting.getByRole('button', { name: FINISH })).toContainText('pay by');
  await look(other);
  await waiting.getByRole('button', { name: FINISH }).click();
  await steps.at(other, '/preview-maturity-action');
  await expect(other.getByText(/^Pay by .* After that this order ends\.$/)).toBeVisible();
  await look(other);
  // Her nominee is known by now, so the payment page is next.
  await expect(other.getByText('Kavya Iyer, Mother')).toBeVisible();
  await steps.press(other, /^Make Payment/);
  await steps.payEnding(other, 'succeeded');
  await steps.confirmMaturity(other);
  await steps.expectOneDeposit(other, control, steps.LEELA);
  await other.goto('/dashboard');
  await expect(other.getByText(FINISH)).toHaveCount(0);
  await context.close();
});

test('after six minutes on the payment page the result is shown', async ({
  page,
  control,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  await steps.toPaymentPage(page);
  await control.advanceClock(6 * 60);
  await steps.payEnding(page, 'succeeded');
  await steps.confirmMaturity(page);
  await steps.expectOneDeposit(page, control, steps.LEELA);
});

test('an order unpaid for a week expires, and no deposit is made', async ({
  page,
  browser,
  baseURL,
  control,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  await steps.toPaymentPage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('list', WAITING)).toContainText(FINISH);
  await page.close();
  await control.advanceClock(8 * 86_400);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const later = await context.newPage();
  await signInAs(later, steps.LEELA);
  await later.goto('/preview-maturity-action');
  await expect(later.getByText('No order yet')).toBeVisible();
  await later.goto('/dashboard');
  await expect(later.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
  await expect(later.getByText(FINISH)).toHaveCount(0);
  await steps.expectNoDeposit(later);
  await context.close();
});
