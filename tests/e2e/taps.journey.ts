import type { Page } from '@playwright/test';
import { expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import { Taps } from '#tests/e2e/support/taps.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the landing page to the paid deposit; the investor has one bank account. */
const MOST_TAPS = { first: 12, next: 4 } as const;

/** Goes from the landing page to a deposit of ₹1,00,000, by the rates on the landing page. */
async function toDeposit(page: Page, taps: Taps): Promise<void> {
  await page.goto('/');
  // The tenure with the best rate: no offer of a better one follows.
  await taps.press(page.getByRole('main').getByRole('link', { name: /^3 years, / }).first());
  await taps.press(button(page, 'Proceed').first());
}

test('a first deposit takes 12 taps, and the next one 4', once, async ({
  page,
  newMobile,
  otpFor,
  traces,
}) => {
  const person = steps.newPerson(newMobile());
  traces.guard('PAN', person.pan);
  traces.guard('account number', person.accountNumber);
  traces.guard('email', person.email);
  const taps = new Taps(page);
  await toDeposit(page, taps);

  await taps.type(page.getByLabel('Mobile number'), person.mobile);
  await taps.press(button(page, 'Continue'));
  await taps.type(page.getByLabel('One-time password'), await otpFor(person.mobile));
  await taps.press(button(page, /^Make Payment/));

  await taps.type(page.getByLabel('PAN', { exact: true }), person.pan);
  await taps.type(page.getByLabel('Date of Birth', { exact: true }), person.birthDate);
  await taps.type(page.getByLabel('Email Address'), person.email);
  await taps.press(button(page, 'Continue'));

  await steps.at(page, `/add-bank-account${steps.booking}`);
  // The account found by the mobile number is verified by itself.
  await taps.press(button(page, 'Save & Continue'));

  await steps.at(page, `/personal-info${steps.booking}`);
  await taps.type(page.getByLabel("Father's name"), 'Raman Iyer');
  await page.keyboard.press('Enter');
  await taps.type(page.getByLabel("Mother's name"), 'Usha Iyer');
  await taps.choose(page.getByRole('radio', { name: 'Private sector job' }));
  await taps.choose(page.getByRole('radio', { name: 'Up to ₹5 lakh' }));
  await taps.press(button(page, 'Continue'));

  await steps.at(page, `/add-nomination${steps.booking}`);
  await taps.type(page.getByLabel('Full name'), 'Kavya Iyer');
  await page.keyboard.press('Enter');
  await taps.type(page.getByLabel('Date of birth', { exact: true }), '02/07/1951');
  await taps.choose(page.getByRole('radio', { name: 'Mother', exact: true }));
  await taps.press(button(page, 'Save nominee'));
  await taps.press(button(page, /^Pay ₹/));
  await steps.at(page, '/maturity-action');
  expect(taps.made, 'taps to the first deposit').toHaveLength(MOST_TAPS.first);

  await steps.confirmMaturity(page);
  const again = new Taps(page);
  await page.goto('/');
  const main = page.getByRole('main');
  await again.press(main.getByRole('link', { name: 'Tejas High Yield Deposit', exact: true }));
  // Another amount: the same deposit once more would be asked about.
  await steps.typeAmount(page, '150000');
  await again.press(button(page, 'Proceed').first());
  await expect(page.getByText('Kavya Iyer, Mother')).toBeVisible();
  await again.press(button(page, /^Make Payment/));
  await again.press(button(page, /^Pay ₹/));
  await steps.at(page, '/maturity-action');
  expect(again.made, 'taps to the next deposit').toHaveLength(MOST_TAPS.next);
});
