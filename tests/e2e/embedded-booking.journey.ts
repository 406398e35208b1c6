import type { FrameLocator, Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The sample investor whose identity and bank account are verified. */
const ARJUN = '9000000001';
const SURYODAY = '/invest/1001/0/-';

test(
  'suryoday is booked on the page of the bank, in a frame',
  beside,
  async ({ page, signInAs, axe, watched }) => {
    await signInAs(page, ARJUN);
    await page.goto(SURYODAY);
    await steps.chooseInvestment(page, {
      amount: '100500',
      tenure: '2 years 6 months',
      payout: 'At Maturity',
    });
    await steps.proceed(page);
    await steps.at(page, '/preview-maturity-action');
    await steps.press(page, /^Make Payment/);
    await steps.at(page, '/tarrakki');
    const bank = page.frameLocator('iframe');
    await expect(steps.heading(page, 'Personal Info')).toBeVisible();
    await axe(page);
    await bank.getByRole('button', { name: 'Cancel booking' }).click();
    await steps.at(page, '/preview-maturity-action');
    await steps.press(page, /^Make Payment/);
    await expect(steps.heading(page, 'Personal Info')).toBeVisible();
    await forgeCompletion(page);
    // A form without an account number.
    const address = (await page.locator('iframe').getAttribute('src')) ?? '';
    watched.expectRefusal({ path: new URL(address).pathname, status: 422 });
    await fillForms(page, bank);
    await bank.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(bank.getByRole('alert')).toContainText('The payment failed');
    await axe(page);
    await page.reload();
    await bank.getByRole('button', { name: 'Pay ₹1,00,500' }).click();
    await expect(steps.heading(page, 'Video KYC')).toBeVisible();
    await axe(page);
    await bank.getByRole('button', { name: 'Do it later' }).click();
    await steps.at(page, '/payment-success');
    await expect(page.getByText('₹1,00,500').first()).toBeVisible();
    await page.goto('/portfolio');
    await expect(page.getByRole('link', { name: 'Suryoday Fixed Deposit' })).toBeVisible();
  },
);

/** Sends a forged completion message from the app's own page instead of the bank's. */
async function forgeCompletion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kept = sessionStorage.getItem('embeddedBooking') ?? '';
    const [transactionId] = kept.split(' ');
    const delivered = new Promise((resolve) => {
      window.addEventListener('message', resolve, { once: true });
    });
    window.postMessage({ transactionId, status: 'completed' }, window.origin);
    await delivered;
  });
  await steps.rendered(page);
  await steps.at(page, '/tarrakki');
  await expect(page.getByText('The bank has not confirmed')).toHaveCount(0);
}

/** Asserts that the content is neither wider nor higher than its frame, so that nothing scrolls. */
async function expectToFit(bank: FrameLocator): Promise<void> {
  const beyond = () =>
    bank
      .locator('html')
      .evaluate((page) => [
        page.scrollWidth - page.clientWidth,
        page.scrollHeight - page.clientHeight,
      ]);
  await expect.poll(beyond).toEqual([0, 0]);
}

async function fillForms(page: Page, bank: FrameLocator): Promise<void> {
  await expectToFit(bank);
  await bank.getByLabel('Full name').fill('Arjun Mehta');
  await bank.getByLabel('Email').fill('arjun@mail.example');
  await bank.getByRole('button', { name: 'Continue to nominee' }).click();
  await expect(steps.heading(page, 'Nominee')).toBeVisible();
  await expectToFit(bank);
  await expect(bank.getByRole('radio', { name: 'Pooja Mehta, Vihaan Mehta' })).toBeChecked();
  await bank.getByRole('radio', { name: 'Another person' }).check();
  await expectToFit(bank);
  await bank.getByLabel('Name of the nominee').fill('Kavya Mehta');
  await bank.getByLabel('Relationship').selectOption('Spouse');
  await bank.getByRole('button', { name: 'Continue to bank account' }).click();
  await expect(steps.heading(page, 'Bank Account')).toBeVisible();
  await expectToFit(bank);
  await expect(bank.getByRole('radio', { name: /^Account ending \d{4}/ })).toBeChecked();
  await bank.getByRole('radio', { name: 'Another account' }).check();
  await bank.getByRole('button', { name: 'Continue to payment' }).click();
  const account = bank.getByLabel('Account number');
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription(/account number/i);
  await expectToFit(bank);
  await account.fill('50100733914826');
  await bank.getByLabel('IFSC').fill('HDFC0000060');
  await bank.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(steps.heading(page, 'Payment')).toBeVisible();
  await expectToFit(bank);
}
