import type { Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const failedText = '₹1,00,000 for Himadri Classic Deposit was not paid. Please try again.';

const failedDialog = (page: Page) => page.getByRole('dialog', { name: 'Payment failed' });

test('a failed payment is repeated, and makes one deposit [FD-2.119, FD-2.120, FD-8.3]', async ({
  page,
  control,
  look,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  await steps.toPaymentPage(page);
  await steps.payEnding(page, 'failed');
  await expect(failedDialog(page)).toContainText(failedText);
  await look(page);
  await failedDialog(page).getByRole('button', { name: 'Try Again' }).click();
  await steps.payEnding(page, 'succeeded');
  await steps.confirmMaturity(page);
  await steps.expectOneDeposit(page, control, steps.LEELA);
});

test(
  'a cancelled payment makes no deposit [FD-2.119, FD-2.120, FD-4.63]',
  beside,
  async ({ page, signInAs }) => {
    await signInAs(page, steps.LEELA);
    await steps.toPaymentPage(page);
    await steps.payEnding(page, 'cancelled');
    await expect(failedDialog(page)).toContainText(failedText);
    // Escape does not skip the question.
    await page.keyboard.press('Escape');
    await failedDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await steps.at(page, '/dashboard');
    const waiting = page.getByRole('list', { name: 'Waiting for you' });
    await expect(waiting).toContainText('Finish your deposit of ₹1,00,000');
    await steps.expectNoDeposit(page);
  },
);

test(
  'an expired payment page accepts no money',
  beside,
  async ({ page, control, look, otpFor, signInAs, watched }) => {
    await signInAs(page, steps.LEELA);
    await steps.toPaymentPage(page);
    await control.advanceClock(18 * 60);
    watched.expectRefusal({ path: new URL(page.url()).pathname, status: 409 });
    await steps.payEnding(page, 'succeeded');
    await expect(page.getByRole('heading', { name: 'Payment expired' })).toBeVisible();
    await look(page);
    // The session has expired, too.
    watched.expectRefusal({ path: '/investment/verify-payment', status: 401 });
    watched.expectRefusal({ path: '/login/refreshtoken', status: 401 });
    await page.getByRole('link', { name: 'Return to Vriddhi' }).click();
    await steps.at(page, '/login');
    const checked = 'Your payment of ₹1,00,000 is being checked. Sign in to see it.';
    await expect(page.getByText(checked)).toBeVisible();
    await look(page);
    const before = (await control.messagesTo(steps.LEELA)).length;
    await steps.askForCode(page, steps.LEELA);
    await steps.enterCode(page, await otpFor(steps.LEELA, before));
    await expect(failedDialog(page)).toContainText(failedText);
    await failedDialog(page).getByRole('button', { name: 'Try Again' }).click();
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);
