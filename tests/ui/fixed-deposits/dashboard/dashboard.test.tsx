import { Session } from '#application/platform/session.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { ReadMoneyComing } from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { taxDays } from '#domain/fixed-deposits/tax/tax-days.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { totalsTogether } from '#domain/platform/investment-totals.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { success } from '#domain/platform/result.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { holdTimers } from '#tests/support/held-timers.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { sumText } from '#tests/ui/sum-text.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const SUMMARY = 'POST /api/main/investment/getportfoliosummary';
const HELD = 'POST /api/main/investment/getportfolio';

describe('the dashboard', () => {
  it('leads from the summary to the portfolio [FD-2.144]', async () => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await user.click(await screen.findByRole('link', { name: 'View Portfolio' }));
    expect(address()).toBe('/portfolio');
  });

  it('offers the portfolio only to those who have invested [FD-2.145]', async () => {
    await renderScreen({ path: '/dashboard', as: 'new', backend });
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your first deposit' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Portfolio' })).toBeNull();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
  });

  it('leads from the summary to the passbook [FD-2.146]', async () => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await user.click(await screen.findByRole('link', { name: 'View Passbook' }));
    expect(address()).toBe('/transaction-history');
  });

  it('requests one deposit of its first list, and ten of its second [FD-9.27, FD-9.28]', async () => {
    const requests = vi.fn<(query: unknown) => void>();
    await renderScreen({
      path: '/dashboard',
      as: 'demo',
      backend,
      prepare: (browser) => {
        const catalogue = browser.get(DepositCatalogue);
        const { list } = catalogue;
        vi.spyOn(catalogue, 'list').mockImplementation((query, options) => {
          requests(query);
          return list.call(catalogue, query, options);
        });
      },
    });
    await waitFor(() =>
      expect(requests.mock.calls).toEqual([
        [{ count: 1, tagId: 1, categoryId: 3 }],
        [{ count: 10, tagId: 4, categoryId: 5 }],
      ]),
    );
  });

  it('shows summary, what is held, what is on offer, and footer [FD-2.143, FD-9.27, FD-9.28]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByRole('region', { name: 'Investment summary' })).toBeVisible();
    const shelf = await screen.findByRole('table', {
      name: 'Interest on 1 Lac for 3 years · highest return first',
    });
    const [best, ...others] = within(shelf).getAllByRole('rowgroup').slice(1);
    expect(within(best ?? shelf).getAllByRole('row')).toHaveLength(1);
    expect(others.flatMap((group) => within(group).getAllByRole('row'))).toHaveLength(2);
    const section = within(shelf.closest('section') ?? shelf);
    expect(section.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
    expect(section.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/invest');
    const lazy = await screen.findByRole('list', { name: 'Shares on offer' });
    expect(within(lazy).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('facilitates investments');
    const parts = [
      ...['Waiting for you', 'Your deposits', 'Your shares and baskets'],
      ...['Money coming to you', 'Worth a look', 'Shares on offer'],
    ];
    const titles = () => screen.getAllByRole('heading', { level: 2 });
    await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual(parts));
  });

  it('says the same of the partner bank as the list of deposits', async () => {
    const shown = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const cells = async () => {
      const row = (await screen.findByText('Suryoday Fixed Deposit')).closest('tr');
      const all = within(row ?? document.body).getAllByRole('cell');
      return all.map(({ textContent }) => textContent);
    };
    const home = await cells();
    expect(home[2]).toBe('Insured up to ₹5 lakhRated A+');
    expect(home[3]).toBe('After 3 months, −1%');
    shown.goTo('/invest');
    await screen.findByRole('heading', { level: 1, name: 'Popular Fixed Deposits' });
    expect((await cells()).slice(0, home.length)).toEqual(home);
  });

  it('leads to the three discover lists, without the banner of the finder [FD-2.45]', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const chips = await screen.findByRole('list', { name: 'Explore Investment Options' });
    const links = within(chips).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['High Return', '/cards/3/High%20Return'],
      ['Short Term', '/cards/7/short%20term'],
      ['Long Term', '/cards/5/long%20term'],
    ]);
    expect(screen.queryByRole('link', { name: 'Try FD Finder' })).toBeNull();
  });

  it('reports what cannot be loaded, and loads it again', async () => {
    await addFault(backend, {
      route: SUMMARY,
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const missing = 'Your deposits could not be loaded and are not in this value.';
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
    const market = { name: 'Shares on offer' };
    await screen.findByRole('heading', market);
    const calls = heldCalls('/getportfoliosummary');
    calls.hold();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', market), 'what has come stays').toBeVisible();
    void calls.release();
    expect(await screen.findByText('Total Portfolio Value')).toBeVisible();
    expect(screen.getByRole('heading', market)).toBeVisible();
  });

  it('shows the market while the sections above it still load', async () => {
    heldCalls('/getportfoliosummary').hold();
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByRole('list', { name: 'Shares on offer' })).toBeVisible();
    expect(screen.queryByText('Total Portfolio Value')).toBeNull();
  });
});

describe('the total on the dashboard', () => {
  const SHARES = 'POST /api/private-market/preipoportfolio';
  const BASKETS = 'GET /api/private-market/basket-orders/filter';

  async function figuresOf(browser: AppContainer) {
    await browser.loadContext('basket-orders');
    await browser.loadContext('share-holdings');
    const deposits = valueOf(await browser.get(HeldDeposits).summary({}));
    const { worth: shares } = valueOf(await browser.get(ReadSharePortfolio).run({}));
    return { deposits, shares };
  }

  const summary = () => screen.findByRole('region', { name: 'Investment summary' });

  it('adds deposits, shares and baskets, explains the sum, and closes [PM-2.138]', async () => {
    const { browser } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    await within(card).findByText('Total Portfolio Value');
    const { deposits, shares } = await figuresOf(browser);
    const all = totalsTogether([deposits, shares]);
    expect(card).toHaveTextContent(`Total Portfolio Value${formatRupees(all.worth)}`);
    expect(card).toHaveTextContent(sumText(all));
    expect(card).toHaveTextContent(`${formatRupees(all.earned)} earned`);
    expect(card).toHaveTextContent(`${formatRupees(shares.changeInValue)} change in value`);
    const parts = within(card).getByRole('list', { name: 'What it is made up of' });
    const lines = within(parts).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.replace(/\d+%/, ' '))).toEqual([
      `Deposits ${formatRupees(deposits.worth)}`,
      `Shares ${formatRupees(shares.sharesWorth)}`,
      `Baskets ${formatRupees(shares.basketsWorth)}`,
    ]);
    expect(shares.sharesWorth.isZero()).toBe(false);
    expect(all.worth.text).toBe(deposits.worth.plus(shares.worth).text);
  });

  it.each([SHARES, BASKETS])('is not shown without %s, and says what is missing', async (route) => {
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { browser, user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    await within(card).findByText(/could not be loaded/);
    const { deposits } = await figuresOf(browser);
    expect(card).toHaveTextContent(`Value of your deposits${formatRupees(deposits.worth)}`);
    expect(card).toHaveTextContent('Your shares could not be loaded and are not in this value.');
    expect(within(card).queryByText('Total Portfolio Value')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('Total Portfolio Value')).toBeVisible();
    expect(within(card).queryByText(/could not be loaded/)).toBeNull();
  });

  it('waits briefly for slow shares, then shows the deposits alone', async () => {
    const calls = heldCalls('/preipoportfolio');
    calls.hold();
    const runTimers = holdTimers('/ui/', [800]);
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await expect.poll(() => runTimers.count(800)).toBe(1);
    expect(screen.queryByRole('region', { name: 'Investment summary' })).toBeNull();
    runTimers(800);
    const card = await summary();
    expect(card).toHaveTextContent('Adding your shares and baskets…');
    expect(within(card).queryByText('Total Portfolio Value')).toBeNull();
    void calls.release();
    expect(await within(card).findByText('Total Portfolio Value')).toBeVisible();
  });

  it('omits the sum if the provider sends only the documented figures', async () => {
    const patch = { data: { paid_to_bank: null } };
    await addFault(backend, { route: SUMMARY, kind: 'patch', patch, times: 1 });
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await summary();
    expect(card).toHaveTextContent('Money already paid to your bank is not listed here');
    expect(card).not.toHaveTextContent('invested +');
    await within(card).findByText('Total Portfolio Value');
    const labels = ['Total Portfolio Value', 'Total Investment', 'Total Earnings'];
    for (const label of [...labels, 'Change in Value']) {
      expect(within(card).getByText(label)).toBeVisible();
    }
  });
});

describe('what is coming and what is held', () => {
  it('names the payments of the next 12 months, as a chart and the next one as a row', async () => {
    const { browser } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const next = await screen.findByRole('list', { name: 'Next payment' });
    await browser.loadContext('coming-money');
    const held = valueOf(await browser.get(HeldDeposits).portfolio({}));
    const { total, days, payments } = browser.get(ReadMoneyComing).run(held);
    expect(days.length).toBeGreaterThan(2);
    const rows = within(next).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      days.slice(0, 1).map(({ date, amount, kind, deposits: [deposit] }) => {
        const name = deposit?.name ?? '';
        const source = kind === 'maturity' ? `${name} matures` : `Interest, ${name}`;
        return `${formatDate(date)}${source}${formatRupees(amount)}`;
      }),
    );
    expect(screen.getByRole('figure', { name: `${payments.length} payments` })).toBeVisible();
    const section = next.closest('section');
    expect(section).toHaveTextContent(`${formatRupees(total)} in the next 12 months`);
    expect(section).toHaveTextContent(/₹[\d,]+ more is renewed .+ as far as still offered\./);
  });

  it('counts two deposits that pay on one day as two payments', async () => {
    const { browser } = await renderScreen({
      path: '/dashboard',
      as: 'demo',
      backend,
      prepare: async (container) => {
        await container.loadContext('deposit-holdings');
        const held = container.get(HeldDeposits);
        const { portfolio } = held;
        vi.spyOn(held, 'portfolio').mockImplementation(async (options) => {
          const { deposits, ...others } = valueOf(await portfolio.call(held, options));
          const twice = deposits.map(({ depositOrderId: id, ...each }) =>
            id === undefined ? each : { ...each, depositOrderId: id + 100_000 },
          );
          return success({ ...others, deposits: [...deposits, ...twice] });
        });
      },
    });
    await screen.findByRole('list', { name: 'Next payment' });
    await browser.loadContext('coming-money');
    const held = valueOf(await browser.get(HeldDeposits).portfolio({}));
    const { days, payments } = browser.get(ReadMoneyComing).run(held);
    expect(payments).toHaveLength(2 * days.length);
    expect(screen.getByRole('figure', { name: `${payments.length} payments` })).toBeVisible();
  });

  it('names the days of tax deductions and of Form 121, by the forecast [FD-9.49]', async () => {
    const requests = vi.fn<() => void>();
    const { browser, user } = await renderScreen({
      path: '/dashboard',
      as: 'demo',
      backend,
      prepare: async (container) => {
        await container.loadContext('deposit-holdings');
        const held = container.get(HeldDeposits);
        const { portfolio } = held;
        vi.spyOn(held, 'portfolio').mockImplementation((options) => {
          requests();
          return portfolio.call(held, options);
        });
      },
    });
    await user.click(await screen.findByText('Tax deducted meanwhile, and Form 121'));
    const list = await screen.findByRole('list', { name: 'Tax days' });
    expect(requests).toHaveBeenCalledTimes(1);
    const more = within(list).queryByRole('button', { name: / more$/ });
    if (more !== null) await user.click(more);
    const all = valueOf(await browser.get(ReadAllDeposits).run({}));
    const { today, deposits, holder } = all;
    const nameOf = (id: string) =>
      deposits.find(({ issuerId }) => issuerId === id)?.issuerName ?? id;
    const running = TaxYear.on(today);
    const forecasts = [running, running.next].flatMap(
      (taxYear) => tdsForecast({ deposits, holders: [holder], taxYear, today }) ?? [],
    );
    const span = { after: today, until: today.plus({ months: 12 }) };
    const days = taxDays(forecasts, span).map((day) => {
      const issuer = nameOf(day.forecast.issuerId);
      return day.kind === 'deduction'
        ? `${formatDate(day.date)}TDS at ${issuer}−${formatRupees(day.tax)}`
        : `${formatDate(day.date)}Last day for Form 121 at ${issuer}, if you owe no tax`;
    });
    const rows = within(list).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.filter((text) => text !== 'Show fewer')).toEqual(days);
    expect(days.length).toBeGreaterThan(1);
    const taxed = list.closest('section');
    expect(taxed).toHaveTextContent(/₹[\d,.]+ of tax \(TDS\) is expected to be deducted/);
  });

  it('lists three deposits and three shares, and leads to all of them', async () => {
    await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const deposits = await screen.findByRole('list', { name: 'Your deposits' });
    expect(within(deposits).getAllByRole('listitem')).toHaveLength(3);
    const shares = await screen.findByRole('list', { name: 'Your shares and baskets' });
    expect(within(shares).getAllByRole('listitem')).toHaveLength(3);
    const all = screen.getAllByRole('link', { name: /^All \d+$/ });
    const places = all.map((link) => link.getAttribute('href'));
    expect(places).toEqual(['/portfolio', '/privatemarket/portfolio']);
  });

  it('keeps the frame of what could not be loaded, and loads it again', async () => {
    await addFault(backend, { route: HELD, kind: 'status', status: 500, times: 1 });
    const { user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    expect(await screen.findByText('Your deposits could not be loaded')).toBeVisible();
    const coming = await screen.findByRole('heading', { name: 'Money coming to you' });
    const frame = within(coming.closest('section') ?? document.body);
    await user.click(frame.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Next payment' })).toBeVisible();
    expect(screen.queryByText('Your deposits could not be loaded')).toBeNull();
  });

  it('hides all personal amounts on request', async () => {
    const { user } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    const card = await screen.findByRole('region', { name: 'Investment summary' });
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(card).not.toHaveTextContent('₹');
    await user.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(card).toHaveTextContent('₹');
  });
});

describe('the home of a new investor', () => {
  it('shows the maturity amount, and continues into the list with these terms', async () => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'new', backend });
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    const section = within(amount.closest('section') ?? document.body);
    expect(section.getByRole('heading', { name: 'Your first deposit' })).toBeVisible();
    expect(await section.findByText('₹1,00,000 becomes')).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '200000');
    await user.click(section.getByRole('radio', { name: '2 years' }));
    expect(await section.findByText('₹2,00,000 becomes')).toBeVisible();
    const best = /^Highest interest here for 2 years: ./;
    expect(section.getByText(best)).toBeVisible();
    await user.click(section.getByRole('link', { name: 'Compare deposits' }));
    expect(address()).toBe('/invest?amount=200000&for=2y');
  });

  it('shows three steps, of which the next one has its button', async () => {
    await renderScreen({ path: '/dashboard', as: 'new', backend });
    const steps = await screen.findByRole('list', { name: 'Three steps to your deposit' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    const [link, ...others] = within(steps).getAllByRole('link');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Verify PAN', '/kyc']);
    expect(others).toEqual([]);
  });

  it('offers to link a bank account that was postponed', async () => {
    await renderScreen({
      path: '/dashboard',
      as: 'new',
      backend,
      prepare: (browser) =>
        browser.get(Session).update({
          pan: 'ABCPE1234F',
          isBankStepComplete: true,
          hasBankAccount: false,
        }),
    });
    const steps = await screen.findByRole('list', { name: 'Three steps to your deposit' });
    expect(within(steps).getByRole('link').getAttribute('href')).toBe('/add-bank-account');
  });
});
