import { expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** At both sizes, beside `npm test`. */
const everyStop = { tag: '@exhaustive' } as const;

const pages = [
  ['/profile', '/profile'],
  ['/profile/bank', '/profile'],
  ['/profile/details/1', '/profile'],
  ['/profile/security', '/profile/activity'],
  ['/profile/privacy', '/profile/consents'],
  ['/add-nomination', '/profile'],
  ['/add-demat-account', '/isdematverified'],
  ['/user-address', '/profile'],
] as const;

test('the pages of the account are clean while they load, and when they fail', everyStop, async ({
  page,
  control,
  look,
  signInAs,
  watched,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, '9000000001');
  for (const [address, call] of pages) {
    const route = `POST /api/main${call}`;
    watched.expectRefusal({ path: call, status: 500 });
    await control.addFault({ route, kind: 'slow', milliseconds: 2500, times: 4 });
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page);
    await control.clearFaults();
    await control.addFault({ route, kind: 'status', status: 500, times: 4 });
    await page.goto(address);
    const again = page.getByRole('button', { name: /^try again$/i }).first();
    await again.waitFor();
    await look(page);
    await control.clearFaults();
    await again.click();
    await expect(again).toBeHidden();
    await look(page);
  }
});

test('another primary bank account wants the phone, clean at every answer', everyStop, async ({
  page,
  look,
  otpFor,
  signInAs,
  control,
  watched,
}) => {
  watched.expectRefusal({ path: '/profile', status: 403 });
  watched.expectRefusal({ path: '/login/confirmstepup', status: 400 });
  watched.expectRefusal({ path: '/login/sendstepup', status: 400 });
  await signInAs(page, '9000000001');
  await page.goto('/profile/bank');
  const dialog = page.getByRole('dialog', { name: 'Confirm with your phone' });
  const give = async (code: string) => {
    await dialog.getByLabel('Code from the SMS').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  await steps.press(page, 'Make primary');
  await dialog.waitFor();
  await look(page);
  for (let left = 4; left > 0; left -= 1) {
    await give('000000');
    await expect(dialog.getByText(new RegExp(`You have ${left} (try|tries) left`))).toBeVisible();
  }
  await look(page);
  await give('000000');
  await expect(dialog.getByText(/^Too many wrong codes\./)).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The lock is of this investor alone, and passes.
  await control.advanceClock(14 * 60);
  await page.reload();
  await control.advanceClock(2 * 60);
  const earlier = (await control.messagesTo('9000000001')).length;
  await steps.press(page, 'Make primary');
  await dialog.waitFor();
  await give(await otpFor('9000000001', earlier));
  await expect(page.getByText('Your primary bank account is changed.')).toBeVisible();
  await look(page);
});
