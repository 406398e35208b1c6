import type { Page, Request } from '@playwright/test';
import type { Control } from '#tests/support/control.ts';
import { beside, exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import type { Watch } from '#tests/e2e/support/watch.ts';

const START = '/investment/startfd';
const NOMINEES = '/investment/updatenominees';
const MATURITY = '/investment/updatematurityaction';
const VERIFY = '/investment/verify-payment';
/** The heading after the order summary: the form opens for an investor without nominees. */
const NOMINEE_STEP = /^(Nominees|New nominee)$/;

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(page, steps.LEELA);
});

test('double clicks on Make Payment, Save nominee and Pay make one deposit', async ({
  page,
  control,
}) => {
  const calls = callsOf(page);
  await steps.toOrderSummary(page);
  await page.getByRole('button', { name: /^Make Payment/ }).dblclick();
  const keep = page.getByRole('button', { name: "Don't Upgrade" });
  await keep.or(steps.heading(page, NOMINEE_STEP)).first().waitFor();
  if (await keep.isVisible()) await keep.dblclick();
  await steps.at(page, `/add-nomination${steps.booking}`);
  expect(calls(START)).toBe(1);
  await steps.enterNominee(page);
  await page.getByRole('button', { name: 'Save nominee' }).dblclick();
  await steps.onPaymentPage(page);
  expect(calls(NOMINEES)).toBe(1);
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await steps.confirmMaturity(page);
  await steps.expectOneDeposit(page, control, steps.LEELA);
});

test('two tabs that pay the same order make one deposit', async ({
  page,
  context,
  control,
  watched,
}) => {
  await steps.toPaymentPage(page);
  const other = await context.newPage();
  await steps.toOrderSummary(other);
  await steps.changeNominees(other);
  await steps.makePayment(other);
  await steps.at(other, `/add-nomination${steps.booking}`);
  await steps.press(other, 'Save & Continue');
  await steps.onPaymentPage(other);
  expect(other.url(), 'both tabs pay the same').toBe(page.url());
  await steps.payEnding(page, 'succeeded');
  await steps.at(page, '/maturity-action');
  watched.expectRefusal({ path: new URL(other.url()).pathname, status: 409 });
  await steps.payEnding(other, 'cancelled');
  await expect(other.getByText('does not charge you twice')).toBeVisible();
  await other.getByRole('link', { name: 'Return to Vriddhi' }).click();
  await steps.confirmMaturity(other);
  await steps.confirmMaturity(page);
  await steps.expectOneDeposit(page, control, steps.LEELA);
});

test(
  'a tab left at the nominees reports that its order is paid',
  beside,
  async ({ page, context, control, watched }) => {
    await steps.toPaymentPage(page);
    const other = await context.newPage();
    await steps.toOrderSummary(other);
    await steps.changeNominees(other);
    await steps.makePayment(other);
    await other.getByRole('button', { name: 'Save & Continue' }).waitFor();
    await steps.payEnding(page, 'succeeded');
    await steps.at(page, '/maturity-action');
    watched.expectRefusal({ path: NOMINEES, status: 409 });
    await steps.press(other, 'Save & Continue');
    const dialog = other.getByRole('dialog', { name: 'This deposit is paid' });
    await dialog.getByRole('link', { name: 'See my portfolio' }).click();
    await steps.at(other, '/portfolio');
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a tab left at the order summary reports that its order is paid',
  beside,
  async ({ page, context, control, look }) => {
    await steps.toPaymentPage(page);
    const other = await context.newPage();
    await steps.toOrderSummary(other);
    await steps.payEnding(page, 'succeeded');
    await steps.at(page, '/maturity-action');
    const calls = callsOf(other);
    await pressPay(other);
    const dialog = other.getByRole('dialog', { name: 'You already have this deposit' });
    await expect(dialog).toContainText('that deposit is booked');
    await look(other);
    expect(calls(START)).toBe(0);
    await dialog.getByRole('link', { name: 'See my deposit' }).click();
    await expect(steps.heading(other, 'Himadri Classic Deposit')).toBeVisible();
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a repeated return address, and back to the payment page, change nothing',
  beside,
  async ({ page, context, control }) => {
    await steps.toPaymentPage(page);
    const paymentPage = page.url();
    const returned = page.waitForRequest((request) => /fetch-bank-details/.test(request.url()));
    await steps.payEnding(page, 'succeeded');
    const returnAddress = (await returned).url();
    await steps.at(page, '/maturity-action');

    await page.goBack();
    await page.waitForURL(paymentPage);
    await expect(page.getByText('Opening this page again does not charge you twice')).toBeVisible();
    // An old page submits its form again; the payment gateway accepts nothing.
    await payOnceMore(page);
    await steps.at(page, '/maturity-action');

    const other = await context.newPage();
    await other.goto(returnAddress);
    await steps.at(other, '/maturity-action');
    await other.reload();
    await steps.confirmMaturity(other);
    await steps.confirmMaturity(page);
    await page.goto(returnAddress);
    await steps.confirmMaturity(page);
    // The last choice applies, and there is still one deposit.
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test('a made-up return address proves nothing', exhaustive, async ({ page, watched }) => {
  await steps.toPaymentPage(page);
  watched.expectRefusal({ path: VERIFY, status: 400 });
  await page.goto(
    `/fetch-bank-details?fd_investment_id=50012&fd_id=1003&payment_id=VRP-AAAA-BBBB-CCCC` +
      `&payment_status=success&signature=x.y`,
  );
  await steps.at(page, `/add-nomination${steps.booking}`);
  await steps.expectNoDeposit(page);
});

test(
  'a lost reply of the start and another click make one deposit',
  exhaustive,
  async ({ page, control, watched }) => {
    await steps.toOrderSummary(page);
    const ids = idsOf(page, START);
    await loseReplies(START, { control, watched });
    await pressPay(page);
    await expect(page.getByText(/still confirming your order/)).toBeVisible();
    await expect(page.getByText(/You seem to be offline/)).toBeVisible();
    await page.reload();
    await control.clearFaults();
    await pressPay(page);
    await steps.at(page, `/add-nomination${steps.booking}`);
    expect((await ids()).length).toBeGreaterThan(3);
    expect(new Set(await ids()).size, 'one id, over the reload too').toBe(1);
    await steps.enterNominee(page);
    await steps.press(page, 'Save nominee');
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a lost reply of the nominees and another click make one deposit [FD-4.56]',
  exhaustive,
  async ({ page, control, watched }) => {
    await steps.toOrderSummary(page);
    await steps.makePayment(page);
    await steps.enterNominee(page);
    await loseReplies(NOMINEES, { control, watched });
    const ids = idsOf(page, NOMINEES);
    await steps.press(page, 'Save nominee');
    await expect(page.getByText('Checking your payment')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Payment failed' });
    await expect(dialog).toContainText('Something went wrong');
    await control.clearFaults();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await steps.onPaymentPage(page);
    expect((await ids()).length).toBeGreaterThan(3);
    expect(new Set(await ids()).size).toBe(1);
    await steps.payEnding(page, 'succeeded');
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a lost payment status is requested again, and never guessed',
  exhaustive,
  async ({ page, control, look, watched }) => {
    await steps.toPaymentPage(page);
    await loseReplies(VERIFY, { control, watched });
    await steps.payEnding(page, 'succeeded');
    await expect(page.getByText('We are still checking')).toBeVisible({ timeout: 15_000 });
    await look(page);
    await control.clearFaults();
    await steps.press(page, 'Check again');
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a lost reply of the payment page leaves one payment',
  exhaustive,
  async ({ page, control }) => {
    await steps.toPaymentPage(page);
    const address = page.url();
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch({ maxRedirects: 0 });
      return route.abort('connectionreset');
    });
    await steps.press(page, /^Pay ₹/);
    await page.waitForURL(/^chrome-error:/).catch(() => undefined);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Vriddhi' }).click();
    await steps.confirmMaturity(page);
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

test(
  'a lost reply of the maturity action and another click choose once',
  exhaustive,
  async ({ page, control, watched }) => {
    await steps.toPaymentPage(page);
    await steps.payEnding(page, 'succeeded');
    await steps.at(page, '/maturity-action');
    await loseReplies(MATURITY, { control, watched });
    await page.getByRole('radio').last().check();
    await steps.press(page, 'Confirm');
    await expect(page.getByText(/checking whether your choice was saved/)).toBeVisible();
    await expect(page.getByText(/You seem to be offline/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio').last(), 'what is kept is shown').toBeChecked();
    await control.clearFaults();
    await steps.press(page, 'Confirm');
    await steps.at(page, '/payment-success');
    await steps.expectOneDeposit(page, control, steps.LEELA);
  },
);

/** Counts the requests to a path so far. */
function callsOf(page: Page): (path: string) => number {
  const calls: string[] = [];
  page.on('request', (request: Request) => void calls.push(new URL(request.url()).pathname));
  return (path) => calls.filter((call) => call.endsWith(path)).length;
}

/** The idempotency keys with which a request has been sent so far. */
function idsOf(page: Page, path: string): () => Promise<(string | null)[]> {
  const calls: Request[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.push(request);
  });
  return () => Promise.all(calls.map((call) => call.headerValue('idempotency-key')));
}

/**
 * The server processes the request, but its reply is lost. The browser may retry some requests
 * itself.
 */
async function loseReplies(
  path: string,
  { control, watched }: { readonly control: Control; readonly watched: Watch },
): Promise<void> {
  watched.expectRefusal({ path, status: 'failed' });
  await control.addFault({ route: `/api/main${path}`, kind: 'drop-after-commit', times: 50 });
}

/** Presses Make Payment and skips the offer of a better rate, if any. */
async function pressPay(page: Page): Promise<void> {
  await steps.press(page, /^Make Payment/);
  const keep = page.getByRole('button', { name: "Don't Upgrade" });
  const answers = [
    steps.heading(page, NOMINEE_STEP),
    page.getByText(/still confirming your order/),
    page.getByRole('dialog', { name: 'You already have this deposit' }),
  ];
  await answers
    .reduce((any, one) => any.or(one), keep)
    .first()
    .waitFor();
  if (await keep.isVisible()) await keep.click();
}

/** Submits the payment form again, although the page no longer shows it. */
async function payOnceMore(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    for (const [name, value] of [
      ['method', 'UPI'],
      ['outcome', 'succeeded'],
    ] as const) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  });
}
