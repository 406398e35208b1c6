import { testBackend } from '#tests/contracts/backend.ts';
import { MarketShares } from '#application/private-market/market-shares.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const PATH = '/privatemarket/watchlist';
const REMOVE = 'POST /api/private-market/delete-to-watchlist';
const open = (as: 'visitor' | 'new' | 'demo' = 'demo') => renderScreen({ path: PATH, as, backend });
const names = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const cards = () => names().map((name) => name.closest('tr')?.textContent);

describe('the watchlist', () => {
  it('sends a visitor to the sign-in [PM-6.9]', async () => {
    const { address } = await open('visitor');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('has the shares with their price, or range, newest first [PM-2.141, PM-2.145]', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'My Watchlist' })).toBeVisible();
    await screen.findByRole('link', { name: 'Nilgiri Diagnostics' });
    const [nilgiri, aarohan, , zenith] = cards();
    expect(nilgiri).toMatch(/₹760\+\d+\.\d\d%\d{1,2} \w{3} \d{4}by /);
    expect(aarohan).toContain('₹2,380 – ₹2,620');
    expect(zenith).toContain('Price on request');
  });

  it('opens the company on Invest [PM-2.142]', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('link', { name: 'Invest in Nilgiri Diagnostics' }));
    expect(address()).toBe(
      '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
    );
  });

  it('reports a failure with the server’s message, or without [PM-8.6, PM-8.7]', async () => {
    const { user } = await open();
    const remove = await screen.findByRole('button', { name: 'Remove Aarohan Space Systems' });
    const refusal = { route: REMOVE, kind: 'status' as const, status: 500, times: 1 };
    await addFault(backend, { ...refusal, message: 'Not today' });
    await user.click(remove);
    expect(await toast('Failed to remove stock: Not today')).toBeVisible();
    await addFault(backend, { ...refusal, message: '' });
    await user.click(remove);
    expect(await toast('Failed to remove stock: Unknown error')).toBeVisible();
    await addFault(backend, { route: REMOVE, kind: 'drop', times: 1 });
    await user.click(remove);
    expect(await toast(/^Error: You seem to be offline/)).toBeVisible();
    expect(cards()).toHaveLength(4);
  });

  it('removes a share at once, and can be undone for 8 s [PM-2.143, PM-7.17, PM-7.18]', async () => {
    const { user, reload } = await open();
    const runTimers = holdTimers('/ui/', [8000]);
    await user.click(await screen.findByRole('button', { name: 'Remove Aarohan Space Systems' }));
    expect(await toast('Removed from watchlist!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await runTimers.onceSet(8000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(cards()).toHaveLength(3);
    reload();
    await screen.findByRole('link', { name: 'Nilgiri Diagnostics' });
    expect(cards()).toHaveLength(3);
  });

  it('is left on the page of a company with the same message [PM-7.18, PM-7.19]', async () => {
    const path = '/pre-ipo-details?pre_ipo_stock_id=101&domain_name=nseindia.com';
    const { user } = await renderScreen({ path, as: 'new', backend });
    const name = 'National Stock Exchange of India';
    const named = (button: string) => screen.findByRole('button', { name: button });
    await user.click(await named(`Add ${name} to your watchlist`));
    await user.click(await named(`Remove ${name} from your watchlist`));
    expect(await toast('Removed from watchlist!')).toBeVisible();
  });

  it('puts a removed share back on Undo, on the server too', async () => {
    const { user, reload } = await open();
    await screen.findByRole('button', { name: 'Remove Nilgiri Diagnostics' });
    const before = names();
    await user.click(screen.getByRole('button', { name: 'Remove Nilgiri Diagnostics' }));
    const first = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('button', { name: 'Remove Zenith Green Hydrogen' }));
    // The action belongs to the last removal.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).not.toBe(first));
    expect(cards()).toHaveLength(before.length - 2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Added To Watchlist')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Zenith Green Hydrogen' })).toBeVisible();
    reload();
    await screen.findByRole('button', { name: 'Remove Zenith Green Hydrogen' });
    expect(cards()).toHaveLength(before.length - 1);
  });

  it('says that Undo failed', async () => {
    const { user } = await open();
    const [first] = await screen.findAllByRole('button', { name: /^Remove / });
    await user.click(first as HTMLElement);
    const route = 'POST /api/private-market/add-to-watchlist';
    await addFault(backend, { route, kind: 'status', times: 1 });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const text = 'We could not add it to your watchlist again. Please try again.';
    expect(await toast(text)).toBeVisible();
  });

  it('links to shares while it is empty [PM-2.144]', async () => {
    const { user, address } = await open('new');
    const title = 'Keep an Eye on Promising Assets';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Find Assets to Watch' }));
    expect(address()).toBe('/dashboard');
  });

  it('reports a failure to load, and loads again', async () => {
    const route = 'GET /api/private-market/watchlist';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'My Watchlist' })).toBeVisible();
    expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0);
  });
});

describe('the dashboard', () => {
  it('shows deposits and three listed shares [PM-1.1, PM-2.70, PM-2.78, PM-7.30, PM-7.31]', async () => {
    const patch = { data: { 0: { list_investor_dashboard: 0 } } };
    const route = 'GET /api/private-market/getpreipoproducts';
    await addFault(backend, { route, kind: 'patch', patch, times: 1 });
    const { browser, goTo } = await renderScreen({ path: '/terms', as: 'new', backend });
    const lists = vi.spyOn(browser.get(MarketShares), 'list');
    goTo('/dashboard');
    expect(await screen.findByRole('table', { name: /1 Lac/ })).toBeVisible();
    expect(lists.mock.calls.map(([selection]) => selection)).toEqual(['all']);
    const shelf = await screen.findByRole('list', { name: 'Shares on offer' });
    const rows = within(shelf).getAllByRole('link');
    const quote = /Vriddhi dealing desk, (today|\d+ Nov)₹[\d,.]+[+−][\d.]+% 1Y$/;
    expect(rows.map(({ textContent }) => textContent?.replace(quote, ''))).toEqual([
      'Setu Infra Marketplace',
      'Malabar Spice Works',
      'Nilgiri Diagnostics',
    ]);
    expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/pre-ipo-details\?/));
    const all = screen.getAllByRole('link', { name: 'See all' });
    expect(all.map((link) => link.getAttribute('href'))).toEqual([
      '/invest',
      '/privatemarket/listing?tab=unlisted',
    ]);
  });
});
