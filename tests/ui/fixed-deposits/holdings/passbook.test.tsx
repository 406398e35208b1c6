import { Passbook, type PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { passbookCsv } from '#ui/fixed-deposits/holdings/passbook/passbook-tools.tsx';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isMarkedAsUtf8, savedFiles } from '#tests/ui/saved-files.ts';

const backend = testBackend();

const open = () => renderScreen({ path: '/transaction-history', as: 'demo', backend });

describe('the passbook on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('groups payments by month, with what each month paid to the bank [FD-2.154]', async () => {
    const { browser } = await open();
    const entries = await browser.get(Passbook).entries({});
    const lines = entries.ok ? entries.value : [];
    const [first] = await screen.findAllByRole('heading', { level: 2, name: /^[A-Z]\w+ 20\d\d$/ });
    const month = present(first).closest('section') as HTMLElement;
    const rows = within(month).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThan(lines.length);
    expect(month).toHaveTextContent(/to your bank ₹[\d,]+/);
  });

  it('says what a withdrawal was, and which account it went to [FD-2.155]', async () => {
    await open();
    const [interest] = await screen.findAllByText(/^Interest, Malhar Monthly Income/);
    expect(present(interest).closest('li')).toHaveTextContent(
      /Withdrawal to HDFC Bank, ending in \d{4}−₹/,
    );
    expect(screen.getAllByText(/^Maturity, /).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^Investment from HDFC Bank, ending in \d{4}$/)).not.toEqual([]);
  });

  it('offers a receipt below investments, and leaves no place for one elsewhere', async () => {
    await open();
    const [interest] = await screen.findAllByText(/^Interest, Malhar Monthly Income/);
    const [, ...controls] = present(interest).closest('li')?.children ?? [];
    expect(controls).toEqual([]);
    const [receipt] = screen.getAllByRole('button', { name: /^Download the receipt of/ });
    expect(present(receipt).closest('li')).toHaveTextContent('Investment from');
  });
});

describe('the search of the passbook on a phone', () => {
  beforeEach(() => setWindowWidth(390));

  it('is behind a control, and finds the payments of a deposit', async () => {
    const saved = savedFiles();
    const { user } = await open();
    const control = await screen.findByText('Search');
    expect(control.closest('details')).not.toHaveAttribute('open');
    await user.click(control);
    expect(control.closest('details')).toHaveAttribute('open');
    await user.type(screen.getByLabelText('Search by deposit'), 'kaveri');
    const found = await screen.findByRole('group', { name: /^All \(\d+\)$/ });
    const rows = () => within(found).getAllByRole('listitem');
    await expect.poll(() => rows().every((row) => row.textContent?.includes('Kaveri'))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const text = await present(saved[0]).text();
    expect(text.trim().split('\r\n')).toHaveLength(rows().length + 1);
  });
});

describe('the passbook on a wide screen', () => {
  beforeEach(() => setWindowWidth(1440));
  const rows = async () => {
    const table = await screen.findByRole('table', { name: /^All \(/ });
    return within(table).getAllByRole('row').slice(1);
  };

  it('is a table with the columns of a statement, and the sums of the months [FD-2.154]', async () => {
    await open();
    await rows();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Date', 'What', 'Deposit', 'From and to', 'Amount', 'Receipt']);
    const months = screen.getByRole('region', { name: 'To your bank' });
    expect(months).toHaveTextContent(/([A-Z][a-z]+ 20\d\d₹[\d,]+){3}/);
  });

  it('finds the payments of a deposit and of a year [FD-2.154]', async () => {
    const { user } = await open();
    const all = await rows();
    await user.type(screen.getByLabelText('Search by deposit'), 'kaveri');
    await expect.poll(async () => (await rows()).length).toBeLessThan(all.length);
    for (const row of await rows()) expect(row).toHaveTextContent('Kaveri');
    const found = (await rows()).length;
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    await expect.poll(async () => (await rows()).length).toBeLessThan(found);
    const inYear = (await rows()).length;
    await user.clear(screen.getByLabelText('Search by deposit'));
    await user.type(screen.getByLabelText('Search by deposit'), 'deposit  kávéri');
    expect(await rows()).toHaveLength(inYear);
    await user.type(screen.getByLabelText('Search by deposit'), ' no such deposit');
    expect(await screen.findByText('No payments found')).toBeVisible();
  });

  it('has no column of receipts where no entry has one', async () => {
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('radio', { name: 'Withdrawals' }));
    await screen.findByRole('table', { name: /^Withdrawals/ });
    expect(screen.queryByRole('columnheader', { name: 'Receipt' })).toBeNull();
  });

  it('keeps search and year in the URL, over a reload [FD-2.154]', async () => {
    const { user, address, reload } = await open();
    await rows();
    await user.type(screen.getByLabelText('Search by deposit'), 'kaveri');
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    await expect.poll(address).toBe('/transaction-history?search=kaveri&year=2026');
    const found = await rows();
    reload();
    expect(await rows()).toHaveLength(found.length);
    expect(screen.getByLabelText('Search by deposit')).toHaveValue('kaveri');
    expect(screen.getByLabelText('Year')).toHaveValue('2026');
  });

  it('downloads the rows that are shown [FD-2.154]', async () => {
    const saved = savedFiles();
    const { user } = await open();
    const shown = await rows();
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    const text = await present(saved[0]).text();
    expect(text.trim().split('\r\n')).toHaveLength(shown.length + 1);
    expect(await isMarkedAsUtf8(present(saved[0]))).toBe(true);
  });
});

describe('the passbook as a file', () => {
  const line = (part: Partial<PassbookLine>): PassbookLine => ({
    kind: 'withdrawal',
    depositName: 'Malhar "Monthly", Income',
    amount: Money.of('2032.5'),
    date: CalendarDate.of('2026-11-24'),
    ...part,
  });
  const csv = (lines: readonly PassbookLine[]) => passbookCsv({ lines, isPartnerMissing: false });

  it('quotes names, and writes withdrawals as negative numbers [FD-2.155]', () => {
    expect(csv([line({ payoutOf: 'interest' })]).split('\r\n')[1]).toBe(
      '"2026-11-24","Interest","Malhar ""Monthly"", Income","Withdrawal to your bank",-2032.5',
    );
  });

  it('says that the bank was closed on the day of a payout, as the screen does', () => {
    const sunday = line({ payoutOf: 'interest', date: CalendarDate.of('2026-10-18') });
    expect(csv([sunday])).toContain(
      '"Withdrawal to your bank. A Sunday: banks pay on the next working day."',
    );
  });

  it('contains no formula for a spreadsheet', () => {
    const text = csv([line({ depositName: '=HYPERLINK("https://x.example")' })]);
    expect(text).toContain('"\'=HYPERLINK(');
  });
});
