import { networkInterfaces } from 'node:os';
import { startApp } from '#tests/tools/running-app.ts';
import { controlOf } from '#tests/tools/control.ts';
import { signIn } from '#tests/tools/sign-in.ts';
import { exhaustive, expect, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** By which other machines of the network would find this one. */
const address = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test(
  'on plain http a session lives in its page alone, which says why',
  exhaustive,
  async ({ browser }) => {
    test.skip(address === undefined, 'this machine is in no network');
    const app = await startApp({
      environment: { HOST: '0.0.0.0', ALLOWED_HOSTS: address ?? '' },
    });
    const there = new URL(app.appAddress);
    there.hostname = address ?? '';
    // Chromium writes down that it ignores headers there: this context is not the watched one.
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      const at = { address: there.origin, control: controlOf(app.outsideAddress) };
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
