// @vitest-environment jsdom
import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const SUMMARY = 'POST /api/main/investment/getportfoliosummary';

describe('the dashboard', () => {
  it('leads from the summary to the portfolio [FD-2.144]', async () => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await user.click(await screen.findByRole('link', { name: 'View Portfolio' }));
    expect(address()).toBe('/portfolio');
  });

  it('offers the portfolio only to those who have invested [FD-2.145]', async () => {
    await renderScreen({ path: '/dashboard', as: 'new', backend });
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Portfolio' })).toBeNull();
  });

  it('leads from the summary to the passbook [FD-2.146]', async () => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await user.click(await screen.findByRole('link', { name: 'View Passbook' }));
    expect(address()).toBe('/transaction-history');
  });

  it('asks for one deposit of its first list, and ten of its second [FD-9.27, FD-9.28]', async () => {
    const asked = vi.fn<(query: unknown) => void>();
    await renderScreen({
      path: '/dashboard',
      as: 'demo',
      backend,
      prepare: (browser) => {
        const catalogue = browser.get(DepositCatalogue);
        const { list } = catalogue;
        vi.spyOn(catalogue, 'list').mockImplementation((query, options) => {
          asked(query);
          return list.call(catalogue, query, options);
        });
      },
    });
    await screen.findByRole('heading', { name: 'The best rate today' });
    expect(asked.mock.calls).toEqual([
      [{ count: 1, tagId: 1, categoryId: 3 }],
      [{ count: 10, tagId: 4, categoryId: 5 }],
    ]);
  });

  it('shows the summary, the lists, those that come later, and the footer [FD-2.143]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByRole('region', { name: 'Investment summary' })).toBeVisible();
    const best = await screen.findByRole('heading', { name: 'The best rate today' });
    const section = best.closest('section');
    if (section === null) throw new Error('no section');
    expect(await within(section).findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
    const lazy = 'Investment opportunities';
    expect(await screen.findByRole('heading', { name: lazy }, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('facilitates investments');
  });

  it('says what cannot be loaded, and loads it on another try', async () => {
    await addFault(backend, {
      route: SUMMARY,
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByText('Your investments could not be loaded')).toBeVisible();
    const market = { name: 'Investment opportunities' };
    await screen.findByRole('heading', market, { timeout: 10_000 });
    await addFault(backend, { route: SUMMARY, kind: 'slow', milliseconds: 300, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', market), 'what has come stays').toBeVisible();
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
    expect(screen.getByRole('heading', market)).toBeVisible();
  });

  it('shows the market where what stands above it takes long', async () => {
    await addFault(backend, { route: SUMMARY, kind: 'slow', milliseconds: 6000, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const market = { name: 'Investment opportunities' };
    expect(await screen.findByRole('heading', market, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
  });
});
