import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { mayHaveUnlistedDuplicate } from '#application/fixed-deposits/booking/find-duplicate-deposit.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { savedFiles } from '#tests/ui/saved-files.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

const backend = testBackend();
afterEach(() => backend.control.clearFaults());

const PARTNER = 'POST /api/main/invest/tarrakki/portfolio';
const PASSBOOK = 'POST /api/main/api/v1/passbookinfo';
const silent = { route: PARTNER, kind: 'status', status: 500, times: 9 } as const;
/** Only the fields that the product documents name for the partner bank's portfolio. */
const documented = {
  Amount: '125000',
  Tenure: '1Y 6M',
  TenureInYears: '1.5',
  TenureInDays: 540,
  InterestEarnedTillDate: '4321.50',
  InterestRate: '8.4',
  MaturityDate: '2028-02-29',
  logo_url: '/logos/suryoday.svg',
};
const answering = (row: object) =>
  ({ route: PARTNER, kind: 'patch', patch: { data: [row] }, times: 9 }) as const;
const showPortfolio = () => renderScreen({ path: '/portfolio', as: 'demo', backend });

/** The rows of all deposits, also of those below the closed disclosure. */
const rows = async () => {
  await screen.findByRole('list', { name: 'Running deposits' });
  const lists = screen.getAllByRole('list', { name: /^(Running|Matured)/, hidden: true });
  return lists.flatMap((list) => within(list).getAllByRole('listitem', { hidden: true }));
};
const rowOf = (name: HTMLElement) => name.closest('li') ?? document.body;

describe('a partner deposit with only the documented fields', () => {
  it('is shown and counted, without a link [FD-3.38]', async () => {
    const { leave } = await showPortfolio();
    const before = (await rows()).length;
    leave();
    await addFault(backend, answering(documented));
    const { browser } = await showPortfolio();
    const row = rowOf(await screen.findByText('Partner bank deposit'));
    const { deposits } = valueOf(await browser.get(HeldDeposits).portfolio({}));
    const started = deposits.find(({ name }) => name === 'Partner bank deposit')?.startedOn;
    expect(started?.iso).toBe('2026-08-29');
    expect(row).toHaveTextContent('₹1,25,000+₹4,321.50 earned');
    expect(row).toHaveTextContent('8.40% p.a. · 1 year 6 months · Maturity 29 Feb 2028');
    expect(within(row).getByText(/Ask the partner bank for more details/)).toBeVisible();
    expect(within(row).queryByRole('link')).toBeNull();
    const count = (await rows()).length;
    expect(count).toBe(before + 1);
    expect(screen.getByRole('heading', { name: `Your Fixed Deposits (${count})` })).toBeVisible();
    expect(screen.queryByText(/could not reach the partner bank/)).toBeNull();
  });

  it('has matured after its maturity date [FD-3.38]', async () => {
    await addFault(backend, answering({ ...documented, MaturityDate: '2020-01-31' }));
    await showPortfolio();
    const row = rowOf(await screen.findByText('Partner bank deposit'));
    expect(row).toHaveTextContent(/Matured.+Matured 31 Jan 2020/);
  });
});

describe('a partner bank that does not answer', () => {
  it('is mentioned below the other deposits [FD-8.30]', async () => {
    await addFault(backend, silent);
    await showPortfolio();
    expect(await screen.findByText(/could not reach the partner bank/)).toBeVisible();
    expect((await rows()).length).toBeGreaterThan(2);
    expect(screen.queryByText('Your portfolio could not be loaded')).toBeNull();
  });

  it.each([
    ['/portfolio', PARTNER],
    ['/transaction-history', PASSBOOK],
  ])('is requested again from the notice on %s', async (path, route) => {
    await addFault(backend, { ...silent, route });
    const { user } = await renderScreen({ path, as: 'demo', backend });
    const line = await screen.findByText(/could not reach the partner bank/);
    await backend.control.clearFaults();
    const again = within(line.parentElement ?? document.body);
    await user.click(again.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not reach the partner/)).toBeNull());
  });

  it('is named as missing in the first row of the CSV of the passbook [FD-8.30]', async () => {
    const saved = savedFiles();
    await addFault(backend, { ...silent, route: PASSBOOK, times: 1 });
    const { user, reload } = await renderScreen({
      path: '/transaction-history',
      as: 'demo',
      backend,
    });
    const download = async () =>
      user.click(await screen.findByRole('button', { name: 'Download CSV', hidden: true }));
    await download();
    const [, note, entry] = (await present(saved[0]).text()).split('\r\n');
    expect(note).toBe(
      '"","Incomplete","","We could not reach the partner bank, ' +
        'so payments of deposits booked with it are missing here.",',
    );
    expect(entry).toMatch(/^"20/);
    reload();
    await download();
    expect(await present(saved[1]).text()).not.toContain('Incomplete');
  });

  it('leaves unknown what an investor without other deposits holds', async () => {
    await addFault(backend, silent);
    await renderScreen({ path: '/portfolio', as: 'new', backend });
    expect(await screen.findByText(/could not reach the partner bank/)).toBeVisible();
    expect(screen.queryByText('You have no deposits yet')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your Fixed Deposits' })).toBeVisible();
    expect(screen.queryByText('You have no running deposits.')).toBeNull();
    expect(screen.queryByText('No deposit is running')).toBeNull();
  });

  it('leaves the number of deposits out on Home', async () => {
    await addFault(backend, silent);
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const missing = await screen.findByText(/could not reach the partner bank/);
    const section = within(missing.closest('section') ?? document.body);
    expect(section.getByRole('link', { name: 'All' })).toBeVisible();
  });
});

describe('an order that the partner bank may hold already', () => {
  it('needs no question for an order outside the partner bank', () => {
    const portfolio = { deposits: [], isPartnerMissing: true };
    const today = CalendarDate.of('2026-11-23');
    const isAsked = (issuerId: string) =>
      mayHaveUnlistedDuplicate({ issuerId } as DepositOrderSummary, { portfolio, today });
    expect([isAsked('suryoday'), isAsked('tejas')]).toEqual([true, false]);
  });
});
