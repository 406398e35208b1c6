import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { renderScreen, signIn } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { holdTimers } from '#tests/support/held-timers.ts';
import { describe, expect, it } from 'vitest';

const EXPIRED = 'Session expired, please sign in again';
const ELSEWHERE = 'You have signed out in another tab.';

const backend = testBackend();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const letExpire = () => backend.control.advance(15 * 60);

describe('a session that the server has ended', () => {
  it('shows a notice for 3 s, and opens /login after 1 s [AP-8.41, AP-8.42, AP-8.43]', async () => {
    const vault = new MemoryVault();
    const browser = await clientOf(backend.appAddress, { vault });
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend, browser });
    await heading('Terms of Use');
    await letExpire();
    const runTimers = holdTimers('/ui/', [1000, 3000]);
    shown.goTo('/portfolio');
    const toast = await screen.findByText(EXPIRED);
    expect(toast.closest('[data-position]')?.getAttribute('data-position')).toBe('top-centre');
    expect(toast.closest('[role="alert"]')).toBeTruthy();
    expect(await vault.read()).toBe('{"hasExpired":true}');
    expect(shown.address()).toBe('/portfolio');
    await runTimers.onceSet(1000);
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(screen.queryByText(EXPIRED)).toBeTruthy();
    await runTimers.onceSet(3000);
    await waitFor(() => expect(screen.queryByText(EXPIRED)).toBeNull());
  });

  it('shows one notice for many failed calls, and stores the path', async () => {
    const shown = await renderScreen({ path: '/terms', as: 'demo', backend });
    await heading('Terms of Use');
    await letExpire();
    const runTimers = holdTimers('/ui/', [1000, 3000]);
    // Several parts of the screen send requests at the same time.
    shown.goTo('/dashboard?from=bell');
    await screen.findByText(EXPIRED);
    await runTimers.onceSet(1000);
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    const attempted = shown.browser.get(JourneyStore).read(JourneyKey.AttemptedPath);
    expect(attempted).toBe('/dashboard?from=bell');
  });
});

describe('a second tab', () => {
  async function twoTabs() {
    const shared = new SharedVault();
    const drafts = new SharedVault();
    const tab = () =>
      clientOf(backend.appAddress, { vault: shared.tab(), draftsVault: drafts.tab() });
    const first = await tab();
    const shown = await renderScreen({
      path: '/transaction-history',
      as: 'demo',
      backend,
      browser: first,
    });
    await heading('Passbook');
    const second = await tab();
    await second.get(Session).restore();
    return { first, second, shown, drafts };
  }

  it('that signs out opens /login here too, and clears typed input [AP-9.12]', async () => {
    const { first, second, shown, drafts } = await twoTabs();
    await first.get(Drafts).keep('kyc', { pan: 'ABCPR1234F' });
    first.get(JourneyStore).write(JourneyKey.DepositOrderId, '50012');
    await second.get(SignOut).run({});
    expect(await screen.findByText(ELSEWHERE)).toBeTruthy();
    await waitFor(() => expect(shown.address()).toBe('/login'));
    expect(screen.queryByText(EXPIRED)).toBeNull();
    expect(first.get(JourneyStore).read(JourneyKey.DepositOrderId)).toBeUndefined();
    await expect.poll(() => drafts.read()).toBeUndefined();
    // The path is not stored: the next user to sign in may be another person.
    const attempted = () => first.get(JourneyStore).read(JourneyKey.AttemptedPath);
    expect(attempted()).toBeUndefined();
    shown.goTo('/portfolio');
    await waitFor(() => expect(attempted()).toBe('/portfolio'));
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });

  it('in which another person signs in shows here nothing of the first one', async () => {
    const { second } = await twoTabs();
    await screen.findAllByText(/^Himadri/);
    await signIn(second, backend, '9471999999');
    await waitFor(() => expect(screen.queryByText(/^Himadri/)).toBeNull());
    expect(await heading('Passbook')).toBeVisible();
  });

  it('whose session expires opens /login here with the same notice', async () => {
    const { second, shown } = await twoTabs();
    const runTimers = holdTimers('/ui/', [1000, 3000]);
    await second.get(Session).end('expired');
    expect(await screen.findByText(EXPIRED)).toBeTruthy();
    await runTimers.onceSet(1000);
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });
});

describe('the login state', () => {
  it('is checked every second, and leaves a guarded page without a notice [AP-9.11, AP-9.12]', async () => {
    const vault = new MemoryVault();
    const browser = await clientOf(backend.appAddress, { vault });
    const runTimers = holdTimers('/ui/', [1000]);
    const shown = await renderScreen({
      path: '/transaction-history',
      as: 'demo',
      backend,
      browser,
    });
    await heading('Passbook');
    await vault.clear();
    await browser.get(Session).restore();
    expect(shown.address()).toBe('/transaction-history');
    await runTimers.onceSet(1000);
    await waitFor(() => expect(shown.address()).toBe('/login'));
  });

  it('changes the header of a public page within a second [AP-9.11, AP-9.12]', async () => {
    const vault = new MemoryVault();
    const browser = await clientOf(backend.appAddress, { vault });
    const runTimers = holdTimers('/ui/', [1000]);
    await renderScreen({ path: '/terms', as: 'demo', backend, browser });
    expect(await screen.findByRole('link', { name: /^Your profile/ })).toBeTruthy();
    const signedIn = (await vault.read()) ?? '';
    await vault.clear();
    await browser.get(Session).restore();
    const header = within(screen.getAllByRole('banner')[0] as HTMLElement);
    await runTimers.onceSet(1000);
    expect(await header.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Your profile/ })).toBeNull();
    await vault.write(signedIn);
    await browser.get(Session).restore();
    expect(screen.queryByRole('link', { name: /^Your profile/ })).toBeNull();
    await runTimers.onceSet(1000);
    expect(await screen.findByRole('link', { name: /^Your profile/ })).toBeTruthy();
  });
});
