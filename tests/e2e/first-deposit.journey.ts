import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const wish = { amount: '250000', tenure: '2 years', payout: 'Quarterly' };

/** The figures of the investment box on the details page. */
async function quotedFigures(page: Page) {
  const box = page.getByRole('region', { name: 'Your investment' });
  return {
    rate: await box
      .getByText(/^\d+\.\d+%/)
      .first()
      .innerText(),
    payout: await steps.fact(page, 'Quarterly payout'),
    interest: await steps.fact(page, 'Total Interest in the tenure'),
    maturity: await steps.money(page, 'Maturity amount').last().innerText(),
  };
}

test('a new investor makes a first deposit [FD-1.2, FD-4.8, FD-4.12, FD-4.15, FD-4.16, FD-6.2]', async ({
  page,
  newMobile,
  otpFor,
  look,
  traces,
}) => {
  const person = steps.newPerson(newMobile());
  traces.guard('PAN', person.pan);
  traces.guard('account number', person.accountNumber);
  traces.guard('email', person.email);

  await page.goto('/');
  await look(page);
  await page.getByRole('main').getByRole('link', { name: 'See fixed deposits' }).first().click();
  await steps.at(page, '/invest');
  await page.getByRole('link', { name: 'Himadri Classic Deposit' }).first().waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Himadri Classic Deposit' }).first().click();
  await steps.chooseInvestment(page, wish);
  const regular = await quotedFigures(page);
  const senior = page.getByRole('switch', { name: 'Senior citizen' });
  await senior.check();
  await steps.quoted(page);
  expect((await quotedFigures(page)).rate).not.toBe(regular.rate);
  await senior.uncheck();
  await steps.quoted(page);
  const quoted = await quotedFigures(page);
  expect(quoted).toEqual(regular);
  await look(page);

  await steps.proceed(page);
  await steps.at(page, '/login');
  await steps.heading(page, /Sign in/).waitFor();
  await look(page);
  await steps.askForCode(page, person.mobile);
  await look(page);
  await steps.enterCode(page, await otpFor(person.mobile));

  await steps.at(page, '/preview-maturity-action');
  await expect(page.getByText('₹2,50,000').first()).toBeVisible();
  expect(await steps.fact(page, 'Total interest')).toBe(quoted.interest);
  expect(await steps.fact(page, 'Interest rate')).toBe(quoted.rate);
  expect(await steps.fact(page, 'Quarterly payout amount')).toBe(quoted.payout);
  await expect(steps.money(page, /^Maturity amount on/)).toHaveText(quoted.maturity);
  await look(page);
  await steps.makePayment(page);

  await steps.at(page, `/kyc${steps.booking}`);
  await steps.enterKyc(page, person);
  await look(page);
  await steps.press(page, 'Continue');
  await steps.at(page, `/add-bank-account${steps.booking}`);
  await steps.enterBank(page, person);
  await steps.verifyBank(page);
  await look(page);
  await steps.press(page, 'Save & Continue');

  await steps.at(page, `/personal-info${steps.booking}`);
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await look(page);
  await steps.enterDetails(page);
  await look(page);
  await steps.press(page, 'Continue');

  await steps.at(page, `/add-nomination${steps.booking}`);
  await page.getByLabel('Full name').waitFor();
  await look(page);
  await steps.enterNominee(page);
  await look(page);
  await steps.press(page, 'Save nominee');

  await steps.onPaymentPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amount ₹2,50,000');
  await look(page);
  await steps.payEnding(page, 'succeeded');

  await steps.at(page, '/maturity-action');
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
  await look(page);
  await steps.confirmMaturity(page);
  await page.getByText('Transaction ID').waitFor();
  expect(await steps.fact(page, 'Interest rate')).toBe(quoted.rate);
  expect(await steps.fact(page, 'Tenure')).toContain('2 years');
  await look(page);

  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await steps.at(page, '/dashboard');
  await expect(steps.money(page, 'Total Portfolio Value')).toHaveText('₹2,50,000');
  await look(page);
  await page.getByRole('link', { name: 'View Portfolio' }).click();
  await steps.at(page, '/portfolio');
  await expect(page.getByRole('heading', { name: 'Your Fixed Deposits (1)' })).toBeVisible();
  const row = page.getByRole('list', { name: 'Running deposits' }).getByRole('listitem');
  await expect(row).toContainText('₹2,50,000');
  await expect(row).toContainText(`${quoted.rate} · 2 years`);
  await look(page);
  await page.getByRole('link', { name: 'Himadri Classic Deposit' }).click();
  await steps.heading(page, 'Himadri Classic Deposit').waitFor();
  expect(await steps.fact(page, 'Total investment')).toBe('₹2,50,000');
  expect(await steps.fact(page, 'Maturity amount')).toBe(quoted.maturity);
  expect(await steps.fact(page, 'Total interest earned')).toBe(quoted.interest);
  expect(await steps.fact(page, 'Interest rate')).toBe(quoted.rate);
  await look(page);

  await steps.toPlace(page, 'Activity');
  await steps.at(page, '/activity');
  await expect(page.getByRole('group', { name: 'All' })).toContainText('2,50,000');
  await look(page);
  await steps.toSectionPage(page, 'Passbook');
  await steps.at(page, '/transaction-history');
  const entries = steps.passbookEntries(page, 'All (1)');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('2,50,000');
  await look(page);
  await page.getByRole('link', { name: 'Your profile' }).first().click();
  await steps.heading(page, 'Profile').waitFor();
  await page.getByText('Profile complete').waitFor();
  await look(page);
  await steps.press(page, 'Log Out');
  await steps.at(page, '/login');
  await steps.heading(page, /Sign in/).waitFor();
  await look(page);
  await page.goto('/portfolio');
  await steps.at(page, '/login');
});
