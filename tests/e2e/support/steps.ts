import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Control } from '#tests/support/control.ts';

/**
 * What a new investor types until the first deposit; `private` values must not be stored in the
 * clear.
 */
export interface Person {
  readonly mobile: string;
  readonly pan: string;
  readonly birthDate: string;
  readonly email: string;
  readonly ifsc: string;
  readonly accountNumber: string;
}

/** An ordinary new customer without a KYC record; the mobile number serves as the name. */
export function newPerson(mobile: string): Person {
  return {
    mobile,
    pan: 'QWZPR7351K',
    birthDate: '14/02/1989',
    email: 'someone@mail.example',
    ifsc: 'HDFC0000060',
    accountNumber: '50100733914826',
  };
}

export const depositPage = '/invest/1003/0/-';
export const booking = '?where_from=maturity-action';

/** The path and query of the page. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

/** Waits until the app shows this address; a failure names the actual one. */
export async function at(page: Page, address: string): Promise<void> {
  await page
    .waitForURL(({ pathname, search }) => `${pathname}${search}` === address, {
      waitUntil: 'commit',
      timeout: 15_000,
    })
    .catch(() => undefined);
  // A second press of a form ends the first navigation, and with it the wait above.
  await expect.poll(() => addressOf(page)).toBe(address);
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** Returns the value of a term in a definition list. */
export async function fact(page: Page, name: string): Promise<string> {
  const value = page.locator('dt', { hasText: name }).first().locator('xpath=../dd');
  return (await value.innerText()).split('\n')[0] ?? '';
}

/** Returns the amount below its label. */
export function money(page: Page, name: string | RegExp) {
  return page.getByText(name).first().locator('xpath=following-sibling::p[1]');
}

/** On the details page, sets amount, tenure and payout, and waits for the matching figures. */
export async function chooseInvestment(
  page: Page,
  { amount, tenure, payout }: { amount: string; tenure: string; payout: string },
): Promise<void> {
  await page.getByLabel('Payout').selectOption({ label: payout });
  await page.getByLabel('Tenure', { exact: true }).selectOption({ label: tenure });
  await page.getByLabel('Investment Amount').fill(amount);
  await quoted(page);
}

/** On the details page, types the amount with single keys, as an investor does. */
export async function typeAmount(page: Page, amount: string): Promise<void> {
  const field = page.getByLabel('Investment Amount');
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(amount);
}

/** Waits until the browser has painted what scripts have changed so far. */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Waits until the figures in the box match the selection. */
export async function quoted(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Your investment' });
  await expect(box.locator('[aria-busy=false]:not([data-stale])')).toBeVisible();
  await expect(box.getByText('Maturity amount')).toBeVisible();
}

export async function proceed(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Your investment' })
    .getByRole('button', { name: 'Proceed' })
    .click();
}

export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await press(page, 'Continue');
  await at(page, '/verifyMobile');
}

export async function enterCode(page: Page, code: string): Promise<void> {
  // The sixth digit submits the code automatically.
  await page.getByLabel('One-time password').fill(code);
}

/** Continues from the order summary and skips the offer of a better rate, if any. */
export async function makePayment(page: Page): Promise<void> {
  await press(page, /^Make Payment/);
  const keep = page.getByRole('button', { name: "Don't Upgrade" });
  const gone = page.waitForURL((url) => url.pathname !== '/preview-maturity-action', {
    waitUntil: 'commit',
  });
  await Promise.race([gone, keep.waitFor()]);
  if (await keep.isVisible()) await keep.click();
  await gone;
}

/** On the order summary, asks for the step of the nominees, although they are known. */
export async function changeNominees(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Keep these nominees' }).uncheck();
}

export async function enterKyc(page: Page, person: Person): Promise<void> {
  await page.getByLabel('PAN', { exact: true }).fill(person.pan);
  await page.getByLabel('Date of Birth', { exact: true }).fill(person.birthDate);
  await page.getByLabel('Email Address').fill(person.email);
  await expect(page.getByText('PAN verified')).toBeVisible();
}

export async function enterBank(page: Page, person: Person): Promise<void> {
  // The account found by the mobile number is chosen once it is known, and verified behind an
  // overlay that takes every press.
  const another = page.getByRole('radio', { name: 'Another account' });
  await another.waitFor();
  await page.getByText('Verifying your bank account').first().waitFor({ state: 'hidden' });
  await another.check();
  await page.getByLabel('IFSC', { exact: true }).fill(person.ifsc);
  await page.getByLabel('Account number').fill(person.accountNumber);
}

export async function verifyBank(page: Page): Promise<void> {
  await press(page, 'Verify Bank');
  await expect(page.getByText('Account verified')).toBeVisible();
}

export async function enterParents(page: Page): Promise<void> {
  await page.getByLabel("Father's name").fill('Raman Iyer');
  await page.getByLabel("Mother's name").fill('Usha Iyer');
}

export const addressLines = {
  'Address Line 1': '12 Lake View Road',
  'Address Line 2': 'West Mambalam',
  Pincode: '600033',
  City: 'Chennai',
  State: 'Tamil Nadu',
} as const;

export async function enterAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  if (!(await page.getByLabel('Address Line 1').isVisible())) return;
  for (const [label, text] of Object.entries(addressLines)) {
    await page.getByLabel(label).fill(text);
  }
}

export async function enterOccupation(page: Page): Promise<void> {
  await page.getByLabel('Occupation').selectOption({ index: 1 });
  await enterIncome(page);
}

/** Fills everything that `/personal-info` does not know about a new investor. */
export async function enterDetails(page: Page): Promise<void> {
  await enterParents(page);
  await page.getByRole('radio', { name: 'Private sector job' }).check();
  await enterIncome(page);
}

async function enterIncome(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Annual income' }).getByRole('radio').first().check();
}

/** Fills the form of the first nominee, which a booking opens at once, with a share of 100%. */
export async function enterNominee(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Kavya Iyer');
  await page.getByRole('radio', { name: 'Mother', exact: true }).check();
  await page.getByLabel('Date of birth', { exact: true }).fill('02/07/1951');
}

export type Ending = 'succeeded' | 'failed' | 'cancelled';

const endings: Readonly<Record<Ending, RegExp>> = {
  succeeded: /^Pay ₹/,
  failed: /Let the payment fail/,
  cancelled: /Cancel and go back/,
};

export async function onPaymentPage(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: endings.succeeded }).waitFor();
}

export async function payEnding(page: Page, ending: Ending): Promise<void> {
  await onPaymentPage(page);
  await press(page, endings[ending]);
}

/** Chooses the payout on the maturity date, also if it is chosen already, and goes on. */
export async function confirmMaturity(page: Page, path = '/maturity-action'): Promise<void> {
  await at(page, path);
  await page.getByRole('radio', { name: 'Pay out to bank account' }).check();
  await press(page, 'Confirm');
  await at(page, '/payment-success');
}

/** Opens a main screen by the navigation of the current screen size. */
export async function toPlace(page: Page, name: string): Promise<void> {
  const main = page.getByRole('navigation', { name: /^Main/ });
  const places = main.getByRole('link', { name, exact: true });
  await places.locator('visible=true').first().click();
}

/** Opens a page of the current section by the section's menu. */
export async function toSectionPage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: / menu$/ });
  await menu.getByRole('link', { name, exact: true }).click();
}

/** A sample investor with KYC, bank account and profile, but without a nominee. */
export const LEELA = '9000000002';
/** A sample investor with KYC, but without bank account and profile. */
export const NEHA = '9000000003';

/**
 * Goes from the details of a deposit to its order summary, for a signed-in investor. Presses
 * Proceed right after the last key, while the quote is on its way.
 */
export async function toOrderSummary(page: Page, amount = '100000'): Promise<void> {
  await page.goto(depositPage);
  await typeAmount(page, amount);
  await proceed(page);
  await at(page, '/preview-maturity-action');
  await page.getByRole('button', { name: /^Make Payment/ }).waitFor();
}

/** Goes to the payment page, for an investor who only lacks a nominee. */
export async function toPaymentPage(page: Page, amount = '100000'): Promise<void> {
  await toOrderSummary(page, amount);
  await makePayment(page);
  await at(page, `/add-nomination${booking}`);
  await enterNominee(page);
  await press(page, 'Save nominee');
  await onPaymentPage(page);
}

/** The entries of the passbook: rows on phones, a table on wide screens. */
export function passbookEntries(page: Page, name: string | RegExp) {
  const rows = page.getByRole('group', { name }).getByRole('listitem');
  return rows.or(page.getByRole('table', { name }).locator('tbody').getByRole('row'));
}

/** Asserts that there is exactly one deposit in the portfolio, the passbook and the messages. */
export async function expectOneDeposit(page: Page, control: Control, mobile: string) {
  await page.goto('/portfolio');
  await expect(page.getByRole('heading', { name: 'Your Fixed Deposits (1)' })).toBeVisible();
  const running = page.getByRole('list', { name: 'Running deposits' });
  await expect(running.getByRole('listitem')).toHaveCount(1);
  await page.goto('/transaction-history');
  await expect(passbookEntries(page, /^All/)).toHaveCount(1);
  const messages = await control.messagesTo(mobile);
  expect(messages.filter(({ text }) => text.includes('is booked'))).toHaveLength(1);
}

export async function expectNoDeposit(page: Page): Promise<void> {
  for (const path of ['/portfolio', '/transaction-history']) {
    await page.goto(path);
    await expect(page.getByText('You have no deposits yet')).toBeVisible();
  }
}

/**
 * Clicks a disabled button, which shows the reason and does nothing else. A forced click does not
 * wait for the app to replace the prerendered page, so this does.
 */
export async function pressInVain(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('#shell').waitFor({ state: 'detached' });
  await page.getByRole('button', { name }).click({ force: true });
}

/**
 * Logs out once no request is pending: the server would reject it, and the browser would log that.
 */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  await press(page, 'Log Out');
  await at(page, '/login');
}

/** Cuts the connection once the fonts are loaded: a font that failed would be logged. */
export async function goOffline(page: Page): Promise<void> {
  await page.locator('html[data-fonts-loaded]').waitFor();
  await page.context().setOffline(true);
}
