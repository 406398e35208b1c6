import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { totalsTogether } from '#domain/platform/investment-totals.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { bookedToday } from '#tests/contracts/fixed-deposits/living.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { sumText } from '#tests/ui/sum-text.ts';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { DepositRows } from '#ui/fixed-deposits/holdings/portfolio/deposit-rows.tsx';
import { PortsProvider } from '#ui/platform/injection.tsx';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedFiles, startOf } from '#tests/ui/saved-files.ts';
import { wholeText } from '#tests/ui/whole-text.ts';

const backend = testBackend();

const fails = (route: string) => ({ route, kind: 'status', status: 500 }) as const;
const PORTFOLIO_FAILS = fails('POST /api/main/investment/getportfolio');
const SUMMARY_FAILS = fails('POST /api/main/investment/getportfoliosummary');
/** The rate of the product documents, for whom it is, and what comes here. */
const NO_DEPOSITS = /^Rates go up to 9\.41% p\.a\. for women aged 60 or older\. You see your own/;
const SHARES_FAIL = fails('POST /api/private-market/preipoportfolio');

/** The rows of the running deposits, once they are shown. */
const runningRows = async () =>
  within(await screen.findByRole('list', { name: 'Running deposits' })).getAllByRole('listitem');

/** The rows of the deposits that have matured. They are below a closed disclosure. */
const maturedRows = () =>
  within(screen.getByRole('list', { name: /^Matured/, hidden: true })).getAllByRole('listitem', {
    hidden: true,
  });

describe('the deposits of the portfolio', () => {
  beforeEach(() => setWindowWidth(390));

  it('sums up the deposits [FD-3.31, FD-3.32, FD-3.33]', async () => {
    const { browser } = await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    const summary = await browser.get(HeldDeposits).summary({});
    if (!summary.ok) throw new Error('no summary');
    const card = await screen.findByRole('region', { name: 'Investment summary' });
    const worth = formatRupees(summary.value.worth);
    expect(card).toHaveTextContent(`Total Portfolio Value of deposits${worth}`);
    expect(card).toHaveTextContent(`Total Investment${formatRupees(summary.value.putIn)}`);
    expect(card).toHaveTextContent(`Total Earnings${formatRupees(summary.value.earned)}`);
    expect(card).toHaveTextContent(sumText(summary.value));
    expect(card).not.toHaveTextContent('change in value');
  });

  it.each(['/fd-summary', '/investmentDetails'])('are alone at %s [FD-2.153]', async (path) => {
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    expect(await screen.findByText('Total Portfolio Value of deposits')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Shares/ })).toBeNull();
  });

  it('are listed by maturity date, on one line each, with the ended ones below [FD-2.148]', async () => {
    await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    const days = (await runningRows()).map((row) => {
      const unbroken = / · Maturity\u00a0(\d+\u00a0\w+\u00a0\d{4})/;
      const [, day = ''] = unbroken.exec(row.textContent ?? '') ?? [];
      return Date.parse(day.replaceAll('\u00a0', ' '));
    });
    expect(days.length).toBeGreaterThan(2);
    expect(days).not.toContain(NaN);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(screen.getByText(/^Matured \(\d+\)$/).closest('details')).not.toHaveAttribute('open');
  });

  it('show Maturity while they run, and Matured afterwards [FD-4.90, PM-4.92]', async () => {
    await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    for (const row of await runningRows()) expect(row).toHaveTextContent(/ · Maturity \d/);
    for (const row of maturedRows()) expect(row).toHaveTextContent(/ · Matured \d/);
  });

  it('show today’s earnings [FD-3.34]', async () => {
    const { browser } = await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    const summary = await browser.get(HeldDeposits).summary({});
    if (!summary.ok) throw new Error('no summary');
    const today = `You earned ${formatRupees(summary.value.todaysEarning)} today`;
    expect(await screen.findByText(wholeText(today))).toBeVisible();
  });

  it('have a panel with the next maturities on a wide screen', async () => {
    setWindowWidth(1440);
    await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    const later = await screen.findByRole('region', { name: 'Maturing after that' });
    expect(within(later).getAllByRole('definition').length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'What comes next' })).toBeVisible();
  });

  it('report a failure to load, and load again [FD-8.25, AP-8.33]', async () => {
    await addFault(backend, { ...PORTFOLIO_FAILS, times: 1 });
    const { user } = await renderScreen({ path: '/fd-summary', as: 'demo', backend });
    expect(
      await screen.findByRole('heading', { name: 'Your portfolio could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByText(/^Your deposits are safe\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Portfolio Value of deposits')).toBeVisible();
  });

  it('show fifty of many, and fifty more on request', async () => {
    const { browser, user, leave } = await renderScreen({
      path: '/fd-summary',
      as: 'demo',
      backend,
    });
    await runningRows();
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
          <DepositRows label="Many" deposits={many} />
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
});

describe('the portfolio of everything', () => {
  it('adds deposits, shares and baskets up [FD-2.147, PM-2.138]', async () => {
    const { browser } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const card = await screen.findByRole('region', { name: 'Investment summary' });
    const summary = await browser.get(HeldDeposits).summary({});
    const shares = await browser.get(ReadSharePortfolio).run({});
    if (!summary.ok || !shares.ok) throw new Error('no totals');
    const { worth, putIn } = totalsTogether([summary.value, shares.value.worth]);
    expect(card).toHaveTextContent(`Total Portfolio Value${formatRupees(worth)}`);
    expect(card).toHaveTextContent(`${formatRupees(putIn)} invested`);
    const parts = within(within(card).getByRole('list', { name: 'What it is made up of' }));
    const text = parts.getAllByRole('listitem').map((part) => part.textContent ?? '');
    expect(text.map((part) => /^[A-Z][a-z]+/.exec(part)?.[0])).toEqual([
      'Deposits',
      'Shares',
      'Baskets',
    ]);
  });

  it('lists shares and baskets below the deposits, as rows with links [FD-2.148]', async () => {
    const { browser, user, address } = await renderScreen({
      path: '/portfolio',
      as: 'demo',
      backend,
    });
    const list = within(await screen.findByRole('list', { name: /^Shares \(\d+\)$/ }));
    const shares = await browser.get(ReadSharePortfolio).run({});
    if (!shares.ok) throw new Error('no shares');
    expect(list.getAllByRole('listitem')).toHaveLength(shares.value.shares.length);
    const parts = screen.getAllByRole('heading', { name: /\(\d+\)$/ });
    expect(parts.map(({ textContent }) => /[a-z ]+/i.exec(textContent ?? '')?.[0].trim())).toEqual([
      ...['Your Fixed Deposits', 'Shares', 'Baskets'],
    ]);
    const baskets = within(screen.getByRole('list', { name: /^Baskets \(\d+\)$/ }));
    expect(baskets.getAllByRole('listitem')).toHaveLength(shares.value.baskets.length);
    await user.click(list.getByRole('link', { name: /^National Stock Exchange/ }));
    expect(address()).toContain('/privatemarket/omni-asset-details?');
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
    const title = `Next to mature: ${formatDate(first.maturityDate)}`;
    expect(await screen.findByText(title)).toBeVisible();
    const banner = within(screen.getByRole('region', { name: 'What comes next' }));
    expect(await screen.findByRole('region', { name: 'Investment summary' })).toBeVisible();
    await user.click(banner.getByRole('link', { name: 'See the deposit' }));
    expect(address()).toContain(`/investment-details/${first.depositOrderId}/`);
  });

  it('shows the summary above the banner on a phone [FD-2.147]', async () => {
    setWindowWidth(390);
    await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const banner = await screen.findByRole('region', { name: 'What comes next' });
    const summary = await screen.findByRole('region', { name: 'Investment summary' });
    const position = summary.compareDocumentPosition(banner);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
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
    expect((await runningRows()).length + maturedRows().length).toBe(count);
  });

  it('opens the deposit of a row [FD-2.151]', async () => {
    const { user, address } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    const [row] = await runningRows();
    await user.click(within(present(row)).getByRole('link'));
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
    await screen.findByRole('heading', { name: 'You have no deposits yet' });
    expect(screen.getByText(NO_DEPOSITS)).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Discover FDs' }));
    expect(address()).toBe('/invest');
  });

  it('shows the shares if the deposits fail, and loads them again [FD-8.25]', async () => {
    await addFault(backend, { ...PORTFOLIO_FAILS, times: 1 });
    const { user } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    expect(
      await screen.findByRole('heading', { name: 'Your deposits could not be loaded' }),
    ).toBeVisible();
    expect(await screen.findByRole('list', { name: /^Shares \(/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Running deposits' })).toBeVisible();
  });

  it('shows the deposits and their value if the shares fail', async () => {
    await addFault(backend, { ...SHARES_FAIL, times: 1 });
    const { user } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    expect(
      await screen.findByRole('heading', { name: 'Your shares could not be loaded' }),
    ).toBeVisible();
    expect(await screen.findByText('Value of your deposits')).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
    expect(await screen.findByRole('list', { name: 'Running deposits' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
  });

  it('is one failure if nothing could be loaded', async () => {
    await addFault(backend, { ...PORTFOLIO_FAILS, times: 1 });
    await addFault(backend, { ...SUMMARY_FAILS, times: 1 });
    await addFault(backend, { ...SHARES_FAIL, times: 1 });
    const { user } = await renderScreen({ path: '/portfolio', as: 'demo', backend });
    expect(
      await screen.findByRole('heading', { name: 'Your portfolio could not be loaded' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
  });
});

describe('the passbook', () => {
  beforeEach(() => setWindowWidth(390));

  it('shows a renewal as Renewed, not as withdrawal or investment [FD-2.155]', async () => {
    const { user } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    const list = await screen.findByRole('group', { name: /^All/ });
    const renewed = within(list)
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('Renewed') !== null);
    expect(renewed).toHaveLength(2);
    expect(renewed.map((item) => item.textContent).join()).toContain('₹2,13,700');
    expect(renewed.map((item) => item.textContent).join()).not.toContain('−₹');
    await user.click(screen.getByRole('radio', { name: 'Withdrawals' }));
    const paid = await screen.findByRole('group', { name: /^Withdrawals/ });
    expect(paid).toHaveTextContent('−₹3,060');
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
    const list = await screen.findByRole('group', { name: /^All \(\d+\)$/ });
    const [first] = within(list).getAllByRole('listitem');
    const label = /(?:Investment from|Withdrawal to) HDFC Bank, ending in \d{4}/;
    const amountAndDate = /−?₹[\d,.]+\d{1,2} \w{3}$/;
    const [month] = within(list).getAllByRole('heading');
    expect(month).toHaveTextContent(/^\w+ \d{4}$/);
    expect(first).toHaveTextContent(new RegExp(label.source + amountAndDate.source));
    const held = await browser.get(HeldDeposits).list({});
    const names = held.ok ? held.value.map(({ name }) => name) : [];
    const [title = ''] = present(first).textContent.split(label);
    expect(names).toContain(title.replace(/^(?:Interest|Maturity), /, ''));
  });

  it('writes withdrawals with a minus sign, investments without [FD-2.156]', async () => {
    const { user } = await renderScreen({ path: '/transaction-history', as: 'demo', backend });
    await user.click(await screen.findByRole('radio', { name: 'Withdrawals' }));
    const withdrawals = await screen.findByRole('group', { name: /^Withdrawals/ });
    const out = within(withdrawals).getAllByRole('listitem');
    expect(out.length).toBeGreaterThan(0);
    const paidOut = /^(Interest|Maturity), .+Withdrawal to HDFC Bank.+\d{4}(\. A .+ day\.)?−₹/;
    for (const row of out) expect(row).toHaveTextContent(paidOut);
    await user.click(screen.getByRole('radio', { name: 'Investments' }));
    const into = within(screen.getByRole('group', { name: /^Investments/ })).getAllByRole(
      'listitem',
    );
    expect(into.length).toBeGreaterThan(0);
    for (const row of into) expect(row).toHaveTextContent(/Investment from HDFC Bank.+\d{4}₹/);
  });

  it('shows an investor without entries where to find deposits [FD-2.157]', async () => {
    const { user, address } = await renderScreen({
      path: '/transaction-history',
      as: 'new',
      backend,
    });
    expect(await screen.findByRole('heading', { name: 'You have no deposits yet' })).toBeVisible();
    expect(screen.getByText(NO_DEPOSITS)).toBeVisible();
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
    const list = within(await screen.findByRole('group', { name: /^Investments/ }));
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
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Your passbook could not be loaded' }),
    ).toBeVisible();
  });
});
