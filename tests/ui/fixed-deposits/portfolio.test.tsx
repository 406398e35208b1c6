// @vitest-environment jsdom
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { bookedToday } from '#tests/contracts/fixed-deposits/living.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { PortfolioCards } from '#ui/fixed-deposits/holdings/portfolio/portfolio-cards.tsx';
import { PortsProvider } from '#ui/platform/injection.tsx';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedFiles, startOf } from './saved-files.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('the portfolio', () => {
  it('sums up the deposits [FD-3.31, FD-3.32, FD-3.33]', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const summary = await browser.get(HeldDeposits).summary({});
    if (!summary.ok) throw new Error('no summary');
    const card = await screen.findByRole('region', { name: 'Investment summary' });
    const worth = formatRupees(summary.value.worth);
    expect(card).toHaveTextContent(`Total Portfolio Value${worth}`);
    expect(card).toHaveTextContent(`Total Investment${formatRupees(summary.value.putIn)}`);
    expect(card).toHaveTextContent(`Total Earnings${formatRupees(summary.value.earned)}`);
    const paid = formatRupees(summary.value.paidToBank ?? Money.zero);
    expect(card).toHaveTextContent(
      `${formatRupees(summary.value.putIn)} put in + ` +
        `${formatRupees(summary.value.earned)} earned − ${paid} paid to your bank`,
    );
  });

  it('has a banner with the deposit that matures first, and the summary [FD-2.147]', async () => {
    const { browser, user, address } = await renderScreen({
      path: '/portfolio',
      as: 'demo',
      backend,
    });
    const deposits = await browser.get(HeldDeposits).list({});
    const running = (deposits.ok ? deposits.value : []).filter(({ state }) => state === 'running');
    const dates = running.map(({ maturityDate }) => maturityDate.iso).toSorted();
    const first = running.find(({ maturityDate }) => maturityDate.iso === dates[0]);
    if (first === undefined) throw new Error('nothing runs');
    const banner = within(await screen.findByRole('region', { name: 'What comes next' }));
    const title = `Next to mature: ${formatDate(first.maturityDate)}`;
    expect(banner.getByText(title)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Investment summary' })).toBeVisible();
    await user.click(banner.getByRole('link', { name: 'See the deposit' }));
    expect(address()).toContain(`/investment-details/${first.depositOrderId}/`);
  });

  it.each(['/fd-summary', '/investmentDetails'])('is also at %s [FD-2.153]', async (path) => {
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
  });

  it('shows Maturity for running deposits and Matured for ended ones [FD-4.90, PM-4.92]', async () => {
    await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const cards = await screen.findAllByRole('article');
    for (const card of cards) {
      const hasEnded = within(card).queryByText('Running') === null;
      const label = hasEnded ? 'Matured' : 'Maturity';
      expect(within(card).getAllByText(label)[0]).toBeVisible();
    }
    expect(cards.length).toBeGreaterThan(2);
  });

  it('shows today’s earnings [FD-3.34]', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const summary = await browser.get(HeldDeposits).summary({});
    if (!summary.ok) throw new Error('no summary');
    const today = `You earned ${formatRupees(summary.value.todaysEarning)} today`;
    expect(await screen.findByText(today)).toBeVisible();
  });

  it('counts the deposits in their heading [FD-2.148]', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const deposits = await browser.get(HeldDeposits).list({});
    if (!deposits.ok) throw new Error('no deposits');
    const count = deposits.value.length;
    expect(count).toBeGreaterThan(1);
    expect(
      await screen.findByRole('heading', { name: `Your Fixed Deposits (${count})` }),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(count);
  });

  it('shows fifty of many deposits, and fifty more on request', async () => {
    const { browser, user, leave } = await renderScreen({
      path: '/portfolio',
      as: 'demo',
      backend,
    });
    await screen.findAllByRole('article');
    const held = await browser.get(HeldDeposits).list({});
    leave();
    if (!held.ok) throw new Error('no deposits');
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...present(held.value[index % held.value.length]),
      depositOrderId: 100_000 + index,
    }));
    render(
      <MemoryRouter>
        <PortsProvider ports={browser}>
          <PortfolioCards deposits={many} />
        </PortsProvider>
      </MemoryRouter>,
    );
    const links = () => screen.getAllByRole('link');
    expect(links()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(links()).toHaveLength(100);
    expect(links()[50]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(links()).toHaveLength(120);
    expect(links()[100]).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens the deposit of a card [FD-2.151]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const [card] = await screen.findAllByRole('article');
    if (card === undefined) throw new Error('no card');
    await user.click(within(card).getByRole('link'));
    expect(address()).toMatch(/^\/portfolio\/investment-details\/\d+\/\d+$/);
  });

  it('opens the profile from the avatar [FD-2.152]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    // `findByRole` fails if there are two such links; only the header may have one.
    await user.click(await screen.findByRole('link', { name: /^Your profile/ }));
    expect(address()).toBe('/Profile');
  });

  it('shows an investor without deposits where to find some [FD-2.149, FD-2.150]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'new', backend });
    expect(
      await screen.findByRole('heading', { name: 'Earn up to 9.40% assured returns' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Discover FDs' }));
    expect(address()).toBe('/invest');
  });

  it('reports a failure to load, and loads again [FD-8.25, AP-8.33]', async () => {
    await addFault(backend, {
      route: 'POST /api/main/investment/getportfolio',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    expect(await screen.findByRole('heading', { name: 'No data found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
  });
});

describe('the passbook', () => {
  it('shows a renewal as Renewed, not as withdrawal or investment', async () => {
    const { user } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    const list = await screen.findByRole('list', { name: /^All/ });
    const renewed = within(list)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Renewed') !== null);
    expect(renewed).toHaveLength(2);
    expect(renewed.map((item) => item.textContent).join()).toContain('₹2,13,700');
    expect(renewed.map((item) => item.textContent).join()).not.toContain('-₹');
    await user.click(screen.getByRole('radio', { name: 'Withdrawals' }));
    const paid = await screen.findByRole('list', { name: /^Withdrawals/ });
    expect(paid).toHaveTextContent('-₹3,060');
    expect(paid).not.toHaveTextContent('2,13,700');
  });

  it('has three filters and shows label, amount, name and date [FD-2.154, FD-2.155]', async () => {
    const { browser } = await renderScreen({
      path: '/transaction-history',
      as: 'demo',
      backend,
    });
    for (const name of ['All', 'Investments', 'Withdrawals']) {
      expect(await screen.findByRole('radio', { name })).toBeInTheDocument();
    }
    const list = await screen.findByRole('list', { name: /^All \(\d+\)$/ });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/(Investment|Withdrawal)-?₹[\d,.]+\d{1,2} \w{3} \d{4}$/);
    const held = await browser.get(HeldDeposits).list({});
    const names = held.ok ? held.value.map(({ name }) => name) : [];
    const [name] = present(first).textContent.split(/(?:Investment|Withdrawal)-?₹/);
    expect(names).toContain(name);
  });

  it('writes withdrawals with a minus sign, investments without [FD-2.156]', async () => {
    const { user } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    const withdrawals = await screen.findByRole('list', { name: /^Withdrawals/ });
    const out = within(withdrawals).getAllByRole('listitem');
    expect(out.length).toBeGreaterThan(0);
    for (const row of out) expect(row).toHaveTextContent(/Withdrawal-₹/);
    await user.click(screen.getByRole('radio', { name: 'Investments' }));
    const into = within(screen.getByRole('list', { name: /^Investments/ })).getAllByRole(
      'listitem',
    );
    expect(into.length).toBeGreaterThan(0);
    for (const row of into) expect(row).toHaveTextContent(/Investment₹/);
  });

  it('shows an investor without entries where to find deposits [FD-2.157]', async () => {
    const { user, address } = await renderScreen({
      path: '/transaction-history',
      as: 'new',
      backend,
    });
    expect(
      await screen.findByRole('heading', { name: 'Earn up to 9.40% assured returns' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Discover FDs' }));
    expect(address()).toBe('/invest');
  });

  it('says when there is no withdrawal yet [FD-2.158]', async () => {
    const { user } = await renderScreen({
      path: '/transaction-history',
      as: 'new',
      backend,
      prepare: async (_, investor) => {
        const { investorId } = present(investor);
        const wished = { scheme: 0, thousands: 50, instruction: 'pay-out' } as const;
        await bookedToday(backend, { wished, investorId, longestDays: 3600 });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    const title = 'No Withdrawal Transactions Yet';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('links an entry to its deposit and its receipt', async () => {
    const saved = savedFiles();
    const { user, address } = await renderScreen({
      path: '/transaction-history',
      as: 'demo',
      backend,
    });
    await user.click(await screen.findByRole('radio', { name: 'Investments' }));
    const list = within(await screen.findByRole('list', { name: /^Investments/ }));
    const [receipt] = list.getAllByRole('button', { name: /^Download the receipt of/ });
    await user.click(present(receipt));
    await expect.poll(() => saved).toHaveLength(1);
    expect(await startOf(present(saved[0]))).toBe('%PDF-');
    const [entry] = list.getAllByRole('link');
    await user.click(present(entry));
    expect(address()).toMatch(/^\/portfolio\/investment-details\/\d+\/\d+$/);
  });

  it('reports a failure to load [FD-8.26]', async () => {
    await addFault(backend, {
      route: 'POST /api/main/investment/getpassbook',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
});
