import type { Page } from '@playwright/test';
import { both, expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor: deposits at banks, finance companies and a housing finance company. */
const ARJUN = '9000000001';

/** Opens the calculation of a figure, reads its steps, and closes it. */
async function openWorking(page: Page, figure: RegExp, expected: string) {
  await page.getByRole('button', { name: figure }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(expected);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

const linkFrom = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

test(
  'an investor sees what deposits return after tax, what breaking one costs, what is deducted and what is insured',
  both,
  async ({ page, signInAs, look }) => {
    await signInAs(page, ARJUN);
    await page.goto('/portfolio');
    await linkFrom(page, /Tejas High Yield Deposit/).click();

    const slab = page.getByLabel('Your income-tax slab');
    await slab.scrollIntoViewIfNeeded();
    await slab.selectOption({ label: '30% (31.2% with cess)' });
    await expect(page.getByText(/ interest goes to income tax$/)).toBeVisible();
    await page.getByText('Why three rates?').click();
    await expect(page.getByRole('table', { name: 'Interest and tax by tax year' })).toBeVisible();

    const day = page.getByLabel('Break it on', { exact: true });
    await day.scrollIntoViewIfNeeded();
    await day.fill('15/07/2027');
    await expect(page.getByText('If you break it on 15 Jul 2027 you get ₹')).toBeVisible();
    await openWorking(page, /see how You get/, 'Paid on the early exit');
    const source = page.getByRole('link', { name: /finance companies in an emergency/ });
    await expect(source).toBeVisible();
    await look(page);

    await page.goto('/portfolio');
    await linkFrom(page, /^Tax deducted \(TDS\)/).click();
    await expect(page.getByText(/ will be deducted from ₹/)).toBeVisible();
    await page.getByText(/^₹\S+ deducted from ₹/).first().click();
    await openWorking(page, /see how Deducted/, 'Tax deducted at source');
    await page.getByLabel('Your total income this tax year').fill('300000');
    await expect(page.getByText(/^You can give Form 121 to /).first()).toBeVisible();
    await look(page);
    await page.reload();
    await expect(page.getByText(/^You can give Form 121 to /).first()).toBeVisible();

    await page.goto('/portfolio');
    await linkFrom(page, /^Insurance cover/).click();
    await expect(page.getByText(/^All of your ₹.* at banks is insured on /)).toBeVisible();
    const notInsured = page.getByRole('list', { name: 'Without deposit insurance' });
    await expect(notInsured).toContainText('Kaveri Housing Finance, Housing finance company');
    await page.getByText('Add a savings balance').first().click();
    await page.getByLabel('Savings balance at Himadri Bank').fill('450000');
    await expect(page.getByText(/^₹.* at banks is not insured on /)).toBeVisible();
    await openWorking(page, /see how Held there that day/, 'Savings balance');
    await look(page);
  },
);
