// @vitest-environment jsdom
import { HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('the portfolio', () => {
  it('sums up what is held [FD-3.31, FD-3.32, FD-3.33]', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const summary = await browser.get(HeldDeposits).summary({});
    if (!summary.ok) throw new Error('no summary');
    const card = await screen.findByRole('region', { name: 'Investment summary' });
    expect(card).toHaveTextContent('Total Portfolio Value');
    expect(card).toHaveTextContent(formatRupees(summary.value.currentValue));
    expect(card).toHaveTextContent(`Total Investment${formatRupees(summary.value.principal)}`);
    expect(card).toHaveTextContent(`Total Earnings${formatRupees(summary.value.interestEarned)}`);
  });

  it('says what was earned today [FD-3.34]', async () => {
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

  it('leads from a card to the deposit [FD-2.151]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const [card] = await screen.findAllByRole('article');
    if (card === undefined) throw new Error('no card');
    await user.click(within(card).getByRole('link'));
    expect(address()).toMatch(/^\/portfolio\/investment-details\/\d+\/\d+$/);
  });

  it('leads from the avatar to the profile [FD-2.152]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('link', { name: 'Your profile' }));
    expect(address()).toBe('/Profile');
  });

  it('shows somebody without deposits where to find some [FD-2.149, FD-2.150]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'new', backend });
    expect(
      await screen.findByRole('heading', { name: 'Earn up to 9.40% assured returns' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Discover FDs' }));
    expect(address()).toBe('/invest');
  });

  it('says when it cannot be loaded, and loads on another try [FD-8.25, AP-8.33]', async () => {
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
  it('has three filters and shows label, amount, name and date [FD-2.154, FD-2.155]', async () => {
    await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    for (const name of ['All', 'Investments', 'Withdrawals']) {
      expect(await screen.findByRole('radio', { name })).toBeInTheDocument();
    }
    const list = screen.getByRole('list', { name: /^All \(\d+\)$/ });
    const [first] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/(Investment|Withdrawal)-?₹[\d,.]+\d{1,2} \w{3} \d{4}$/);
  });

  it('writes withdrawals with a minus sign, investments without [FD-2.156]', async () => {
    const { user } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    const out = within(screen.getByRole('list', { name: /^Withdrawals/ })).getAllByRole('listitem');
    expect(out.length).toBeGreaterThan(0);
    for (const row of out) expect(row).toHaveTextContent(/Withdrawal-₹/);
    await user.click(screen.getByRole('radio', { name: 'Investments' }));
    const into = within(screen.getByRole('list', { name: /^Investments/ })).getAllByRole(
      'listitem',
    );
    expect(into.length).toBeGreaterThan(0);
    for (const row of into) expect(row).toHaveTextContent(/Investment₹/);
  });

  it('shows somebody without entries where to find deposits [FD-2.157]', async () => {
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

  it('says when it cannot be loaded [FD-8.26]', async () => {
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

describe('the details of a deposit', () => {
  async function openFirst() {
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const deposits = await shown.browser.get(HeldDeposits).list({});
    const [first] = deposits.ok ? deposits.value : [];
    if (first === undefined) throw new Error('the demo investor has no deposit');
    shown.goTo(`/portfolio/investment-details/${first.depositOrderId}/${first.depositId}`);
    const detail = await shown.browser.get(HeldDeposits).detail(first.depositOrderId, {});
    if (!detail.ok) throw new Error('no detail');
    await screen.findByText('Interest till date');
    return { ...shown, deposit: detail.value };
  }

  it('names the deposit and its application number [FD-2.160]', async () => {
    const { deposit } = await openFirst();
    expect(screen.getByRole('heading', { level: 1, name: deposit.name })).toBeVisible();
    expect(screen.getByText(`Application number ${deposit.applicationNumber}`)).toBeVisible();
  });

  it('shows what was invested and what it has earned so far [FD-2.161]', async () => {
    const { deposit } = await openFirst();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(`Total investment${formatRupees(deposit.principal)}`);
    expect(main).toHaveTextContent(`Interest till date${formatRupees(deposit.interestTillDate)}`);
    expect(main).toHaveTextContent(`Today's earning ${formatRupees(deposit.todaysEarning)}`);
  });

  it('shows how it is paid out, what it comes to, and its yield [FD-2.162]', async () => {
    const { deposit } = await openFirst();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Payout method');
    expect(main).toHaveTextContent(`Maturity amount${formatRupees(deposit.maturityAmount)}`);
    expect(main).toHaveTextContent(`Total interest earned${formatRupees(deposit.totalInterest)}`);
    expect(main).toHaveTextContent(`Average annual yield${deposit.annualYieldPercent.text}`);
  });

  it('has a Withdraw Now that cannot be pressed and says why [FD-2.165]', async () => {
    await openFirst();
    const button = screen.getByRole('button', { name: 'Withdraw Now' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/.{20}/);
  });

  it('says something went wrong when it cannot be loaded [FD-8.21]', async () => {
    await addFault(backend, {
      route: 'POST /api/main/investment/getinvestmentdetail',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    shown.goTo('/portfolio/investment-details/1/1001');
    expect(await screen.findByRole('heading', { name: 'something went wrong' })).toBeVisible();
  });

  it('is nobody else’s: another investor is told there is no such deposit', async () => {
    const { deposit, leave } = await openFirst();
    leave();
    await renderScreen({
      path: `/portfolio/investment-details/${deposit.depositOrderId}/${deposit.depositId}`,
      as: 'new',
      backend,
    });
    expect(
      await screen.findByRole('heading', {
        name: 'There is no such deposit in your portfolio',
      }),
    ).toBeVisible();
  });
});
