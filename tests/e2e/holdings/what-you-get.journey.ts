import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import type { Page } from '@playwright/test';
import { both, expect, test } from '#tests/e2e/support/fixtures.ts';

/** The sample investor: deposits at banks, finance companies and a housing finance company. */
const ARJUN = '9000000001';

/** Deposits at two banks and a finance company: the source of the exit rule, and a possible day. */
const DEPOSITS = [
  ['Himadri Classic Deposit', /State Bank of India/, '2026-12-10'],
  ['Anvaya Fixed Deposit', /AU Small Finance Bank/, '2027-03-10'],
  ['Malhar Monthly Income', /finance companies in an emergency/, '2027-07-15'],
] as const;

/** The row of a deposit that has neither matured nor been renewed. */
const runningDeposit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).filter({ hasNotText: /Renewed|Paid out/ });

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
  'an investor sees what deposits return after tax, what breaking one costs, what is deducted and what is insured, also of a further deposit',
  both,
  async ({ page, signInAs, look }) => {
    await signInAs(page, ARJUN);
    for (const [deposit, source, iso] of DEPOSITS) {
      await page.goto('/portfolio');
      await runningDeposit(page, deposit).click();
      const slab = page.getByLabel('Your income-tax slab');
      await slab.scrollIntoViewIfNeeded();
      await slab.selectOption({ label: '30% (31.2% with cess)' });
      await expect(page.getByText(/ interest goes to income tax$/)).toBeVisible();
      await page.getByText('Why three rates?').click();
      await expect(page.getByRole('table', { name: 'Interest and tax by tax year' })).toBeVisible();

      const day = page.getByLabel('Break it on', { exact: true });
      await day.scrollIntoViewIfNeeded();
      const date = CalendarDate.of(iso);
      await day.fill(date.slashed);
      const sentence = `If you break it on ${formatDate(date)} you get ₹`;
      await expect(page.getByText(sentence)).toBeVisible();
      await openWorking(page, /see how You get/, 'Paid on the early exit');
      await expect(page.getByRole('link', { name: source })).toBeVisible();
    }
    await look(page);

    await page.goto('/portfolio');
    await linkFrom(page, /^Tax deducted \(TDS\)/).click();
    await expect(page.getByText(/ will be deducted from ₹/)).toBeVisible();
    const payer = (name: string) => page.getByRole('group').filter({ hasText: name });
    await expect(payer('Himadri Bank')).toContainText('Nothing deducted from ₹');
    await expect(payer('Anvaya Small Finance Bank')).toContainText('Nothing deducted from ₹');
    await payer('Malhar Finance').getByText(/^₹\S+ deducted from ₹/).click();
    await expect(payer('Malhar Finance')).toContainText('because it is above the limit');
    await expect(page.getByRole('link', { name: /section 393\(1\)/ })).toBeVisible();
    await openWorking(page, /see how Deducted/, 'Tax deducted at source');
    await page.getByLabel(/^Your total income in /).fill('300000');
    await expect(page.getByText(/^You can give Form 121 to /).first()).toBeVisible();
    await look(page);
    await page.reload();
    await expect(page.getByText(/^You can give Form 121 to /).first()).toBeVisible();

    await page.goto('/portfolio');
    await linkFrom(page, /^Insurance cover/).click();
    await expect(page.getByText(/^All of your ₹.* at banks is insured on /)).toBeVisible();
    const notInsured = page.getByRole('list', { name: 'Without deposit insurance' });
    await expect(notInsured).toContainText('Kaveri Housing Finance, housing finance company');
    await page.getByText('Add a savings balance').first().click();
    await page.getByLabel('Savings balance at Himadri Bank').fill('450000');
    await expect(page.getByText(/^₹.* at banks is not insured on /)).toBeVisible();
    await openWorking(page, /see how Held there that day/, 'Savings balance');
    await expect(notInsured).toContainText('Malhar Monthly Income');
    const limitSource = page.getByRole('link', { name: /Reserve Bank of India/ });
    await expect(limitSource).toBeVisible();
    await look(page);

    await page.goto('/invest/1003/0/-');
    const box = page.getByRole('region', { name: 'Your investment' });
    await expect(box).toContainText(/, none of this deposit is insured: you will then have ₹/);
    await expect(box).toContainText('The limit of ₹5 lakh is used up.');
    await look(page);
    await box.getByRole('button', { name: 'Proceed' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(/, none of this deposit is insured: you will then have ₹/);
    await main.getByRole('link', { name: 'Your insurance cover' }).click();
    await expect(page.getByRole('heading', { name: 'Insurance cover', level: 1 })).toBeVisible();
  },
);
