import type { Page } from '@playwright/test';
import { expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';
import { untilDraftHas } from '#tests/e2e/support/stored-draft.ts';

function keysLeft(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
}

test('a sign-out in one tab signs the other one out', async ({
  page,
  context,
  look,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  const other = await context.newPage();
  await other.goto('/portfolio');
  await steps.heading(other, 'Portfolio').waitFor();
  await steps.logOut(page);
  await steps.at(other, '/login');
  await expect(other.getByText('You have signed out in another tab.')).toBeVisible();
  await look(other);
  await other.goto('/portfolio');
  await steps.at(other, '/login');
});

test('a stolen session is useless after the sign-out', once, async ({ page, request, signInAs }) => {
  const tokens: string[] = [];
  page.on('request', (sent) => {
    const { authorization } = sent.headers();
    if (authorization !== undefined) tokens.push(authorization);
  });
  await signInAs(page, steps.LEELA);
  await page.goto('/portfolio');
  await page.getByText('You have no deposits yet').waitFor();
  const authorization = tokens.at(-1) ?? '';
  expect(authorization).toMatch(/^Bearer ./);
  await steps.logOut(page);
  const origin = new URL(page.url()).origin;
  const reply = await request.post('/api/main/login/refreshtoken', {
    headers: { authorization, origin, 'x-vriddhi': '1' },
  });
  expect(reply.status()).toBe(401);
});

test('no data of an investor remains for the next one on the device [AP-3.7]', async ({
  page,
  newMobile,
  otpFor,
  signInAs,
  traces,
}) => {
  const first = steps.newPerson(newMobile());
  traces.guard('PAN', first.pan);
  traces.guard('email', first.email);
  await signInAs(page, first.mobile);
  await steps.toOrderSummary(page, '340000');
  await steps.makePayment(page);
  await steps.at(page, `/kyc${steps.booking}`);
  await page.getByLabel('PAN', { exact: true }).pressSequentially(first.pan);
  await page.getByLabel('Email Address').pressSequentially(first.email);
  await untilDraftHas(page, first.email);
  await steps.logOut(page);
  // The last public page and the time of the last code are not personal.
  const nobodys = ['lastVisitedPage', 'timerStart'];
  await expect
    .poll(async () => (await keysLeft(page)).filter((key) => !nobodys.includes(key)))
    .toEqual([]);

  const next = newMobile();
  await steps.askForCode(page, next);
  await steps.enterCode(page, await otpFor(next));
  await steps.at(page, '/pan-profile');
  await steps.heading(page, 'KYC').waitFor();
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Email Address')).toHaveValue('');
  await page.goto('/preview-maturity-action');
  await expect(page.getByText('No order yet')).toBeVisible();
  await page.goto('/add-nomination');
  await expect(page.getByText('No nominee yet')).toBeVisible();
});

test('the attempted page opens after the sign-in [FD-6.1, FD-6.2]', async ({
  page,
  otpFor,
}) => {
  for (const path of ['/portfolio', `/transaction-history`, '/profile?from=a%26b']) {
    await page.goto(path);
    await steps.at(page, '/login');
    await steps.askForCode(page, steps.LEELA);
    await steps.enterCode(page, await otpFor(steps.LEELA));
    await steps.at(page, path);
    await steps.logOut(page);
  }
});
