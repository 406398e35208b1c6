// @vitest-environment jsdom
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { totalsTogether } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
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

  it('requests one deposit of its first list, and ten of its second [FD-9.27, FD-9.28]', async () => {
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
    await screen.findByRole('heading', { name: 'The highest return today' });
    expect(asked.mock.calls).toEqual([
      [{ count: 1, tagId: 1, categoryId: 3 }],
      [{ count: 10, tagId: 4, categoryId: 5 }],
    ]);
  });

  it('shows the summary, the lists, upcoming deposits, and the footer [FD-2.143]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByRole('region', { name: 'Investment summary' })).toBeVisible();
    const best = await screen.findByRole('heading', { name: 'The highest return today' });
    const section = best.closest('section');
    if (section === null) throw new Error('no section');
    expect(await within(section).findAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
    const lazy = 'Investment opportunities';
    expect(await screen.findByRole('heading', { name: lazy }, { timeout: 10_000 })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('facilitates investments');
  });

  it('reports what cannot be loaded, and loads it again', async () => {
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

  it('shows the market while the sections above it still load', async () => {
    await addFault(backend, { route: SUMMARY, kind: 'slow', milliseconds: 6000, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const market = { name: 'Investment opportunities' };
    expect(await screen.findByRole('heading', market, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
  });
});

describe('the total on the dashboard', () => {
  const SHARES = 'POST /api/private-market/preipoportfolio';
  const BASKETS = 'GET /api/private-market/basket-orders/filter';

  async function figuresOf(browser: AppContainer) {
    await browser.loadContext('private-market');
    await browser.loadContext('share-holdings');
    const deposits = valueOf(await browser.get(HeldDeposits).summary({}));
    const { worth: shares } = valueOf(await browser.get(ReadSharePortfolio).run({}));
    return { deposits, shares };
  }

  const summary = () => screen.findByRole('region', { name: 'Investment summary' });

  it('adds deposits, shares and baskets, explains the sum, and closes [PM-2.138]', async () => {
    const { browser } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    const { deposits, shares } = await figuresOf(browser);
    const all = totalsTogether([deposits, shares]);
    const { paidToBank = Money.zero } = all;
    expect(card).toHaveTextContent(`Total Portfolio Value${formatRupees(all.worth)}`);
    expect(card).toHaveTextContent(
      `${formatRupees(all.putIn)} put in + ${formatRupees(all.earned)} earned ` +
        `− ${formatRupees(paidToBank)} paid to your bank`,
    );
    expect(card).toHaveTextContent(`Fixed deposits${formatRupees(deposits.worth)}`);
    expect(card).toHaveTextContent(`Unlisted shares${formatRupees(shares.sharesWorth)}`);
    expect(card).toHaveTextContent(`Baskets${formatRupees(shares.basketsWorth)}`);
    expect(shares.sharesWorth.isZero()).toBe(false);
    expect(all.worth.text).toBe(deposits.worth.plus(shares.worth).text);
  });

  it.each([SHARES, BASKETS])('is not shown without %s, and says what is missing', async (route) => {
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { browser, user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    const { deposits } = await figuresOf(browser);
    expect(card).toHaveTextContent(`Your fixed deposits${formatRupees(deposits.worth)}`);
    expect(card).toHaveTextContent('Your shares and baskets could not be loaded.');
    expect(within(card).queryByText('Total Portfolio Value')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('Total Portfolio Value')).toBeVisible();
    expect(within(card).queryByText(/could not be loaded/)).toBeNull();
  });

  it('waits briefly for slow shares, then shows the deposits alone', async () => {
    await addFault(backend, { route: SHARES, kind: 'slow', milliseconds: 2000, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    expect(card).toHaveTextContent('Adding your shares and baskets…');
    expect(within(card).queryByText('Total Portfolio Value')).toBeNull();
    const total = await within(card).findByText('Total Portfolio Value', {}, { timeout: 5000 });
    expect(total).toBeVisible();
  });

  it('omits the sum if the provider sends only the documented figures', async () => {
    const patch = { data: { paid_to_bank: null } };
    await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    expect(card).toHaveTextContent('Money already paid to your bank is not listed here');
    expect(card).not.toHaveTextContent('put in +');
    for (const label of ['Total Portfolio Value', 'Total Investment', 'Total Earnings']) {
      expect(within(card).getByText(label)).toBeVisible();
    }
  });
});
