import { expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ARJUN = '9000000001';

/** The tag of tests that run only in the exhaustive run, at both sizes. */
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

test('the account pages are accessible while they load and when they fail', everyStop, async ({
  page,
  control,
  look,
  signInAs,
  watched,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, ARJUN);
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

test('sensitive changes require an SMS code, accessible in every state', everyStop, async ({
  page,
  control,
  look,
  otpFor,
  signInAs,
  watched,
}) => {
  watched.expectRefusal({ path: '/profile', status: 403 });
  watched.expectRefusal({ path: '/profile/changeemail', status: 403 });
  watched.expectRefusal({ path: '/login/confirmstepup', status: 400 });
  await signInAs(page, ARJUN);
  const dialog = page.getByRole('dialog', { name: 'Confirm with your phone' });
  const give = async (code: string) => {
    await dialog.getByLabel('Code from the SMS').fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  await page.goto('/profile/bank');
  const earlier = (await control.messagesTo(ARJUN)).length;
  await steps.press(page, 'Make primary');
  await dialog.waitFor();
  await look(page);
  await give('000000');
  await expect(dialog.getByText('That code is not right. You have 4 tries left.')).toBeVisible();
  await look(page);
  await give(await otpFor(ARJUN, earlier));
  await expect(page.getByText('Your primary bank account is changed.')).toBeVisible();
  await look(page);

  await page.goto('/profile/email');
  await page.getByLabel('New email address').fill('arjun@new.example');
  await steps.press(page, 'Send code');
  await dialog.waitFor();
  for (let left = 4; left > 0; left -= 1) {
    await give('000000');
    await expect(dialog.getByText(new RegExp(`You have ${left} (try|tries) left`))).toBeVisible();
  }
  await give('000000');
  await expect(dialog.getByText(/^Too many wrong codes\./)).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('New email address')).toHaveValue('arjun@new.example');
  await look(page);
});
