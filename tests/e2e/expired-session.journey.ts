import type { Page } from '@playwright/test';
import type { Control } from '#tests/support/control.ts';
import { beside, exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import { untilDraftHas } from '#tests/e2e/support/stored-draft.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

const IDLE_SECONDS = 15 * 60;
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Lets the session expire on the server; the next request to this path is rejected. */
async function letExpire(path: string, { control, watched }: { control: Control; watched: Watch }) {
  await control.advanceClock(IDLE_SECONDS + 1);
  watched.expectRefusal({ path, status: 401 });
  watched.expectRefusal({ path: '/login/refreshtoken', status: 401 });
}

/**
 * Asserts that the toast appears, the sign-in follows one second later, and the toast stays for
 * three seconds.
 */
async function expectExpiry(page: Page): Promise<void> {
  const toast = page.getByRole('alert').getByText('Session expired, please sign in again');
  await expect(toast).toBeVisible();
  await steps.at(page, '/login');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 5000 });
}

test(
  'a session that expires in the KYC returns to it after sign-in [AP-4.1, AP-8.41, AP-8.42, AP-8.43]',
  beside,
  async ({ page, control, look, newMobile, otpFor, signInAs, traces, watched }) => {
    const person = steps.newPerson(newMobile());
    traces.guard('PAN', person.pan);
    traces.guard('email', person.email);
    await signInAs(page, person.mobile);
    await steps.toOrderSummary(page, '340000');
    await steps.makePayment(page);
    await steps.at(page, `/kyc${steps.booking}`);
    await steps.enterKyc(page, person);
    await untilDraftHas(page, person.email);
    await letExpire('/onboarding/savepan', { control, watched });
    await steps.press(page, 'Continue');
    await expectExpiry(page);
    await look(page);
    await steps.askForCode(page, person.mobile);
    await steps.enterCode(page, await otpFor(person.mobile, 1));
    await steps.at(page, `/kyc${steps.booking}`);
    await expect(label(page, 'PAN')).toHaveValue(person.pan);
    await expect(label(page, 'Date of Birth')).toHaveValue(person.birthDate);
    await expect(label(page, 'Email Address')).toHaveValue(person.email);
    await expect(page.getByText('PAN verified')).toBeVisible();
    await steps.press(page, 'Continue');
    // The order is still stored: it is started and returns the next step.
    await steps.at(page, `/add-bank-account${steps.booking}`);
    await page.goto('/preview-maturity-action');
    await expect(page.getByText('₹3,40,000').first()).toBeVisible();
  },
);

test(
  'a session that expires in the bank form keeps its input, with a second tab open',
  beside,
  async ({ page, context, control, otpFor, signInAs, traces, watched }) => {
    const person = steps.newPerson(steps.NEHA);
    traces.guard('account number', person.accountNumber);
    await signInAs(page, steps.NEHA);
    const other = await context.newPage();
    await other.goto('/portfolio');
    await steps.toOrderSummary(page);
    await steps.makePayment(page);
    await steps.at(page, `/add-bank-account${steps.booking}`);
    await steps.enterBank(page, person);
    await untilDraftHas(page, person.accountNumber);
    await letExpire('/onboarding/verifybank', { control, watched });
    await steps.press(page, 'Verify Bank');
    await expectExpiry(page);
    await steps.at(other, '/login');
    await expect(other.getByText('You have signed out in another tab.')).toBeHidden();
    await steps.askForCode(page, steps.NEHA);
    await steps.enterCode(page, await otpFor(steps.NEHA, 1));
    await steps.at(page, `/add-bank-account${steps.booking}`);
    await expect(label(page, 'IFSC')).toHaveValue(person.ifsc);
    await expect(label(page, 'Account number')).toHaveValue(person.accountNumber);
    await steps.verifyBank(page);
    await steps.press(page, 'Save & Continue');
    await steps.at(page, `/personal-info${steps.booking}`);
  },
);

test(
  'a session that expires on the order summary keeps the order',
  exhaustive,
  async ({ page, control, otpFor, signInAs, watched }) => {
    await signInAs(page, steps.LEELA);
    await steps.toOrderSummary(page, '270000');
    // Before starting an order, the app asks whether it has been paid.
    await letExpire('/investment/getportfolio', { control, watched });
    // The second source of the portfolio is requested in parallel.
    watched.expectRefusal({ path: '/invest/tarrakki/portfolio', status: 401 });
    // The order summary may still be reading the nominees and the consents.
    watched.expectRefusal({ path: '/profile', status: 401 });
    watched.expectRefusal({ path: '/investment/getdeclarations', status: 401 });
    await steps.press(page, /^Make Payment/);
    const keep = page.getByRole('button', { name: "Don't Upgrade" });
    await Promise.race([keep.waitFor(), page.waitForURL(/login/)]);
    if (await keep.isVisible()) await keep.click();
    await expectExpiry(page);
    await steps.askForCode(page, steps.LEELA);
    await steps.enterCode(page, await otpFor(steps.LEELA, 1));
    await steps.at(page, '/preview-maturity-action');
    await expect(page.getByText('₹2,70,000').first()).toBeVisible();
    await steps.makePayment(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
  },
);
