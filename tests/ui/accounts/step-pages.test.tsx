// @vitest-environment jsdom
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const open = (path: string, as: 'demo' | 'visitor' = 'demo') => renderScreen({ path, as, backend });
const booking = '?where_from=maturity-action';
const progress = () => screen.queryByRole('navigation', { name: 'Booking your deposit' });
const currentIn = (navigation: HTMLElement) =>
  navigation.querySelector('[aria-current]')?.textContent;

describe('a step of becoming a customer', () => {
  it.each([
    [`/kyc${booking}`, 'Why we ask for your PAN', 'KYC'],
    [`/add-bank-account${booking}`, 'What this account is for', 'Bank'],
    [`/user-parental-details${booking}`, 'Why we ask', 'Your details'],
  ])('%s says why it asks, and how far the booking is', async (path, why, step) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
    const steps = progress();
    expect(steps && currentIn(steps)).toBe(step);
  });

  it('is not called done where the order that needs it has not begun', async () => {
    await renderScreen({ path: `/user-parental-details${booking}`, as: 'new', backend });
    await screen.findByRole('heading', { name: 'Why we ask' });
    expect(progress()?.textContent).not.toContain('(done)');
  });

  it('is not called done where an order has begun and the bank account is missing', async () => {
    const path = `/user-parental-details${booking}`;
    const prepare = (browser: AppContainer) =>
      browser.get(JourneyStore).write(JourneyKey.DepositOrderId, '50012');
    await renderScreen({ path, as: 'new', backend, prepare });
    await screen.findByRole('heading', { name: 'Why we ask' });
    expect(progress()?.textContent).toContain('Bank');
    expect(progress()?.textContent).not.toContain('(done)');
  });

  it.each([
    ['/kyc', 'Why we ask for your PAN'],
    ['/add-demat-account', 'Where your shares will be'],
    ['/disclaimer', 'Good to know'],
    ['/video-kyc', 'What happens to it'],
  ])('%s has its reasons, and no progress outside a booking', async (path, why) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
    expect(progress()).toBeNull();
  });
});

describe('the parts of the profile', () => {
  it.each([
    ['/profile/bank', 'Bank Accounts'],
    ['/profile/security', 'Sign-ins and activity'],
    ['/profile/privacy', 'Privacy and your data'],
    ['/private-market/profile/help-support', 'Help & Support'],
  ])('%s has the ways to the others, and knows its own', async (path, own) => {
    await open(path);
    const places = await screen.findByRole('navigation', { name: 'Profile' });
    expect(within(places).getAllByRole('link')).toHaveLength(7);
    expect(currentIn(places)).toBe(own);
  });

  it('are no matter of a visitor who reads the help', async () => {
    await open('/profile/help-support', 'visitor');
    expect(await screen.findByRole('heading', { name: 'Help & Support' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
  });
});
