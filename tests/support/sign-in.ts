import type { Page } from 'playwright';
import type { Control } from './control.ts';

/** Requests a code through the sign-in form. The page that asks for the code is then open. */
export async function askForCode(page: Page, appAddress: string, mobile: string): Promise<void> {
  await page.goto(`${appAddress}/login`);
  await page.getByLabel('Mobile number').fill(mobile);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/verifyMobile/i);
}

/** Signs in through the user interface, with the code that the sandbox has sent. */
export async function signIn(
  page: Page,
  app: { readonly address: string; readonly control: Control },
  mobile: string,
): Promise<void> {
  const before = (await app.control.messagesTo(mobile)).length;
  await askForCode(page, app.address, mobile);
  const code = await app.control.otpFor(mobile, before);
  const isLeaving = page.waitForURL((url) => !/\/(verifyMobile|login)/i.test(url.pathname));
  // The sixth digit submits the code automatically.
  await page.getByLabel('One-time password').fill(code);
  await isLeaving;
}
