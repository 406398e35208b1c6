import type { Page } from '@playwright/test';
import { expect, once, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The sample investor with a long history. */
const ARJUN = '9000000001';
const MINUTE = 60;
const RENEWAL = '/login/refreshtoken';
/** The requests of a deposits page, of which any may be the first with an expired access token. */
const ASKED = [
  '/investment/getportfoliosummary',
  '/investment/getportfolio',
  '/invest/tarrakki/portfolio',
];

async function portfolio(page: Page): Promise<void> {
  await page.goto('/fd-summary');
  await steps.heading(page, 'Portfolio').waitFor();
  await page.getByText('You have no deposits yet').waitFor();
}

test('a session in use is renewed silently, once for two tabs [AP-4.51, AP-4.54]', once, async ({
  page,
  context,
  control,
  signInAs,
  watched,
}) => {
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith(RENEWAL)) renewals.push(response.status());
  });
  await signInAs(page, steps.LEELA);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-vriddhi');
  expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict' });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await control.advanceClock(14 * MINUTE);
    await portfolio(tab);
  }
  expect(renewals).toEqual([]);
  await control.advanceClock(3 * MINUTE);
  for (const path of ASKED) watched.expectRefusal({ path, status: 401 });
  await Promise.all([portfolio(page), portfolio(other)]);
  expect(renewals).toEqual([200]);
  const renewed = (await context.cookies()).find(({ name }) => name === '__Host-vriddhi');
  expect(renewed?.value).not.toBe(cookie?.value);
});

test('a reused refresh token ends the session everywhere', once, async ({
  page,
  context,
  control,
  request,
  signInAs,
  watched,
}) => {
  await signInAs(page, steps.LEELA);
  const stolen = (await context.cookies()).find(({ name }) => name === '__Host-vriddhi')?.value;
  for (let step = 0; step < 2; step += 1) {
    await control.advanceClock(14 * MINUTE);
    await portfolio(page);
  }
  await control.advanceClock(3 * MINUTE);
  for (const path of [...ASKED, RENEWAL]) watched.expectRefusal({ path, status: 401 });
  await portfolio(page);
  await control.advanceClock(MINUTE);
  const origin = new URL(page.url()).origin;
  const theft = await request.post(`/api/main${RENEWAL}`, {
    headers: { cookie: `__Host-vriddhi=${stolen}`, origin, 'x-vriddhi': '1' },
  });
  expect(theft.status()).toBe(401);
  await page.goto('/fd-summary');
  await expect(page.getByText('Session expired, please sign in again')).toBeVisible();
  await steps.at(page, '/login');
});

test('without IndexedDB an investor signs in, and reads that it is not stored', once, async ({
  page,
  otpFor,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('/login');
  await steps.askForCode(page, ARJUN);
  await steps.enterCode(page, await otpFor(ARJUN));
  await steps.at(page, '/dashboard');
  const notice = page.getByText('This device does not store your sign-in');
  await expect(notice).toBeVisible();
  await steps.toPlace(page, 'Portfolio');
  await steps.heading(page, 'Portfolio').waitFor();
  await page.reload();
  await steps.at(page, '/login');
});

test('a session that IndexedDB does not give at once is kept', once, async ({ page, signInAs }) => {
  await signInAs(page, steps.LEELA);
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    let failures = 2;
    IDBFactory.prototype.open = (name, version) => {
      if (failures === 0) return open(name, version);
      failures -= 1;
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
  });
  await portfolio(page);
});
