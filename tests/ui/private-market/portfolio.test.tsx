import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { purchaseTotals } from '#domain/private-market/holdings/purchase-history.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { sellHeld } from '#tests/contracts/private-market/histories.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { sumText } from '#tests/ui/sum-text.ts';
import { portfolioCopy as copy } from '#ui/private-market/holdings/portfolio/copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const backend = testBackend();

const TOTAL = 'Total Portfolio Value of shares and baskets';
const PORTFOLIO = '/privatemarket/portfolio';
const BASKET = '/privatemarket/basket-breakup?basket_id=202';
const BASKET_SHARE = '/privatemarket/basket-asset-details?basket_id=202&pre_ipo_product_id=112';
const SHARE = '/privatemarket/omni-asset-details?pre_ipo_product_id=101';

/** Opens the portfolio or one of its pages, and waits for this heading. */
async function open(path: string, heading: string) {
  const shown = await renderScreen({ path, as: 'demo', backend });
  await screen.findByRole('heading', { level: 1, name: heading });
  await screen.findAllByText(/Investment|Number of shares|Shares sold/);
  return shown;
}

async function heldBy(browser: AppContainer) {
  const { shares } = valueOf(await browser.get(HeldShares).portfolio({}));
  const { held } = valueOf(await browser.get(BasketOrders).book({}));
  return { shares, baskets: held };
}

const list = (name: RegExp) => screen.getByRole('list', { name });
const SHARES = /^Shares \(/;
const BASKETS = /^Baskets \(/;
/** The row of a share or a basket, which is a link. */
const rowIn = (name: RegExp, title: string) => {
  const rows = within(list(name)).getAllByRole('link');
  const row = rows.find(({ textContent }) => textContent?.includes(title));
  if (row === undefined) throw new Error(`${title} has no row`);
  return row;
};
/** Who quoted a price and when. */
const QUOTED = /Quoted \d{1,2} \w{3} \d{4} by \w/;
const fact = (label: string) => screen.getByText(label).parentElement;

describe('the summary of the portfolio', () => {
  it('adds shares and baskets up [PM-2.126, PM-2.127, PM-2.138]', async () => {
    const { browser } = await open(PORTFOLIO, 'Portfolio');
    const { shares, baskets } = await heldBy(browser);
    const { worth } = valueOf(await browser.get(ReadSharePortfolio).run({}));
    const summary = within(screen.getByRole('region', { name: 'Portfolio summary' }));
    expect(summary.getByText(TOTAL).parentElement).toHaveTextContent(formatRupees(worth.worth));
    expect(summary.getByText(/change in value/).closest('p')).toHaveTextContent(
      sumText(worth, copy.terms),
    );
    expect(worth.earned.isZero()).toBe(false);
    const { heldCost: cost } = worth;
    const prices = [...shares, ...baskets].map(({ investment }) => investment);
    expect(cost.isGreaterThan(Money.sum(prices)), 'includes stamp duty').toBe(true);
    expect(worth.worth.text).toBe(worth.sharesWorth.plus(worth.basketsWorth).text);
    expect(summary.getByText('Cost of holdings, with stamp duty').parentElement).toHaveTextContent(
      formatRupees(cost),
    );
    expect(summary.getByText('Shares').parentElement).toHaveTextContent(`Shares${shares.length}`);
    expect(summary.getByText('Baskets').parentElement).toHaveTextContent(
      `Baskets${baskets.length}`,
    );
    expect(shares.length).toBeGreaterThan(3);
  });

  it('has a row for each share, with units, investment and industry [PM-2.128, PM-2.130]', async () => {
    const { browser } = await open(PORTFOLIO, 'Portfolio');
    const { shares } = await heldBy(browser);
    expect(within(list(SHARES)).getAllByRole('listitem')).toHaveLength(shares.length);
    for (const { name, units, investment, industry } of shares) {
      const text = `${industry} · ${units} shares · Investment ${formatRupees(investment)}`;
      expect(rowIn(SHARES, name)).toHaveTextContent(text);
    }
    for (const { name } of shares) {
      expect(rowIn(SHARES, name).closest('li')).toHaveTextContent(QUOTED);
    }
  });

  it('has a row for each basket, with total units and investment [PM-2.131]', async () => {
    const { browser } = await open(PORTFOLIO, 'Portfolio');
    const { baskets } = await heldBy(browser);
    expect(within(list(BASKETS)).getAllByRole('listitem')).toHaveLength(baskets.length);
    for (const { name, units, investment } of baskets) {
      const text = `Total Units ${units} · Total Investment ${formatRupees(investment)}`;
      expect(rowIn(BASKETS, name)).toHaveTextContent(text);
    }
    expect(baskets.map(({ name }) => name)).toContain('Diversified Basket');
  });

  it('shows how the shares are spread over industries', async () => {
    await open(PORTFOLIO, 'Portfolio');
    const industries = within(screen.getByRole('list', { name: 'Shares by industry' }));
    expect(industries.getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('shows an investor without holdings where to find some [PM-2.139, PM-2.140]', async () => {
    await renderScreen({ path: PORTFOLIO, as: 'new', backend });
    expect(
      await screen.findByRole('heading', { name: 'You do not own any shares yet' }),
    ).toBeVisible();
    const empty = 'Diversify Your Portfolio with Baskets';
    expect(screen.getByRole('heading', { name: empty })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Baskets' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.queryByText(TOTAL)).toBeNull();
  });

  it('shows the status of a failure, and loads again [PM-8.26]', async () => {
    const route = 'POST /api/private-market/preipoportfolio';
    await addFault(backend, { route, kind: 'status', status: 503, times: 1 });
    const { user } = await renderScreen({ path: PORTFOLIO, as: 'demo', backend });
    expect(await screen.findByText('HTTP error! Status: 503')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Your portfolio could not be loaded' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(TOTAL)).toBeVisible();
  });

  it('says that a holding without a quote is valued at its cost [PM-2.138]', async () => {
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const response = await send(...call);
      if (!response.url.endsWith('/preipoportfolio')) return response;
      const text = (await response.text()).replace(/,"current_value":"[^"]*"/, '');
      return new Response(text, response);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await open(PORTFOLIO, 'Portfolio');
    const summary = screen.getByRole('region', { name: 'Portfolio summary' });
    expect(summary).toHaveTextContent('1 holding has no quote at present');
    expect(summary).toHaveTextContent('is valued at your cost');
  });

  it('shows no partial sum if the baskets are missing', async () => {
    const route = 'GET /api/private-market/basket-orders/filter';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await renderScreen({ path: PORTFOLIO, as: 'demo', backend });
    expect(await screen.findByText('HTTP error! Status: 500')).toBeVisible();
    expect(screen.queryByText(TOTAL)).toBeNull();
  });

  it('sends a visitor to sign in [PM-6.8, AP-6.2]', async () => {
    const { address } = await renderScreen({ path: PORTFOLIO, as: 'visitor', backend });
    await waitFor(() => expect(address()).toBe('/login'));
  });
});

describe('a basket of the portfolio', () => {
  it('has its units, its history and its links [PM-2.132, PM-2.133, PM-2.134, PM-2.136]', async () => {
    const { browser, user, address } = await open(BASKET, 'Clean Energy Transition');
    const { orders } = valueOf(await browser.get(BasketOrders).book({}));
    const own = orders.filter((o) => o.basketId === 202 && o.status === 'completed');
    const rows = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      own.map(({ orderId }) => expect.stringContaining(`Order ${orderId}`) as string),
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
    const units = own.reduce((sum, order) => sum + order.units, 0);
    expect(fact('Total Units')).toHaveTextContent(`Total Units${units}`);
    expect(fact('Value at latest quotes')).toHaveTextContent(/₹[\d,.]+[+−]₹/);
    expect(screen.getByRole('link', { name: 'Explore Basket' })).toHaveAttribute(
      'href',
      '/basket-details?basket_id=202',
    );
    await user.click(screen.getByRole('link', { name: 'Back to Portfolio' }));
    expect(address()).toBe(PORTFOLIO);
  });

  it('breaks down into shares that add up to the paid amount [PM-2.129, PM-2.137]', async () => {
    const { browser, user, address } = await open(BASKET, 'Clean Energy Transition');
    const { held } = valueOf(await browser.get(BasketOrders).book({}));
    const basket = held.find(({ basketId }) => basketId === 202);
    const parts = within(screen.getByRole('list', { name: 'What you hold in it' }));
    const amounts = parts
      .getAllByRole('listitem')
      .map((row) =>
        Money.of(/₹([\d,.]+)$/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '') ?? ''),
      );
    expect(Money.sum(amounts).text).toBe(basket?.investment.text);
    await user.click(parts.getByRole('link', { name: /^Marudhar Solar Parks/ }));
    expect(address()).toBe(BASKET_SHARE);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Marudhar Solar Parks' }),
    ).toBeVisible();
  });

  it('shows the units of one share by order [PM-2.129, PM-2.136, PM-2.137]', async () => {
    const { user, address } = await open(BASKET_SHARE, 'Marudhar Solar Parks');
    expect(screen.getByText('Part of Clean Energy Transition')).toBeVisible();
    expect(fact('Value at latest quotes')).toHaveTextContent(QUOTED);
    expect(fact('Number of shares')).toHaveTextContent('Number of shares180');
    expect(fact('Weight')).toHaveTextContent(/^Weight\d+\.\d+%$/);
    expect(fact('Investment')).toHaveTextContent(/^Investment₹[\d,.]+$/);
    const rows = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(rows.at(-1)).toHaveTextContent('60 in 1 basket');
    expect(rows.at(-2)).toHaveTextContent('120 in 2 baskets');
    expect(screen.getByRole('link', { name: 'Explore Asset' })).toHaveAttribute(
      'href',
      '/basket-breakup-details?pre_ipo_stock_id=112',
    );
    await user.click(screen.getByRole('link', { name: 'Back to Clean Energy Transition' }));
    expect(address()).toBe(BASKET);
  });
});

describe('a basket of which shares were sold', () => {
  const sellOfIt = async (units: number) => {
    const { browser } = await renderScreen({ path: '/terms', as: 'demo', backend });
    await sellHeld(browser, backend, { shareName: 'Tapti Energy Storage', units, price: '500' });
    return browser;
  };

  it('shows the remaining and the sold units with their values [PM-2.137]', async () => {
    const browser = await sellOfIt(25);
    await open(BASKET, 'Clean Energy Transition');
    const { held } = valueOf(await browser.get(BasketOrders).book({}));
    const basket = held.find(({ basketId }) => basketId === 202);
    expect(screen.getByText(/^Some of its shares are sold\./)).toBeVisible();
    expect(fact('Total Units')).toHaveTextContent('Total Units3');
    expect(fact('Total Investment')).toHaveTextContent(
      formatRupees(basket?.investment ?? Money.zero),
    );
    const parts = within(screen.getByRole('list', { name: 'What you hold in it' }));
    const tapti = parts.getByRole('link', { name: /^Tapti Energy Storage/ });
    expect(tapti).toHaveTextContent('35 shares · 25 sold');
    const amounts = parts
      .getAllByRole('listitem')
      .map((row) =>
        Money.of(/₹([\d,.]+)$/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '') ?? ''),
      );
    expect(Money.sum(amounts).text).toBe(basket?.investment.text);
    const sold = within(screen.getByRole('list', { name: 'Sold' })).getAllByRole('listitem');
    expect(sold.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Tapti Energy Storage5 × ₹500 · .*₹2,500[+−]₹/) as string,
      expect.stringMatching(/^Tapti Energy Storage20 × ₹500 · .*₹10,000[+−]₹/) as string,
    ]);
  });

  it('keeps the page of a fully sold share, with a link from Sell [PM-2.137]', async () => {
    await sellOfIt(35);
    const path = '/privatemarket/basket-asset-details?basket_id=202&pre_ipo_product_id=109';
    const { leave } = await renderScreen({ path: '/privatemarket/sell', as: 'demo', backend });
    const requests = within(await screen.findByRole('list', { name: 'Your sell requests' }));
    const [newest] = requests.getAllByRole('link', { name: /^Tapti Energy Storage/ });
    expect(newest).toHaveAttribute('href', path);
    leave();
    await open(path, 'Tapti Energy Storage');
    expect(fact('Number of shares')).toHaveTextContent('Number of shares0');
    expect(screen.queryByRole('link', { name: 'Sell these shares' })).toBeNull();
    const sold = within(screen.getByRole('list', { name: 'Sold' })).getAllByRole('listitem');
    expect(sold).toHaveLength(3);
    expect(screen.getByText(/^Shares are sold in the order in which they came/)).toBeVisible();
  });
});

describe('a share of the portfolio', () => {
  it('has every purchase with its charges, and their sum [PM-1.2, PM-2.137]', async () => {
    const { browser } = await open(SHARE, 'National Stock Exchange of India');
    const history = valueOf(await browser.get(HeldShares).history(101, {}));
    const totals = purchaseTotals(history);
    const list = screen.getByRole('list', { name: 'History' });
    const entries = [...list.children].map((entry) => entry.textContent);
    expect(entries).toHaveLength(history.length);
    for (const [at, { orderId, units, totalPayable }] of history.entries()) {
      expect(entries[at]).toContain(`Order ${orderId} · ${units} shares`);
      expect(entries[at]).toContain('Stamp duty');
      expect(entries[at]).toContain(`Total payable${formatRupees(totalPayable)}`);
    }
    const sum = screen.getByRole('region', { name: 'All purchases together' });
    expect(sum).toHaveTextContent(`Number of shares${totals.units}`);
    expect(sum).toHaveTextContent(`Total payable${formatRupees(totals.totalPayable)}`);
    expect(fact('Average price')).toHaveTextContent(
      formatRupees(totals.averagePrice ?? Money.zero),
    );
    expect(fact('Value at latest quotes')).toHaveTextContent(QUOTED);
    expect(fact('Value at latest quotes')).toHaveTextContent(/[+−]₹[\d,.]+ \(/);
  });

  it('leads to the company and to its sale [PM-2.135, PM-2.136]', async () => {
    await open(SHARE, 'National Stock Exchange of India');
    expect(screen.getByRole('link', { name: 'Explore Asset' })).toHaveAttribute(
      'href',
      '/pre-ipo-details?pre_ipo_stock_id=101&domain_name=nseindia.com',
    );
    expect(screen.getByRole('link', { name: 'Sell these shares' })).toHaveAttribute(
      'href',
      '/privatemarket/sell?share_name=National+Stock+Exchange+of+India',
    );
  });

  it('shows sold units with proceeds, and the remaining ones [PM-2.137]', async () => {
    const { browser } = await renderScreen({ path: '/terms', as: 'demo', backend });
    // Withdraw the pending request, so that all 500 shares, bought at ₹131, can be sold.
    const answered = valueOf(await browser.get(SellRequests).list({}));
    const waiting = answered.find(({ status }) => status === 'under-review');
    const takeBack = { requestId: waiting?.requestId ?? 0, tag: 'withdraw' } as const;
    valueOf(await browser.get(SellRequests).answer(takeBack, {}));
    const wish = { shareName: 'Ganga Home Textiles', units: 200, price: '128.50' };
    await sellHeld(browser, backend, wish);
    const textiles = '/privatemarket/omni-asset-details?pre_ipo_product_id=122';
    const partSold = await open(textiles, 'Ganga Home Textiles');
    expect(fact('Number of shares')).toHaveTextContent('Number of shares300');
    expect(screen.getAllByText('Investment')[0]?.parentElement).toHaveTextContent('₹39,300');
    expect(fact('Average price')).toHaveTextContent('₹131');
    const sold = within(screen.getByRole('list', { name: 'Sold' })).getByRole('listitem');
    expect(sold).toHaveTextContent('200 × ₹128.50');
    expect(sold).toHaveTextContent('₹25,700');
    expect(sold).toHaveTextContent('−₹500 (−1.91%)');
    expect(
      screen.getByText('What was bought first is sold first.', { exact: false }),
    ).toBeVisible();
    await sellHeld(browser, backend, { ...wish, units: 300 });
    partSold.leave();
    const { goTo } = await open(PORTFOLIO, 'Portfolio');
    expect(within(list(SHARES)).queryByText(wish.shareName)).not.toBeInTheDocument();
    // A share of which all units are sold keeps its page and is listed.
    const gone = within(await screen.findByRole('list', { name: /^Sold \(/ }));
    const row = gone.getByRole('link', { name: /^Ganga Home Textiles/ });
    expect(row).toHaveTextContent('500 shares · last sold on');
    expect(row).toHaveTextContent('₹64,250');
    goTo(textiles);
    expect(await screen.findByText('You have sold all of it')).toBeVisible();
    expect(fact('You received')).toHaveTextContent('₹64,250');
    expect(fact('Shares sold')).toHaveTextContent('Shares sold500');
    expect(fact('You had paid')).toHaveTextContent('₹65,500');
    expect(fact('Gain')).toHaveTextContent('−₹1,250 (−1.91%)');
    expect(screen.queryByRole('link', { name: 'Sell these shares' })).toBeNull();
    expect(screen.getByRole('list', { name: 'History' }).children).toHaveLength(1);
    const sales = within(screen.getByRole('list', { name: 'Sold' })).getAllByRole('listitem');
    expect(sales).toHaveLength(2);
  });

  it('is reached from its row [PM-2.129]', async () => {
    const { user, address } = await open(PORTFOLIO, 'Portfolio');
    const nse = rowIn(SHARES, 'National Stock Exchange of India');
    expect(nse).toHaveTextContent('Market Infrastructure');
    await user.click(nse);
    expect(address()).toBe(SHARE);
    await screen.findByText('Average price');
  });

  it.each([
    '/privatemarket/omni-asset-details?pre_ipo_product_id=125',
    '/privatemarket/basket-breakup?basket_id=203',
    '/privatemarket/omni-asset-details?pre_ipo_product_id=-5',
    '/privatemarket/basket-asset-details?basket_id=202&pre_ipo_product_id=101',
  ])('is reported as not held at %s', async (path) => {
    await renderScreen({ path, as: 'demo', backend });
    expect(await screen.findByRole('heading', { name: 'You do not hold this' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible();
  });
});
