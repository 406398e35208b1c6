import type { Page } from '@playwright/test';
import { beside, expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const wish = { amount: '250000', tenure: '2 years', payout: 'Quarterly' };
const amountField = (page: Page) => page.getByLabel('Investment Amount');

async function expectWish(page: Page): Promise<void> {
  await expect(amountField(page)).toHaveValue('2,50,000');
  const chosen = (label: string) =>
    page.getByLabel(label, { exact: true }).locator('option:checked');
  await expect(chosen('Tenure')).toHaveText('2 years');
  await expect(chosen('Payout')).toHaveText('Quarterly');
}

test(
  'a chosen deposit survives invalid amounts, reloads and failures [FD-4.49, FD-4.50, FD-4.51, FD-5.2, FD-5.6]',
  beside,
  async ({ page, context, control, watched }) => {
    await page.goto('/invest');
    await page.goto(steps.depositPage);
    await steps.chooseInvestment(page, wish);
    await page.reload();
    await expectWish(page);
    await page.goBack();
    await steps.at(page, '/invest');
    await page.goForward();
    await expectWish(page);
    const other = await context.newPage();
    await other.goto(steps.depositPage);
    await amountField(other).fill('75000');
    await other.close();
    await page.reload();
    await expectWish(page);

    const button = page
      .getByRole('region', { name: 'Your investment' })
      .getByRole('button', { name: 'Proceed' });
    for (const [typed, words] of [
      ['500', 'Min: ₹1,000'],
      ['1500', 'Amount must be a multiple of a thousand'],
    ] as const) {
      await amountField(page).fill(typed);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }

    watched.expectRefusal({ path: '/products/calculatefd', status: 500 });
    await control.addFault({
      route: '/api/main/products/calculatefd',
      kind: 'status',
      status: 500,
    });
    await amountField(page).fill('250000');
    const box = page.getByRole('region', { name: 'Your investment' });
    await box.getByRole('button', { name: 'Try again' }).click();
    await steps.quoted(page);
    await expectWish(page);

    await steps.proceed(page);
    await steps.at(page, '/login');
    await page.goBack();
    await expectWish(page);
  },
);

test('a sign-in survives a wrong number, wrong codes, a reload and failing calls', async ({
  page,
  control,
  look,
  newMobile,
  otpFor,
  watched,
}) => {
  const mobile = newMobile();
  const field = page.getByRole('textbox', { name: 'Mobile number' });
  const codeField = page.getByLabel('One-time password');
  await page.goto('/login');
  await field.fill(mobile.slice(0, 9));
  await steps.pressInVain(page, 'Continue');
  await expect(page.getByText('Enter the 10 digits of your mobile number')).toBeVisible();
  watched.expectRefusal({ path: '/login/sendotp', status: 500 });
  const fault = { kind: 'status', status: 500 } as const;
  await control.addFault({ route: '/api/main/login/sendotp', ...fault });
  await field.fill(mobile);
  await steps.press(page, 'Continue');
  await expect(page.getByText('We could not do this. Please try again.')).toBeVisible();
  await control.clearFaults();
  await steps.press(page, 'Continue');
  await steps.at(page, '/verifyMobile');

  watched.expectRefusal({ path: '/login/verifyotp', status: 400 });
  await codeField.fill('000000');
  await expect(page.getByText(/That code is not right/)).toBeVisible();
  await look(page);
  await codeField.fill('999999');
  await expect(page.getByText(/This code has expired/)).toBeVisible();
  watched.expectRefusal({ path: '/login/verifyotp', status: 'failed' });
  await control.addFault({ route: '/api/main/login/verifyotp', kind: 'drop', times: 20 });
  await codeField.fill(await otpFor(mobile));
  await expect(page.getByText('OTP has expired.')).toBeVisible();
  await control.clearFaults();

  await page.reload();
  await steps.at(page, '/verifyMobile');
  await page.getByRole('button', { name: 'Change the mobile number' }).click();
  await expect(field).toHaveValue(mobile);
  await page.goto('/verifyMobile');
  await steps.enterCode(page, await otpFor(mobile));
  await steps.at(page, '/pan-profile');
});

test(
  'an order survives reload, back and forward, and a failing start',
  beside,
  async ({ page, context, control, signInAs, watched }) => {
    await signInAs(page, steps.LEELA);
    await steps.toOrderSummary(page, '260000');
    await page.reload();
    await expect(page.getByText('₹2,60,000').first()).toBeVisible();
    await page.goBack();
    await expect(amountField(page)).toHaveValue('2,60,000');
    await page.goForward();
    await expect(page.getByText('₹2,60,000').first()).toBeVisible();
    // An order belongs to one tab.
    const other = await context.newPage();
    await other.goto('/preview-maturity-action');
    await expect(other.getByText('No order yet')).toBeVisible();

    const terms = page.getByRole('checkbox', { name: /I have read the terms/ });
    await terms.uncheck();
    await steps.pressInVain(page, /^Make Payment/);
    await expect(page.getByText('Agree to the terms to continue')).toBeVisible();
    await terms.check();
    watched.expectRefusal({ path: '/investment/startfd', status: 503 });
    const message = 'The issuer is not answering.';
    await control.addFault({
      ...{ route: '/api/main/investment/startfd', kind: 'status', status: 503, message },
    });
    await steps.press(page, /^Make Payment/);
    const keep = page.getByRole('button', { name: "Don't Upgrade" });
    await Promise.race([keep.waitFor(), page.getByText(message).waitFor()]);
    if (await keep.isVisible()) await keep.click();
    await expect(page.getByText(message)).toBeVisible();
    await steps.makePayment(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
  },
);

test(
  'after a reload, the chart of the order summary starts on the day of the server, not of the device',
  once,
  async ({ page, signInAs }) => {
    await page.clock.setSystemTime('2026-12-25T11:00:00+05:30');
    await signInAs(page, steps.LEELA);
    await steps.toOrderSummary(page);
    await page.reload();
    await expect(page.getByText(/^The chart runs from 18 Nov 2026 to /)).toBeAttached();
  },
);
