import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const open = (path: string, as: 'demo' | 'visitor' = 'demo') => renderScreen({ path, as, backend });
const booking = '?where_from=maturity-action';
const progress = () => screen.queryByRole('navigation', { name: 'Booking your deposit' });
const currentIn = (navigation: HTMLElement) =>
  navigation.querySelector('[aria-current]')?.textContent;

describe('an onboarding step', () => {
  it.each([
    [`/kyc${booking}`, 'Why we ask for your PAN', 'KYC'],
    [`/add-bank-account${booking}`, 'What this account is for', 'Bank'],
    [`/user-parental-details${booking}`, 'Why we ask', 'Your details'],
  ])('%s gives its reasons, and the progress of the booking', async (path, why, step) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
    const steps = progress();
    expect(steps && currentIn(steps)).toBe(step);
  });

  it('says what is being booked', async () => {
    const path = `/kyc${booking}`;
    const order = { fd_name: 'Banyan Secure Deposit', InvestmentAmount: '100000' };
    const prepare = (browser: AppContainer) =>
      browser.get(JourneyStore).write(JourneyKey.DepositOrderSummary, JSON.stringify(order));
    await renderScreen({ path, as: 'new', backend, prepare });
    const said = await screen.findByText(/in Banyan Secure Deposit/);
    expect(said).toHaveTextContent('₹1,00,000 in Banyan Secure Deposit');
  });

  it.each([
    ['/pan-profile', 'KYC'],
    ['/add-bank-account', 'Bank'],
    ['/add-demat-account', 'Demat account'],
    ['/disclaimer', 'Good to know'],
  ])('%s names the shares that are being bought, and the progress', async (path, step) => {
    const purchase = { name: 'Malabar Spice Works', units: 250, isBasket: false };
    const prepare = (browser: AppContainer) => browser.get(WaitingPurchase).keep(purchase);
    const bought = `${path}?where_from=pre-ipo-details`;
    await renderScreen({ path: bought, as: 'new', backend, prepare });
    expect(await screen.findByText('Buying 250 shares of Malabar Spice Works')).toBeVisible();
    const steps = screen.getByRole('navigation', { name: 'Buying shares' });
    expect(currentIn(steps)).toBe(step);
    expect(progress()).toBeNull();
  });

  it('names a basket, and nothing if the tab does not know the purchase', async () => {
    const purchase = { name: 'Made in India', units: 1, isBasket: true };
    const path = '/kyc?where_from=basket-details';
    const known = (browser: AppContainer) => browser.get(WaitingPurchase).keep(purchase);
    const { leave } = await renderScreen({ path, as: 'new', backend, prepare: known });
    expect(await screen.findByText('Buying 1 basket of Made in India')).toBeVisible();
    leave();
    await renderScreen({ path, as: 'new', backend });
    expect(await screen.findByRole('navigation', { name: 'Buying shares' })).toBeVisible();
    expect(screen.queryByText(/^Buying \d/)).toBeNull();
  });

  it('is not marked complete before the order has begun', async () => {
    await renderScreen({ path: `/user-parental-details${booking}`, as: 'new', backend });
    await screen.findByRole('heading', { name: 'Why we ask' });
    expect(progress()?.textContent).not.toContain('(done)');
  });

  it('is not marked complete if an order has begun without a bank account', async () => {
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
  ])('%s has its reasons, but no progress outside a booking', async (path, why) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: why })).toBeTruthy();
    expect(progress()).toBeNull();
  });
});

describe('the navigation of the profile', () => {
  it.each([
    ['/profile/bank', 'Bank Accounts'],
    ['/profile/security', 'Sign-ins and activity'],
    ['/profile/privacy', 'Privacy and your data'],
    ['/private-market/profile/help-support', 'Help & Support'],
  ])('%s links to the other pages, and marks itself as current', async (path, own) => {
    await open(path);
    const places = await screen.findByRole('navigation', { name: 'Profile' });
    expect(within(places).getAllByRole('link')).toHaveLength(7);
    expect(currentIn(places)).toBe(own);
  });

  it('is not shown to a visitor on the help page', async () => {
    await open('/profile/help-support', 'visitor');
    expect(await screen.findByRole('heading', { name: 'Help & Support' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
  });
});
