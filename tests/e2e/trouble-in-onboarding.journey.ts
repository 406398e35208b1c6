import type { Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import { untilDraftHas } from '#tests/e2e/support/stored-draft.ts';

const failing = { kind: 'status', status: 500 } as const;
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test(
  'the KYC survives invalid input and failures [AP-8.6, FD-5.15, FD-5.17, FD-5.19]',
  beside,
  async ({ page, control, look, newMobile, signInAs, traces, watched }) => {
    const person = steps.newPerson(newMobile());
    traces.guard('PAN', person.pan);
    await signInAs(page, person.mobile);
    await steps.toOrderSummary(page);
    await steps.makePayment(page);
    await steps.at(page, `/kyc${steps.booking}`);
    const pan = label(page, 'PAN');
    watched.expectRefusal({ path: '/onboarding/verifypan', status: 500 });
    watched.expectRefusal({ path: '/onboarding/verifypan', status: 409 });
    for (const [typed, words] of [
      ['1234567890', 'Invalid PAN format. PAN should be 5 letters, 4 digits, 1 letter'],
      ['ABCXE1234F', 'Invalid PAN type character: X'],
      ['MISPM1234M', 'This PAN does not match your details. Please check and try again.'],
      ['REGPD1234R', 'This PAN is already registered.'],
      ['SRVPE0500S', 'The PAN service is not responding. Please try again later.'],
    ] as const) {
      await pan.fill(typed);
      await expect(page.getByText(words)).toBeVisible();
    }
    await look(page);
    await steps.enterKyc(page, person);
    await label(page, 'Date of Birth').fill('01/01/2015');
    await expect(
      page.getByText('Age must be 18 or above for Individual PAN holders'),
    ).toBeVisible();
    await untilDraftHas(page, '01/01/2015');
    await label(page, 'Date of Birth').fill(person.birthDate);
    await untilDraftHas(page, person.birthDate);
    await page.reload();
    const expectTyped = async () => {
      await expect(pan).toHaveValue(person.pan);
      await expect(label(page, 'Date of Birth')).toHaveValue(person.birthDate);
      await expect(label(page, 'Email Address')).toHaveValue(person.email);
    };
    await expectTyped();
    await page.goBack();
    await steps.at(page, '/preview-maturity-action');
    await page.goForward();
    await expectTyped();
    watched.expectRefusal({ path: '/onboarding/savepan', status: 500 });
    await control.addFault({ route: '/api/main/onboarding/savepan', ...failing });
    await expect(page.getByText('PAN verified')).toBeVisible();
    await steps.press(page, 'Continue');
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expectTyped();
    await steps.press(page, 'Continue');
    await steps.at(page, `/add-bank-account${steps.booking}`);
  },
);

test(
  'bank account and profile survive invalid input and failures [FD-4.16, FD-5.24, FD-5.26, FD-5.39]',
  beside,
  async ({ page, context, control, signInAs, traces, watched }) => {
    const person = steps.newPerson(steps.NEHA);
    traces.guard('account number', person.accountNumber);
    await signInAs(page, steps.NEHA);
    await steps.toOrderSummary(page);
    await steps.makePayment(page);
    await steps.at(page, `/add-bank-account${steps.booking}`);
    for (const status of [409, 400, 500]) {
      watched.expectRefusal({ path: '/onboarding/verifybank', status });
    }
    for (const [accountNumber, words] of [
      ['111100000002', 'The name on this account is not the name on your PAN.'],
      ['409409409409', 'This bank account is linked to another investor.'],
      ['500500500500', 'The bank is not responding. Please try again later.'],
    ] as const) {
      await steps.enterBank(page, { ...person, accountNumber });
      await steps.press(page, 'Verify Bank');
      await expect(page.getByText(words)).toBeVisible();
    }
    await steps.enterBank(page, person);
    await untilDraftHas(page, person.accountNumber);
    await page.reload();
    await expect(label(page, 'Account number')).toHaveValue(person.accountNumber);
    await steps.verifyBank(page);
    await control.addFault({ route: '/api/main/onboarding/verifybank', ...failing });
    await steps.press(page, 'Save & Continue');
    await expect(page.getByText('Something went wrong.')).toBeVisible();
    await steps.press(page, 'Save & Continue');
    await steps.at(page, `/personal-info${steps.booking}`);

    await page.goto(`/user-parental-details${steps.booking}`);
    await steps.press(page, 'Continue');
    await expect(page.getByText("Father's name is required")).toBeVisible();
    await expect(page.getByText("Mother's name is required")).toBeVisible();
    await steps.enterParents(page);
    await untilDraftHas(page, 'Usha Iyer');
    await page.reload();
    await expect(page.getByLabel("Father's name")).toHaveValue('Raman Iyer');
    watched.expectRefusal({ path: '/investment/updateparentinfo', status: 500 });
    await control.addFault({ route: '/api/main/investment/updateparentinfo', ...failing });
    await steps.press(page, 'Continue');
    await expect(page.getByText('Something went wrong while updating data')).toBeVisible();
    await steps.press(page, 'Continue');

    await steps.at(page, `/user-address${steps.booking}`);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByLabel("Mother's name")).toHaveValue('Usha Iyer');
    await steps.press(page, 'Continue');
    await steps.at(page, `/user-address${steps.booking}`);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const same = page.getByRole('checkbox', { name: /correspondent address is the same/ });
    await same.uncheck();
    const correspondent = page
      .getByRole('region', { name: 'Correspondence address' })
      .or(page.locator('section', { hasText: 'Correspondence address' }))
      .last();
    await correspondent.getByLabel('Address Line 1').fill('7/2 Hill Road #4');
    await correspondent.getByLabel('Pincode').fill('4000');
    await correspondent.getByLabel('City').fill('Mumbai');
    await expect(page.getByText('No special characters allowed')).toBeVisible();
    await expect(page.getByText('Pincode must be exactly 6 digits')).toBeVisible();
    await untilDraftHas(page, 'Mumbai');
    await page.reload();
    await expect(correspondent.getByLabel('City')).toHaveValue('Mumbai');
    await same.check();
    await steps.press(page, 'Continue');

    await steps.at(page, `/professional-details${steps.booking}`);
    await steps.enterOccupation(page);
    // A second tab at the same step does not affect the first.
    const other = await context.newPage();
    await other.goto(`/professional-details${steps.booking}`);
    await steps.enterOccupation(other);
    await steps.press(other, 'Continue');
    await steps.at(other, `/add-nomination${steps.booking}`);
    await steps.press(page, 'Continue');
    await steps.at(page, `/add-nomination${steps.booking}`);
  },
);

test(
  'the nominee survives invalid input and failures [AP-8.34, FD-5.42, FD-5.44, FD-5.46, FD-5.49]',
  beside,
  async ({ page, control, look, signInAs, watched }) => {
    await signInAs(page, steps.LEELA);
    await steps.toOrderSummary(page);
    await steps.makePayment(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
    await steps.press(page, 'Save nominee');
    await expect(page.getByText('Please enter full name as on your PAN card')).toBeVisible();
    await expect(page.getByText('Please select Nominee Relationship')).toBeVisible();
    await expect(label(page, 'Full name')).toBeFocused();
    await label(page, 'Full name').fill('Kavya 2');
    await expect(page.getByText('Full Name can only contain letters')).toBeVisible();
    await page.getByLabel('PAN').fill('ABCDE12345');
    await label(page, 'Full name').fill('Kavya');
    await expect(page.getByText('Invalid PAN format')).toBeVisible();
    await look(page);
    await page.getByLabel('PAN').fill('');
    await label(page, 'Full name').fill('Kavya Krishnan');
    await untilDraftHas(page, 'Kavya Krishnan');
    await page.reload();
    await expect(label(page, 'Full name')).toHaveValue('Kavya Krishnan');
    await page.getByRole('radio', { name: 'Mother', exact: true }).check();
    await label(page, 'Date of birth').fill('02/07/1951');
    watched.expectRefusal({ path: '/investment/updatenominees', status: 500 });
    await control.addFault({ route: '/api/main/investment/updatenominees', ...failing });
    await steps.press(page, 'Save nominee');
    const dialog = page.getByRole('dialog', { name: 'Payment failed' });
    await expect(dialog).toContainText('Unexpected error caused by server');
    await look(page);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await steps.onPaymentPage(page);
    await page.goBack();
    await steps.press(page, 'Save & Continue');
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);
