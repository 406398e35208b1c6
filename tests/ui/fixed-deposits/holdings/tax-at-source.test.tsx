import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { tdsTotals } from '#domain/fixed-deposits/tax/tds-totals.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { taxCopy } from '#ui/fixed-deposits/holdings/tax-at-source/copy.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const PATH = '/portfolio/tax-at-source';
const open = (as: 'new' | 'demo' = 'demo') => renderScreen({ path: PATH, as, backend });

/** The forecast that the domain gives for the sample investor. */
async function expectedOf(browser: AppContainer) {
  const clock = backend.sandbox.clock;
  const session = browser.get(Session);
  const heldDeposits = browser.get(HeldDeposits);
  const deviceFacts = browser.get(DeviceFacts);
  const all = await new ReadAllDeposits({ heldDeposits, session, clock, deviceFacts }).run({});
  if (!all.ok) throw new Error('no deposits');
  const { deposits, holder, today } = all.value;
  const taxYear = TaxYear.on(today);
  const forecasts = tdsForecast({ deposits, holders: [holder], taxYear, today }) ?? [];
  return { forecasts, taxYear, totals: tdsTotals(forecasts) };
}

const RENEWALS = /^Renewals until .+ are included, .+ The rest is paid out\.$/;

/** Opens the row of a payer. */
const openPayer = async (user: UserEvent, name: string) => {
  const titles = await screen.findAllByText(name);
  const title = titles.find((element) => element.closest('summary') !== null);
  const row = title?.closest('details');
  if (title === undefined || !row) throw new Error(`${name} has no row`);
  await user.click(title);
  return row;
};

const answer = (user: UserEvent, question: string, name: 'Yes' | 'No') => {
  const group = screen.getByRole('radiogroup', { name: question });
  return user.click(within(group).getByRole('radio', { name }));
};

describe('the page about tax at source', () => {
  it('says what will be deducted in the tax year, as the domain calculates it', async () => {
    const { browser } = await open();
    const { totals, taxYear } = await expectedOf(browser);
    const tax = formatRupees(totals.tax);
    const sentence = await screen.findByText(/ will be deducted from /);
    expect(sentence).toHaveTextContent(`In ${taxYear.text}, ${tax} will be deducted from `);
  });

  it('says of each payer why it deducts or not, and when', async () => {
    const { user } = await open();
    const malhar = await openPayer(user, 'Malhar Finance');
    expect(malhar).toHaveTextContent(/^Malhar Finance₹[\d,.]+ deducted from ₹[\d,.]+ of interest/);
    expect(malhar).toHaveTextContent('Limit ₹10,000 at a finance company');
    expect(malhar).toHaveTextContent('10% of all the interest, because it is above the limit.');
    expect(malhar).toHaveTextContent(/The interest passes the limit on \d{1,2} \w{3} \d{4}/);
    await user.click(within(malhar).getByText('When it is deducted'));
    const tables = await within(malhar).findAllByRole('table');
    expect(tables.map((table) => within(table).getAllByRole('row').length > 1)).toEqual([
      true,
      true,
    ]);
    const himadri = await openPayer(user, 'Himadri Bank');
    expect(himadri).toHaveTextContent(/^Himadri BankNothing deducted from ₹[\d,.]+ of interest/);
    expect(himadri).toHaveTextContent('Limit ₹50,000 at a bank');
    expect(himadri).toHaveTextContent('Nothing is deducted');
  });

  it('opens the calculation of the tax', async () => {
    const { user, browser } = await open();
    const { forecasts } = await expectedOf(browser);
    const forecast = forecasts.find(({ issuerId }) => issuerId === 'malhar');
    if (forecast === undefined) throw new Error('Malhar Finance pays no interest');
    const malhar = await openPayer(user, 'Malhar Finance');
    await user.click(within(malhar).getByRole('button', { name: /see how Deducted/ }));
    const drawer = await screen.findByRole('dialog');
    expect(drawer).toHaveTextContent('Tax deducted at source');
    expect(drawer).toHaveTextContent(formatRupees(forecast.taxWithoutForm));
    expect(drawer).toHaveTextContent('Malhar Monthly Income');
    const { interest, rate, taxWithoutForm } = forecast;
    expect(drawer).toHaveTextContent(
      `${formatRupees(interest)} × ${rate.text}% = ${formatRupees(taxWithoutForm)}.`,
    );
  });

  it('counts the interest of a deposit after its renewal, and says so [FD-4.89]', async () => {
    const { user, browser, leave } = await open();
    const { taxYear } = await expectedOf(browser);
    expect(await screen.findByText(RENEWALS)).toHaveTextContent(
      `until ${formatDate(taxYear.next.lastDay)} are`,
    );
    await user.click(await screen.findByRole('radio', { name: taxYear.next.text }));
    const himadri = await openPayer(user, 'Himadri Bank');
    const figure = within(himadri).getByRole('button', { name: /Interest of the tax year/ });
    await user.click(figure);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Deposit, once renewed');
    leave();
    await open('new');
    await screen.findByText(taxCopy.emptyTitle);
    expect(screen.queryByText(RENEWALS)).toBeNull();
  });

  it('shows the next tax year', async () => {
    const { user, browser } = await open();
    const { taxYear } = await expectedOf(browser);
    await user.click(await screen.findByRole('radio', { name: taxYear.next.text }));
    expect(await screen.findByText(new RegExp(`^In ${taxYear.next.text}`))).toBeVisible();
  });

  it('names its sources, with the day of reading where the law was not read', async () => {
    await open();
    const source = await screen.findByRole('link', { name: /section 393\(1\)/ });
    expect(source).toHaveAttribute('href', expect.stringContaining('https://'));
    const read = screen.getAllByText(/\(as read on 23 Nov 2026\)$/);
    expect(read.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rates of tax deducted at source/),
      expect.stringMatching(/^Tax at source and Form 121 of senior citizens, from 60 years/),
      expect.stringMatching(/^Form 121 and the basic exemption of the new regime/),
    ]);
    expect(screen.getByText(/^No tax is deducted from orders and payments here/)).toBeVisible();
  });

  it('offers a new investor to find a deposit', async () => {
    await open('new');
    expect(await screen.findByRole('link', { name: 'Find a deposit' })).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    const route = 'POST /api/main/investment/getportfolio';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText(/will be deducted from/)).toBeVisible();
  });
});

describe('the guide to Form 121', () => {
  it('says who can give it, until when, and by which limits', async () => {
    const { user } = await open();
    const income = await screen.findByLabelText(/^Your total income in /);
    expect(screen.queryByText(/^You can give Form 121/)).toBeNull();
    await user.type(income, '300000');
    expect(await screen.findByText('You can give Form 121 to Malhar Finance.')).toBeVisible();
    const limits = 'No tax is due up to a total income of ₹12,00,000. The basic exemption is ';
    expect(screen.getByText(`${limits}₹4,00,000 (as read on 23 Nov 2026).`)).toBeVisible();
    await user.clear(income);
    await user.type(income, '5000000');
    expect(
      await screen.findByText('Form 121 is not possible at Malhar Finance:'),
    ).toBeVisible();
    expect(screen.getAllByText('Income tax is due on your total income.')).toHaveLength(3);
    await answer(user, 'Do you live in India?', 'No');
    expect(screen.getAllByText('Only residents can give it.')).toHaveLength(3);
  });

  it('keeps the answer about the country', async () => {
    const { user, reload } = await open();
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    await answer(user, 'Do you live in India?', 'No');
    reload();
    const obstacles = await screen.findAllByText('Only residents can give it.');
    expect(obstacles).toHaveLength(3);
    expect(screen.queryByText(/^You can give Form 121/)).toBeNull();
  });

  it('counts with the rate without a PAN while the PAN is inactive', async () => {
    const { user, browser, reload } = await open();
    const { forecasts } = await expectedOf(browser);
    const malharTax = forecasts.find(({ issuerId }) => issuerId === 'malhar')?.taxWithoutForm;
    if (malharTax === undefined) throw new Error('Malhar Finance pays no interest');
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    await answer(user, 'Is your PAN active?', 'No');
    const malhar = await openPayer(user, 'Malhar Finance');
    expect(malhar).toHaveTextContent(`${formatRupees(malharTax.times(2))} deducted from `);
    expect(malhar).toHaveTextContent('20% of all the interest');
    expect(malhar).toHaveTextContent('The rate is that without an active PAN.');
    expect(screen.getAllByText('It needs a valid PAN.')).toHaveLength(3);
    reload();
    expect(await screen.findAllByText('It needs a valid PAN.')).toHaveLength(3);
  });

  it('counts a total income in its own tax year only', async () => {
    const { user, browser, reload } = await open();
    const { next } = (await expectedOf(browser)).taxYear;
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    expect(await screen.findByText('You can give Form 121 to Malhar Finance.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: next.text }));
    const income = await screen.findByLabelText<HTMLInputElement>(
      `Your total income in ${next.text}`,
    );
    expect(income.value).toBe('');
    expect(screen.queryByText(/^You can give Form 121/)).toBeNull();
    await user.type(income, '5000000');
    expect(await screen.findByText('Form 121 is not possible at Malhar Finance:')).toBeVisible();
    reload();
    expect(await screen.findByText('You can give Form 121 to Malhar Finance.')).toBeVisible();
    expect(screen.getByLabelText(/^Your total income in /)).toHaveValue('3,00,000');
  });

  it('keeps a given form, by which the payer deducts nothing after its day', async () => {
    const { user, browser, reload } = await open();
    const { taxYear } = await expectedOf(browser);
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    const give = 'I have given it: Shriram Finance';
    await user.click(await screen.findByRole('button', { name: give }));
    const income = screen.getByLabelText<HTMLInputElement>('Income declared in it');
    expect(income.value).toMatch(/^\d{2},\d{3}$/);
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(screen.getByLabelText('Given on')).toBeInvalid();
    const dayBefore = taxYear.firstDay.plus({ days: -1 });
    await user.type(screen.getByLabelText('Given on'), dayBefore.slashed);
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(screen.getByText('Enter a day of this tax year, until today.')).toBeVisible();
    await user.clear(screen.getByLabelText('Given on'));
    await user.type(screen.getByLabelText('Given on'), taxYear.firstDay.slashed);
    await user.type(screen.getByLabelText('Number (UIN), if you know it'), 'UIN7{Enter}');
    const given = /^Form 121 was given to Shriram Finance on 1 Apr/;
    expect(await screen.findByText(given)).toBeVisible();
    reload();
    expect(await screen.findByText('Its number (UIN) is UIN7.')).toBeVisible();
    const shriram = await openPayer(user, 'Shriram Finance');
    expect(shriram).toHaveTextContent(/^Shriram FinanceNothing deducted from ₹/);
    expect(shriram).toHaveTextContent('Nothing is deducted from interest after that day.');
    const rows = within(screen.getByRole('table', { name: 'Forms 121 that you gave' }));
    const cells = rows.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([taxYear.text, '1 Apr 2026', expect.stringMatching(/^₹/), 'UIN7']);
    expect(rows.getByRole('rowheader')).toHaveTextContent('Shriram Finance');
    const pressAndAnswer = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'Remove this form' }));
      const dialog = await screen.findByRole('dialog', { name: 'Remove this form?' });
      await user.click(within(dialog).getByRole('button', { name: answer }));
    };
    await pressAndAnswer('Keep it');
    expect(screen.getByText('Its number (UIN) is UIN7.')).toBeVisible();
    await pressAndAnswer('Remove this form');
    expect(await screen.findByRole('button', { name: give })).toBeVisible();
    expect(shriram).toHaveTextContent(/^Shriram Finance₹[\d,.]+ deducted from ₹/);
  });

  it('says what the device does not store: an income and a given form', async () => {
    const browser = await clientOf(backend.appAddress, { factsVault: new MemoryVault() });
    const { user } = await renderScreen({ path: PATH, as: 'demo', backend, browser });
    const income = await screen.findByLabelText(/^Your total income in /);
    expect(income).toHaveAccessibleDescription(/It stays on this device/);
    await user.type(income, '300000');
    await waitFor(() => expect(income).toHaveAccessibleDescription(UNSTORED_TEXT));
    await user.click(
      await screen.findByRole('button', { name: 'I have given it: Shriram Finance' }),
    );
    await user.type(screen.getByLabelText('Given on'), '01/04/2026');
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(await screen.findByText(/^Form 121 was given to Shriram Finance/)).toBeVisible();
    expect(await screen.findByText(UNSTORED_TEXT, { selector: '[role=status] *' })).toBeVisible();
  });

  it('keeps what was typed into a form while that of another payer is open', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    const [one, other] = await screen.findAllByRole('button', { name: /^I have given it/ });
    await user.click(one as HTMLElement);
    await user.type(screen.getByLabelText('Number (UIN), if you know it'), 'UIN8');
    await user.click(other as HTMLElement);
    expect(screen.getByLabelText('Number (UIN), if you know it')).toHaveValue('');
    await user.click(screen.getAllByRole('button', { name: /^I have/ })[0] as HTMLElement);
    expect(screen.getByLabelText('Number (UIN), if you know it')).toHaveValue('UIN8');
  });

  it('takes a second form to a payer for what the first does not declare', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    const give = 'I have given it: Shriram Finance';
    await user.click(await screen.findByRole('button', { name: give }));
    const income = screen.getByLabelText<HTMLInputElement>('Income declared in it');
    const whole = Money.of(income.value.replaceAll(/\D/g, ''));
    await user.clear(income);
    await user.type(income, whole.minus(Money.of(700)).text);
    await user.type(screen.getByLabelText('Given on'), '01/04/2026');
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    const rest = wholeText(/^₹700 of the interest there is in no/);
    expect(await screen.findByText(rest)).toBeVisible();
    const print = { name: 'Print a filled-in copy: Shriram Finance' };
    await user.click(screen.getByRole('button', print));
    const paper = await screen.findByRole('dialog', { name: 'Form 121 for Shriram Finance' });
    expect(paper).toHaveTextContent(/Estimated income of this form₹700/);
    expect(paper).toHaveTextContent(/Earlier forms of the tax year that you saved here1/);
    expect(paper).toHaveTextContent('Cross out the deposits that an earlier form');
    await user.click(within(paper).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: give }));
    expect(screen.getByLabelText('Income declared in it')).toHaveValue('700');
    await user.type(screen.getByLabelText('Given on'), '02/06/2026');
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(await screen.findByRole('button', { name: 'Remove these forms' })).toBeVisible();
    expect(screen.queryByText(/is in no form yet/)).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Forms 121 that you gave' }));
    expect(rows.getAllByRole('rowheader')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove these forms' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove these forms?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove these forms' }));
    expect(screen.queryByRole('table', { name: 'Forms 121 that you gave' })).toBeNull();
  });

  it('takes no form for a tax year that has not begun', async () => {
    const { user, browser } = await open();
    const { taxYear } = await expectedOf(browser);
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    expect(await screen.findAllByRole('button', { name: /^I have given it/ })).not.toEqual([]);
    await user.click(screen.getByRole('radio', { name: taxYear.next.text }));
    expect(await screen.findByText(new RegExp(`^In ${taxYear.next.text}`))).toBeVisible();
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    expect(await screen.findAllByText(/^You can give Form 121/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /^I have given it/ })).toBeNull();
  });

  it('refuses amounts above 100 crore, whose sums no page could show', async () => {
    const { user, browser, reload } = await open();
    const { taxYear } = await expectedOf(browser);
    const income = () =>
      screen.findByLabelText<HTMLInputElement>(/^Your total income in /);
    await user.type(await income(), '999999999999999999');
    expect(await screen.findByText('Enter whole rupees up to 100 crore.')).toBeVisible();
    expect(screen.queryByText(/^You can give Form 121|is not possible/)).toBeNull();
    await user.clear(await income());
    await user.type(await income(), '300000');
    await user.click(
      await screen.findByRole('button', { name: 'I have given it: Shriram Finance' }),
    );
    await user.type(screen.getByLabelText('Given on'), taxYear.firstDay.slashed);
    const declared = screen.getByLabelText('Income declared in it');
    await user.clear(declared);
    await user.type(declared, '999999999999999999');
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(declared).toBeInvalid();
    reload();
    expect((await income()).value).toBe('3,00,000');
    expect(screen.queryByText(/^Form 121 was given/)).toBeNull();
  });

  it('keeps a form that is being written over a reload, until it is cancelled', async () => {
    const { user, reload } = await open();
    const write = () => screen.findByRole('button', { name: 'I have given it: Malhar Finance' });
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    await user.click(await write());
    await user.type(await screen.findByLabelText('Number (UIN), if you know it'), 'G0012');
    reload();
    expect(await screen.findByLabelText('Number (UIN), if you know it')).toHaveValue('G0012');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await write();
    reload();
    expect(await write()).toBeVisible();
    expect(screen.queryByLabelText('Number (UIN), if you know it')).toBeNull();
  });

  it('forgets a total income that is cleared', async () => {
    const { user, reload } = await open();
    const income = () =>
      screen.findByLabelText<HTMLInputElement>(/^Your total income in /);
    await user.type(await income(), '300000');
    expect(await screen.findByText('You can give Form 121 to Malhar Finance.')).toBeVisible();
    await user.clear(await income());
    expect(screen.queryByText(/^You can give Form 121/)).toBeNull();
    reload();
    expect((await income()).value).toBe('');
  });

  it('keeps the answers on the device until they are forgotten', async () => {
    const { user, reload } = await open();
    await user.type(await screen.findByLabelText(/^Your total income in /), '300000');
    await user.click(screen.getByRole('radio', { name: 'Old regime' }));
    reload();
    expect(await screen.findByText('You can give Form 121 to Malhar Finance.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Old regime', checked: true })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Forget what I entered' }));
    await waitFor(() => expect(screen.queryByText(/^You can give Form 121/)).toBeNull());
    reload();
    const field = await screen.findByLabelText<HTMLInputElement>(/^Your total income in /);
    expect(field.value).toBe('');
  });
});
