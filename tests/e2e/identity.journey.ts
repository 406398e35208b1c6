import type { Page } from '@playwright/test';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** A deposit whose issuer requires the identity check on an external page. */
const ASKS_AADHAAR = '/invest/1010/0/-';
const agree = 'I agree to share';
const refuse = 'I refuse';
const another = 'Answer as another person';

const onIdentityPage = (page: Page) =>
  expect(steps.heading(page, 'Share your identity')).toBeVisible();

test(
  'KYC opens the identity page and returns [AP-4.11, AP-7.18, AP-8.6]',
  exhaustive,
  async ({ page, look, newMobile, signInAs, traces, watched }) => {
    const person = { ...steps.newPerson(newMobile()), pan: 'IDEPG1234E' };
    traces.guard('PAN', person.pan);
    traces.guard('email', person.email);
    await signInAs(page, person.mobile);
    await page.goto('/kyc');
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('PAN', { exact: true }).fill(person.pan);
    await onIdentityPage(page);
    await look(page);
    watched.expectRefusal({ path: '/getdigilocker-uistream-status', status: 400 });
    await steps.press(page, refuse);
    await steps.at(page, '/kyc');
    const refused = 'You did not agree to share your identity. Please try again.';
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
    await look(page);
    await steps.press(page, 'Try again');
    await onIdentityPage(page);
    await steps.press(page, another);
    await steps.at(page, '/kyc');
    const mismatch = 'This PAN does not match your details. Please check and try again.';
    await expect(page.getByText(mismatch)).toBeVisible();
    await steps.press(page, 'Try again');
    await onIdentityPage(page);
    await steps.press(page, agree);
    await steps.at(page, '/kyc');
    await expect(page.getByText('PAN verified')).toBeVisible();
    await expect(page.getByLabel('PAN', { exact: true })).toHaveValue(person.pan);
    await steps.press(page, 'Continue');
    await steps.at(page, '/add-bank-account');
  },
);

test(
  'a booking opens the Aadhaar page and returns [FD-4.2, FD-7.43]',
  exhaustive,
  async ({ page, look, signInAs }) => {
    await signInAs(page, steps.NEHA);
    await page.goto(ASKS_AADHAAR);
    await page.getByLabel('Investment Amount').fill('100000');
    await steps.quoted(page);
    await steps.proceed(page);
    await steps.at(page, '/preview-maturity-action');
    await page.getByRole('button', { name: /^Make Payment/ }).waitFor();
    await steps.makePayment(page);
    await onIdentityPage(page);
    await steps.press(page, another);
    await expect(page.getByText(/The identity is that of another person/)).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Start it again' }).click();
    await steps.press(page, 'Verify my identity');
    await onIdentityPage(page);
    await steps.press(page, agree);
    await steps.at(page, `/add-bank-account${steps.booking}`);
  },
);
