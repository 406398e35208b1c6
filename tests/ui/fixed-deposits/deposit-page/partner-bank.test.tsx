import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Reporting } from '#application/platform/reporting.ts';
import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { FORMS, openedBooking, PAY, sendForms } from '#tests/contracts/fixed-deposits/embedded.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculated, showDetails, SURYODAY } from './details-screen.ts';

const backend = testBackend();

const NO_DEPOSITS = 'You have no deposits yet';
const DIFFERS = 'The issuer’s figures differ from ours';
const shownTenures = () =>
  screen.queryAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));

/** The rows of the showcase on home, without the deposit with the highest return above them. */
async function showcase(): Promise<readonly HTMLElement[]> {
  const table = await screen.findByRole('table', { name: /Interest on 1 Lac/ });
  const [, , others = table] = within(table).getAllByRole('rowgroup');
  return within(others).getAllByRole('row');
}

const isSuryoday = (card: HTMLElement) => card.textContent.includes('Suryoday');

/** The rows of the passbook, which is a table on wide screens. */
async function passbookRows(): Promise<readonly HTMLElement[]> {
  const table = await screen.findByRole('table', { name: /^All \(/ });
  return within(table).getAllByRole('row');
}

describe('the rates of suryoday', () => {
  it('are those for seniors with the toggle on, otherwise the general ones [FD-4.44, FD-4.45]', async () => {
    const { user } = await showDetails(backend, { depositId: SURYODAY });
    await user.click(screen.getByRole('button', { name: 'Other Schemes' }));
    expect(shownTenures()).toContain('3 months');
    const rate = () => screen.getByRole('radio', { name: '2 years 6 months' }).closest('tr');
    // The rate is that for senior citizens, not the 8.8% of the scheme for women.
    expect(rate()).toHaveTextContent('8.40%');
    await user.click(screen.getByRole('switch', { name: /senior citizen/i }));
    await calculated();
    expect(shownTenures()).not.toContain('3 months');
    expect(rate()).toHaveTextContent('8.80%');
  });

  it('are recalculated, and differences are shown before the payment', async () => {
    const route = '/api/fd-partner/v1/calculators/:amount/:days/:months/:years/suryoday';
    const patch = { data: { 0: { maturity_amount: '123456' } } };
    await addFault(backend, { route, kind: 'patch', patch, times: 9 });
    await showDetails(backend, { depositId: SURYODAY });
    expect(await screen.findByText(DIFFERS)).toBeVisible();
  });

  it('are missing if the bank does not answer, and can be loaded again', async () => {
    const route = '/api/fd-partner/v1/schemes';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const path = `/invest/${SURYODAY}/0/-`;
    const { user } = await renderScreen({ backend, as: 'visitor', path });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await calculated();
  });
});

describe('the card of suryoday', () => {
  it('is in the showcase once, with its rate for the tenure of all [FD-7.94, FD-7.95]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const cards = await showcase();
    expect(cards.filter(isSuryoday)).toHaveLength(1);
    const card = cards.find(isSuryoday);
    expect(card).toHaveTextContent('8.25%');
    const link = within(card ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/invest\/1001\/\d+\/-$/);
  });

  it('has its tag, ground and investors [FD-9.33, FD-9.34, FD-9.35, AP-9.27, AP-9.28]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = (await showcase()).find(isSuryoday);
    expect(card).toHaveTextContent('High Return');
    expect(card).toHaveTextContent('44,230 investors');
    expect(card).toHaveAttribute('data-partner');
  });

  it('keeps its ground below the first four of a list, without the tag [FD-9.35]', async () => {
    await renderScreen({ path: '/cards/7/short%20term?sort=lowest-rate', as: 'visitor', backend });
    const link = await screen.findByRole('link', { name: 'Suryoday Fixed Deposit' });
    const card = link.closest('tr');
    expect(card).toHaveAttribute('data-partner');
    expect(card).not.toHaveTextContent('High Return');
  });

  it('is the rate of the list if the bank does not answer', async () => {
    const route = '/api/fd-partner/v1/issuers';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const cards = await showcase();
    expect(cards).toHaveLength(2);
    expect(cards[0]).not.toHaveTextContent('Suryoday');
  });
});

describe('a deposit with suryoday', () => {
  it('is listed, counted and opened like the others [FD-3.37, FD-3.38, FD-4.77, FD-7.73]', async () => {
    const { browser, user, address } = await renderScreen({
      path: '/portfolio',
      as: 'demo',
      backend,
      prepare: async (app) => {
        const { url } = await openedBooking(app, backend);
        await sendForms(url, [...FORMS, PAY]);
      },
    });
    const held = valueOf(await browser.get(HeldDeposits).list({}));
    const title = `Your Fixed Deposits (${held.length})`;
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Suryoday Fixed Deposit/ }));
    expect(address()).toMatch(/^\/portfolio\/investment-details\/\d+\/1001$/);
    for (const number of await screen.findAllByText(/SUR-/)) expect(number).toBeVisible();
    const toldBank = screen.getByText('Nominee and account').parentElement;
    expect(toldBank).toHaveTextContent('Kept by the bank, as you entered them on its page');
    expect(valueOf(await browser.get(Nominees).list({})).map(({ fullName }) => fullName)).toEqual([
      'Pooja Mehta',
      'Vihaan Mehta',
    ]);
  });

  it('is in the passbook, an investment among the newest [FD-3.48, FD-3.49, FD-7.76]', async () => {
    setWindowWidth(1440);
    const { browser } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    const lines = valueOf(await browser.get(Passbook).entries({}));
    const own = (await passbookRows()).filter(({ textContent }) =>
      textContent.includes('Suryoday Fixed Deposit'),
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toHaveTextContent('Investment');
    expect(own[0]).toHaveTextContent('₹1,00,500');
    expect(lines.length).toBeGreaterThan(5);
  });

  it('is only missing from the passbook if the bank does not answer [FD-8.30]', async () => {
    const route = '/api/main/api/v1/passbookinfo';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    setWindowWidth(1440);
    const { browser } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    expect((await passbookRows()).length).toBeGreaterThan(5);
    const { recent } = browser.get(Reporting) as ConsoleReporting;
    expect(recent.map(({ what }) => what)).toContain('partner passbook: no answer');
    expect(screen.queryByText('Suryoday Fixed Deposit')).not.toBeInTheDocument();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(screen.getByText(/could not reach the partner bank, so payments/)).toBeVisible();
  });

  it('reports the missing bank instead of an empty passbook', async () => {
    const route = '/api/main/api/v1/passbookinfo';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { reload } = await renderScreen({ path: '/transaction-history', as: 'new', backend });
    expect(await screen.findByText(/could not reach the partner bank/)).toBeVisible();
    expect(screen.queryByText(NO_DEPOSITS)).toBeNull();
    reload();
    expect(await screen.findByText(NO_DEPOSITS)).toBeVisible();
    expect(screen.queryByText(/could not reach the partner bank/)).toBeNull();
  });
});
