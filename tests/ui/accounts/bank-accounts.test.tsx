import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Session } from '#application/platform/session.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { confirmByPhone as stepUp } from '#tests/contracts/accounts/signed-in.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { confirmByPhone } from './confirm-by-phone.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const backend = testBackend();

const button = (name: string) => screen.findByRole('button', { name });

describe('the bank accounts', () => {
  const openList = (as: 'demo' | 'new', path = '/profile/bank') =>
    renderScreen({ path, as, backend });

  /** Opens the list and waits until the KYC status, which loads separately, is known. */
  async function openWithKnownKyc(pathOf: (investorId: number) => string) {
    const shown = await renderScreen({ path: '/terms', as: 'new', backend });
    const { settledResults: replies } = vi.spyOn(shown.browser.get(Profiles), 'summary').mock;
    shown.goTo(pathOf(shown.browser.get(Session).current?.investorId ?? 0));
    await screen.findByText('No Banks Found');
    await waitFor(() => {
      expect(replies.length).toBeGreaterThan(0);
      expect(replies.filter(({ type }) => type === 'incomplete')).toEqual([]);
    });
    return shown;
  }

  it('show bank, IFSC, branch and hidden number [AP-2.40, AP-2.46, AP-5.38, FD-3.61]', async () => {
    await openList('demo');
    const [first] = await screen.findAllByRole('article');
    const card = within(first as HTMLElement);
    expect(card.getByRole('heading', { name: 'HDFC Bank' })).toBeTruthy();
    expect(card.getByText('xxxxxxxxxx7093')).toBeTruthy();
    expect(card.getByText('HDFC0000060')).toBeTruthy();
    expect(card.getByText('Branch').nextElementSibling).toHaveTextContent('Fort, Mumbai');
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/hdfc/);
  });

  it('show and hide their number [AP-2.42]', async () => {
    const { user } = await openList('demo');
    const [first] = await screen.findAllByRole('article');
    const card = within(first as HTMLElement);
    await user.click(card.getByRole('button', { name: 'Show account number' }));
    expect(card.getByText('50100284417093')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Hide account number' }));
    expect(card.queryByText('50100284417093')).toBeNull();
  });

  it.each(['/profile', '/private-market/profile'])(
    'are the same in %s by the own id, never by another id [AP-2.40, AP-2.41, AP-2.187]',
    async (profile) => {
      const shown = await openList('demo', `${profile}/bankdetails/999`);
      const own = shown.browser.get(Session).current?.investorId;
      const cards = await screen.findAllByRole('article');
      expect(cards[0]).toHaveTextContent('HDFC Bank');
      expect(shown.address()).toBe(`${profile}/bankdetails/${own}`);
    },
  );

  it('show No Banks Found if there are none [AP-2.44, FD-8.24]', async () => {
    await openList('new');
    expect(await screen.findByText('No Banks Found')).toBeTruthy();
    expect(screen.getByText("It looks like you don't have any banks added.")).toBeTruthy();
  });

  it('link to the form for a new one [AP-2.43]', async () => {
    const shown = await openList('demo');
    await shown.user.click(await button('Add bank account'));
    await waitFor(() => expect(shown.address()).toBe('/add-bank-account'));
  });

  it('cannot be added before KYC [AP-4.35]', async () => {
    const shown = await openWithKnownKyc(() => '/profile/bank');
    await shown.user.click(await button('Add bank account'));
    expect(
      await screen.findByText('Please finish your KYC before adding a bank account.'),
    ).toBeTruthy();
    expect(shown.address()).toBe('/profile/bank');
  });

  it('can be added before KYC in the private market [AP-4.36]', async () => {
    const shown = await openWithKnownKyc((id) => `/private-market/profile/bankdetails/${id}`);
    await shown.user.click(await button('Add bank account'));
    await waitFor(() => expect(shown.address()).toBe('/add-bank-account'));
  });

  it('say something went wrong, and try again [AP-8.23, FD-8.23]', async () => {
    const shown = await openList('demo');
    // Wait, so that the injected faults do not hit the first two requests of the screen.
    await screen.findAllByRole('article');
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status', times: 2 });
    shown.reload();
    expect(await screen.findByText('something went wrong')).toBeTruthy();
    await shown.user.click(await button('Try again'));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('can change which one is primary [AP-2.45, AP-3.15]', async () => {
    const shown = await openList('demo');
    await screen.findAllByRole('article');
    await shown.user.click(await button('Make primary'));
    await confirmByPhone(shown, backend);
    expect(await screen.findByText('Your primary bank account is changed.')).toBeTruthy();
    const primary = screen.getByText('Primary').closest('article') as HTMLElement;
    expect(within(primary).getByRole('heading', { name: 'State Bank of India' })).toBeTruthy();
  });

  it('wait while another one is being made primary', async () => {
    const shown = await openList('demo');
    const { database } = backend.sandbox;
    const number = '700000099';
    const third = {
      investor_id: shown.browser.get(Session).current?.investorId ?? 0,
      ...{ ifsc: 'SBIN0000300', account_number: number, holder_name: 'Arjun Mehta' },
      ...{ is_primary: false, linked_at: new Date('2026-11-17T06:00:00Z') },
    };
    await database.insertInto('bank_accounts').values(third).execute();
    onTestFinished(async () => {
      const accounts = database.deleteFrom('bank_accounts');
      await accounts.where('account_number', '=', number).execute();
    });
    shown.reload();
    await stepUp(backend, shown.browser, 'primary-bank');
    const [first, second] = await screen.findAllByRole('button', { name: 'Make primary' });
    const calls = heldCalls('/profile');
    calls.hold();
    await shown.user.click(first as HTMLElement);
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
    expect(second).toBeDisabled();
    await calls.release();
    expect(await screen.findByText('Your primary bank account is changed.')).toBeTruthy();
    const next = await screen.findAllByRole('button', { name: 'Make primary' });
    for (const each of next) await waitFor(() => expect(each).toBeEnabled());
  });

  it.each([
    [{ kind: 'status', status: 400 }, 'Failed to set primary bank. Please try again.'],
    [{ kind: 'status', status: 500 }, 'Server error occurred. Please try again.'],
    [
      { kind: 'drop', times: 3 },
      'No response from the server. Please check your network connection.',
    ],
    [{ kind: 'malformed' }, 'An error occurred. Please try again.'],
  ] as const)(
    'show after %o: %s [AP-8.18, AP-8.19, AP-8.20, AP-8.21, AP-8.22, FD-8.19, FD-8.20]',
    async (fault, message) => {
      const shown = await openList('demo');
      await screen.findAllByRole('article');
      await stepUp(backend, shown.browser, 'primary-bank');
      await addFault(backend, { route: 'POST /api/main/profile', ...fault });
      await shown.user.click(await button('Make primary'));
      expect(await screen.findByText(message)).toBeTruthy();
    },
  );
});
