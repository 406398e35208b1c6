import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const DAY = 86_400;
const NAME = 'Himadri Classic Deposit';
const wish = { amount: '100000', tenure: '6 months', payout: 'At Maturity' };

/** Downloads the receipt and asserts that it is a non-empty PDF. */
async function expectReceipt(page: Page, button: string | RegExp): Promise<void> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^Vriddhi receipt \d+\.pdf$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(content.length).toBeGreaterThan(1500);
}

test(
  'a deposit is paid, matures and is renewed as instructed [FD-4.89]',
  beside,
  async ({ page, control, signInAs, look }) => {
    await signInAs(page, steps.LEELA);
    await page.goto(steps.depositPage);
    await steps.chooseInvestment(page, wish);
    const maturity = await steps.money(page, 'Maturity amount').last().innerText();
    await steps.proceed(page);
    await steps.at(page, '/preview-maturity-action');
    await steps.makePayment(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
    await steps.enterNominee(page);
    await steps.press(page, 'Save nominee');
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page);
    await page.getByText('Transaction ID').waitFor();
    await expectReceipt(page, 'Download receipt');
    await look(page);

    await page.goto('/portfolio');
    await page.getByRole('link', { name: 'See the deposit' }).click();
    await steps.heading(page, NAME).waitFor();
    await expect(page.getByRole('region', { name: 'Upcoming' })).toContainText(maturity);
    await steps.press(page, 'Change maturity action');
    const dialog = page.getByRole('dialog', { name: 'Change what happens at maturity' });
    const renew = dialog.getByRole('radio', { name: 'Renew principal and interest' });
    await renew.check();
    await look(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Renew principal and interest')).toBeVisible();
    await steps.logOut(page);

    await control.advanceClock(190 * DAY);
    await signInAs(page, steps.LEELA);
    await page.goto('/portfolio');
    await page.getByRole('heading', { name: 'Your Fixed Deposits (2)' }).waitFor();
    const rowsOf = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
    await expect(rowsOf('Running deposits')).toContainText(maturity);
    await page.getByText('Matured (1)').click();
    const first = rowsOf('Matured (1)');
    await expect(first).toContainText('Renewed');
    // The server's clock is now half a year ahead of the device's.
    await expect(first).toContainText('Matured');
    await look(page);
    await first.getByRole('link').click();
    await page.getByRole('link', { name: 'See the renewed deposit' }).waitFor();
    await look(page);
    await page.getByRole('link', { name: 'See the renewed deposit' }).click();
    await expect(page.getByText('Upcoming')).toBeVisible();
    expect(await steps.fact(page, 'Total investment')).toBe(maturity);

    await steps.toPlace(page, 'Activity');
    await steps.at(page, '/activity');
    await steps.toSectionPage(page, 'Passbook');
    await steps.at(page, '/transaction-history');
    const entries = steps.passbookEntries(page, 'All (2)');
    await expect(entries).toHaveCount(2);
    await expect(entries.filter({ hasText: 'Renewed' })).toContainText(maturity);
    await expectReceipt(page, /^Download the receipt of/);
    await look(page);
    const messages = await control.messagesTo(steps.LEELA);
    const sent = messages.filter(({ text }) => text.includes(`${maturity} was renewed`));
    expect(sent).toHaveLength(1);
  },
);
