import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor: deposits at banks, finance companies and a housing finance company. */
const ARJUN = '9000000001';
const TOLD = /of it is from deposits you added/;

const linkFrom = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** Tells a deposit of ₹5,00,000 for a year at Himadri Bank, which holds another one. */
async function tell(page: Page) {
  await page.getByRole('button', { name: 'Add a deposit' }).click();
  await page.getByLabel('Bank or company').fill('Himadri Bank Ltd.');
  await page.getByLabel('Kind').selectOption({ label: 'Bank' });
  await page.getByLabel('Amount deposited').fill('500000');
  await page.getByLabel('Interest rate (% p.a.)').fill('12');
  await page.getByLabel('Interest is paid').selectOption({ label: 'At Maturity' });
  await page.getByLabel('Interest is added').selectOption({ label: 'Quarterly' });
  await page.getByLabel('Start date', { exact: true }).fill('01/04/2026');
  await page.getByLabel('Tenure or maturity date').fill('1Y');
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Leaves no space in the storage of the browser. Returns a function that frees it. */
async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let length = 1 << 22; length > 0; length >>= 1) {
      try {
        localStorage.setItem(`filled ${length}`, 'x'.repeat(length));
      } catch {
        // There is no space for a text of this length.
      }
    }
  });
  return () =>
    page.evaluate(() => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith('filled '));
      names.forEach((name) => localStorage.removeItem(name));
    });
}

/**
 * Opens the told deposit, chooses a slab, adds the rate card, and breaks it on a day. The address
 * stays that of the list.
 */
async function seeReturnsAndExit(page: Page, look: (page: Page) => Promise<void>) {
  const row = page.getByRole('button', { name: /^Himadri Bank/ });
  await row.click();
  await expect(page.getByRole('heading', { name: 'Himadri Bank Ltd.', level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/portfolio\/held-elsewhere$/);
  await page.reload();
  await page.getByLabel('Your income-tax slab').selectOption({ label: '30% (31.2% with cess)' });
  await expect(page.getByText(/ interest goes to income tax$/)).toBeVisible();
  const addCard = page.getByRole('button', { name: 'Add the rate card' });
  await expect(addCard).toBeVisible();
  await look(page);
  await addCard.click();
  await page.getByLabel('Rate card of the start date (optional)').fill('7D 4; 6M 7.5; 1Y 12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Break it on', { exact: true }).fill('01/12/2026');
  await expect(page.getByText('If you break it on 1 Dec 2026 you get ₹')).toBeVisible();
  await expect(page.getByRole('link', { name: /State Bank of India/ })).toBeVisible();
  await look(page);
  await page.goBack();
  await expect(row).toContainText('after tax');
}

test(
  'an investor adds a deposit at another bank, and sees returns, exit, tax and cover [FD-2.159]',
  async ({ page, signInAs, look }) => {
    await signInAs(page, ARJUN);
    await page.goto('/portfolio/insurance-cover');
    await expect(page.getByText(/^All of your ₹.* at banks is insured on /)).toBeVisible();
    await page.goto('/portfolio');
    await linkFrom(page, /^Deposits held elsewhere/).click();
    await expect(page.getByText('You have not added any deposit yet.')).toBeVisible();
    await look(page);
    await tell(page);
    const told = page.getByRole('list', { name: 'Added by you' });
    await expect(told).toContainText('₹5,00,000, 12% p.a., until 1 Apr 2027');
    await look(page);
    await seeReturnsAndExit(page, look);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    await page.getByLabel('Add from a CSV or JSON file').setInputFiles(await file.path());
    await expect(page.getByText(/^Row 2: You have added this deposit already/)).toBeVisible();

    await page.reload();
    await expect(told.getByRole('listitem')).toHaveCount(1);
    const emptyStorage = await fillStorage(page);
    await tell(page);
    await expect(page.getByText(/^This device could not store the change\./)).toBeVisible();
    await emptyStorage();
    await page.reload();
    await expect(told.getByRole('listitem')).toHaveCount(1);
    await page.goto('/portfolio/insurance-cover');
    await expect(page.getByText(/^₹.* at banks is not insured on /)).toBeVisible();
    await expect(page.getByText(TOLD).first()).toBeVisible();
    await look(page);
    await page.goto('/portfolio/tax-at-source');
    await expect(page.getByText(TOLD).first()).toBeVisible();
    await page.getByText('Himadri Bank', { exact: true }).click();
    const bank = page.getByRole('group').filter({ hasText: /^Himadri Bank/ });
    await expect(bank.getByText(/^The interest passes the limit on /)).toBeVisible();
    await page.getByLabel(/^Your total income in /).fill('300000');
    await page.getByRole('button', { name: 'I have given it: Himadri Bank' }).click();
    await page.getByLabel('Given on', { exact: true }).fill('01/04/2026');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await expect(page.getByText('Form 121 was given to Himadri Bank on 1 Apr 2026.')).toBeVisible();
    await look(page);
    await page.reload();
    await expect(bank).toContainText('Nothing deducted from');
    await page.goto('/dashboard');
    await expect(page.getByText(/^₹5,62,754 of it is from deposits you added/)).toBeVisible();
    await page.getByText('Tax deducted meanwhile, and Form 121').click();
    await expect(page.getByRole('list', { name: 'Tax days' })).toContainText('TDS at ');
    await look(page);

    await page.goto('/profile/privacy');
    const forget = page.getByRole('button', { name: 'Forget them' });
    await forget.click();
    await expect(forget).toBeHidden();
    await page.goto('/portfolio/held-elsewhere');
    await expect(page.getByText('You have not added any deposit yet.')).toBeVisible();
  },
);
