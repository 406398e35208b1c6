import { networkInterfaces } from 'node:os';
import { startApp } from '#tests/support/running-app.ts';
import { controlOf } from '#tests/support/control.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

/** The address of this machine in the local network. */
const address = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test(
  'on plain HTTP a session ends with its page, which says why',
  exhaustive,
  async ({ browser }) => {
    test.skip(address === undefined, 'this machine is in no network');
    const app = await startApp({
      environment: { HOST: '0.0.0.0', ALLOWED_HOSTS: address ?? '', SANDBOX_CONTROL: 'on' },
    });
    const there = new URL(app.appAddress);
    there.hostname = address ?? '';
    // Chromium logs that it ignores some headers over HTTP, so use a context that is not watched.
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      const at = { address: there.origin, control: controlOf(app.thirdPartyAddress) };
      await signIn(page, at, '9000000001');
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await expect(page.getByText('a reload signs you out')).toBeVisible();
      const kept = () =>
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(await kept()).not.toMatch(/9000000001|token|investor_id/);
      await page.getByRole('link', { name: 'Your profile' }).first().click();
      await steps.heading(page, 'Profile').waitFor();
      await page.reload();
      await steps.at(page, '/login');
    } finally {
      await context.close();
      await app.stop();
    }
  },
);
