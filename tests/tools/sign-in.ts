import type { Page } from 'playwright';
import type { Control } from './control.ts';

/** Asks for a code as a person does, and stays on the page that wants it. */
export async function askForCode(page: Page, appAddress: string, mobile: string): Promise<void> {
  await page.goto(`${appAddress}/login`);
  await page.getByLabel('Mobile number').fill(mobile);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/verifyMobile/i);
}

/** Signs in through the real flow; the code comes from the outbox of the sandbox. */
export async function signIn(
  page: Page,
  app: { readonly address: string; readonly control: Control },
  mobile: string,
): Promise<void> {
  const before = (await app.control.messagesTo(mobile)).length;
  await askForCode(page, app.address, mobile);
  const code = await app.control.otpFor(mobile, before);
  await page.getByLabel('One-time password').fill(code);
  const verify = page.getByRole('button', { name: 'Verify' });
  const isLeaving = page.waitForURL((url) => !/\/(verifyMobile|login)/i.test(url.pathname));
  // The sixth digit may send the code by itself.
  await verify.click({ timeout: 2000 }).catch(() => undefined);
  await isLeaving;
}
