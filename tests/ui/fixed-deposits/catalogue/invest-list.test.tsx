import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const FETCH_LIST = 'POST /api/main/products/getfd';
const show = (path = '/invest') => renderScreen({ path, as: 'visitor', backend });
const rowNamed = async (name: string) => {
  const table = await screen.findByRole('table');
  const heads = within(table).getAllByRole('rowheader');
  const row = heads.find((head) => head.textContent.startsWith(name))?.closest('tr');
  if (row === null || row === undefined) throw new Error(`${name} stands in no row`);
  return row;
};
/** The rows of the table, and the names in them, in display order. */
const shownRows = () => [...document.querySelectorAll('main tbody tr:has(td)')];
const nameIn = (row: Element) =>
  row.querySelector('th a, th span[class*="name"]:not([class*="names"])')?.textContent ?? '';
const shownDeposits = () => shownRows().map(nameIn);

const amountIn = (cell: Element | null) => Number(cell?.textContent.replaceAll(/[₹,]/g, ''));

async function popular(browser: Awaited<ReturnType<typeof show>>['browser']) {
  const query = { categoryId: 1, tagId: 2, count: 10 };
  const list = await browser.get(DepositCatalogue).list(query, {});
  if (!list.ok) throw new Error('no list');
  return list.value.listings;
}

describe('the invest list', () => {
  it('appears together with the content below it, without a layout shift', async () => {
    const calls = heldCalls('/getfd');
    calls.hold();
    await show();
    await screen.findByRole('heading', { level: 1, name: 'Popular Fixed Deposits' });
    expect(await screen.findByText('Loading')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try FD Finder' })).toBeNull();
    void calls.release();
    expect(await screen.findByRole('link', { name: 'Try FD Finder' })).toBeVisible();
    expect(shownDeposits()).toHaveLength(9);
  });

  it('draws the growth of the chosen deposit beside the list, on wide windows alone', async () => {
    await show();
    const panel = await screen.findByRole('complementary', { name: /^Chosen: Tejas High Yield/ });
    const growth = await within(panel).findByRole('figure', { name: 'How it grows' });
    expect(growth).toHaveTextContent('₹1,00,000 at 8.91% a year');
    expect(growth).toHaveTextContent(formatDate(backend.sandbox.clock.today().plus({ years: 3 })));
    const book = within(panel).getByRole('link', { name: 'Book with ₹1,00,000' });
    expect(book).toHaveAttribute('href', expect.stringMatching(/^\/invest\//));
    act(() => setWindowWidth(390));
    expect(panel).not.toBeInTheDocument();
  });

  it('has the heading Popular Fixed Deposits [FD-2.1]', async () => {
    await show();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Popular Fixed Deposits' }),
    ).toBeVisible();
  });

  it('shows the highest rate of the product documents [FD-1.9]', async () => {
    await show();
    const claim = await screen.findByText(/Rates up to 9\.41% p\.a\./);
    expect(claim).toHaveTextContent('for women aged 60 or older in Tejas High Yield, 3 years');
    const row = await rowNamed('Tejas High Yield Deposit');
    expect(row).toHaveTextContent('8.91% p.a.');
    expect(claim).toHaveTextContent('(regular rate 8.91%)');
  });

  it('names for its highest rate a deposit and tenure that has it [FD-1.9]', async () => {
    const { browser } = await show();
    const listings = await popular(browser);
    const best = listings.find(({ deposit }) => deposit.name === 'Tejas High Yield Deposit');
    expect(best?.row.tenure.text).toBe('3Y');
    expect(best?.row.rates.fsc?.text).toBe('9.41');
    const all = listings.flatMap(({ rateCard }) => rateCard?.rows ?? []);
    expect(all.length).toBeGreaterThan(40);
    expect(all.every(({ rates }) => !rates.fsc?.isGreaterThan(Percentage.of('9.41')))).toBe(true);
  });

  it('shows ten deposits of category 1 and tag 2, the highest return first [FD-9.29]', async () => {
    const { browser } = await show();
    const names = (await popular(browser)).map(({ deposit }) => deposit.name);
    expect(names).toHaveLength(10);
    await rowNamed(names[0] ?? '');
    const offered = names.filter((name) => name !== 'Anvaya Utsav Deposit');
    expect(shownDeposits().toSorted()).toEqual(offered.toSorted());
    const earned = shownRows().map((row) => amountIn(row.querySelector('td + td')));
    expect(earned).toEqual(earned.toSorted((a, b) => b - a));
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Highest return first');
    expect(screen.getByText(/^Not offered on these terms/)).toHaveTextContent(
      /Anvaya Utsav Deposit$/,
    );
  });

  it('is requested with only the documented fields [FD-7.9]', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await show();
    await screen.findAllByText(/p\.a\./);
    const bodies = fetched.mock.calls.map(([, init]) => init?.body);
    fetched.mockRestore();
    const texts = bodies.filter((body) => typeof body === 'string');
    const lists = texts.filter((body) => body.includes('FDList'));
    expect(lists.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        display_location: 'FDList',
        category_id: 1,
        tag_id: 2,
        tag: '',
        fd_id: 0,
        payout_method_id: 'C',
        investor_id: 0,
        count: 10,
      },
    ]);
  });

  it('highlights the first four cards, separate from the others [FD-2.2]', async () => {
    const { browser } = await show();
    await rowNamed('Tejas High Yield Deposit');
    const groups = [...document.querySelectorAll('main tbody')];
    expect(groups.map((group) => group.hasAttribute('data-divided'))).toEqual([false, true]);
    expect(within(groups[1] as HTMLElement).getByText('More deposits')).toBeVisible();
    expect(groups.map((group) => group.querySelectorAll('tr:has(td)').length)).toEqual([4, 5]);
    const edges = groups.map((group) => group.querySelectorAll('svg rect[fill]').length);
    expect(edges).toEqual([4, 0]);
    const { length } = await popular(browser);
    expect(length).toBe(10);
  });

  it('shows rate and tenure of each, and the interest on 1 Lac [FD-9.2]', async () => {
    const { browser } = await show();
    const [first] = await popular(browser);
    if (first === undefined) throw new Error('an empty list');
    const { deposit, row } = first;
    const card = await rowNamed(deposit.name);
    const [rate, interest] = [row.rates.r, row.interestOnLakh.r];
    if (rate === undefined || interest === undefined) throw new Error('no figures');
    expect(card).toHaveTextContent(`${formatPercent(rate)} p.a.`);
    expect(card).toHaveTextContent(formatRupees(interest));
    const caption = 'Interest on 1 Lac for 3 years · highest return first';
    const table = screen.getByRole('table', { name: caption });
    expect(table).toContainElement(card);
  });

  it('shows for each deposit whether it is insured, and its rating', async () => {
    await show();
    expect(await rowNamed('Tejas High Yield Deposit')).toHaveTextContent(/Not insured.*AA/);
    expect(await rowNamed('Himadri Classic Deposit')).toHaveTextContent(/Insured up to ₹5 lakh/);
  });

  it('omits a tag that every card would show [FD-2.60]', async () => {
    const { browser } = await show('/invest?for=best');
    const tagged = (await popular(browser)).filter(({ row }) => row.tag === 'Most Invest');
    expect(tagged.length).toBeGreaterThan(1);
    for (const { deposit } of tagged) {
      expect(await rowNamed(deposit.name)).not.toHaveTextContent('Most Invest');
    }
  });

  it('opens the details of a card with its tenure [FD-2.8, FD-2.10]', async () => {
    const { user, browser, address } = await show();
    const [first] = await popular(browser);
    if (first === undefined) throw new Error('an empty list');
    const { deposit, row } = first;
    await rowNamed(deposit.name);
    await user.click(screen.getByRole('link', { name: deposit.name }));
    const tag = encodeURIComponent(row.tag ?? '-');
    expect(address()).toBe(`/invest/${deposit.depositId}/${row.schemeMasterId}/${tag}`);
    expect(browser.get(JourneyStore).read(JourneyKey.SelectedTenure)).toBe(row.tenure.text);
  });

  it('does not open an upcoming deposit [FD-2.11]', async () => {
    await show();
    const card = await rowNamed('Meghna Fixed Deposit');
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card).toHaveTextContent('Upcoming');
  });

  it('reports a list that fails to load, and loads it again [FD-8.2]', async () => {
    await addFault(backend, { route: FETCH_LIST, kind: 'status', status: 500 });
    const { user } = await show();
    expect(await toast('We could not load the deposits. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowNamed('Tejas High Yield Deposit')).toBeVisible();
  });
});

describe('finding a deposit', () => {
  it('searches all deposits, also those outside the lists', async () => {
    const { user, address } = await show();
    await rowNamed('Tejas High Yield Deposit');
    await user.type(screen.getByLabelText('Search by bank or deposit'), 'deccan');
    await waitFor(() => expect(address()).toBe('/invest?search=deccan'));
    await waitFor(() => expect(screen.queryByText('Tejas High Yield Deposit')).toBeNull());
    expect(shownDeposits()).toEqual(expect.arrayContaining(['Deccan Sampada Deposit']));
  });

  it('keeps the cards while the investor types, until the reply arrives', async () => {
    const { browser, user } = await show();
    const [first] = (await popular(browser)).map(({ deposit }) => deposit.name);
    const card = await rowNamed(first ?? '');
    await user.type(screen.getByRole('searchbox'), first?.slice(0, 1) ?? '');
    expect(card).toBeInTheDocument();
    const divided = () => document.querySelector('main tbody[data-divided]');
    expect(divided()).not.toBeNull();
    await waitFor(() => expect(divided()).toBeNull());
  });

  it('says when nothing is found, and clears the search', async () => {
    const { user } = await show('/invest?search=zebra');
    expect(await screen.findByText('No deposit matches “zebra”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await rowNamed('Tejas High Yield Deposit')).toBeVisible();
  });

  it('sorts by the annual return', async () => {
    const { user } = await show();
    await rowNamed('Tejas High Yield Deposit');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest return first');
    await waitFor(() => expect(shownDeposits()[0]).toBe('Himadri Classic Deposit'));
  });

  it('shows N/A for a missing rate, and sorts it last [FD-2.70, FD-4.42]', async () => {
    const figures = ['rate_of_interest', 'interest_amount_1l'].flatMap((name) =>
      ['', '_r', '_f', '_sc', '_fsc'].map((column) => [`${name}${column}`, null]),
    );
    const others = [['tenures', null], ['is_insured', null]];
    const patch = { data: { '0': Object.fromEntries([...figures, ...others]) as object } };
    await addFault(backend, { route: FETCH_LIST, kind: 'patch', patch, times: 1 });
    await show('/invest?sort=highest-rate');
    await rowNamed('Himadri Classic Deposit');
    const cards = shownRows();
    expect(cards.length).toBeGreaterThan(4);
    const last = cards.pop();
    expect(last).toHaveTextContent(/N\/A.*No rate today.*Insurance not stated/);
    expect(last).not.toHaveTextContent('p.a.');
    for (const card of cards) expect(card).toHaveTextContent('p.a.');
  });

  it('applies a filter, keeps it in the URL and removes it by its chip', async () => {
    const { user, address } = await show();
    await rowNamed('Tejas High Yield Deposit');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(await screen.findByLabelText('Issuer'), 'Banks');
    await user.selectOptions(screen.getByLabelText('Tenure'), 'Over 5 years');
    await user.click(screen.getByRole('button', { name: 'Show deposits' }));
    await waitFor(() => expect(screen.queryByText('Tejas High Yield Deposit')).toBeNull());
    expect(address()).toBe('/invest?issuer=bank&tenure=over-5y');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove filter Over 5 years' }));
    expect(address()).toBe('/invest?issuer=bank');
  });

  it('reads its filters from a shared link', async () => {
    await show('/invest?insured=no&rate=8.5&payout=monthly&sort=highest-interest');
    expect(await rowNamed('Tejas High Yield Deposit')).toHaveTextContent('Monthly payout');
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    expect(screen.getByLabelText('Sort by')).toHaveValue('highest-interest');
    expect(shownRows().length).toBeGreaterThan(0);
    expect(screen.getByRole('table')).not.toHaveTextContent('Insured up to ₹5 lakh');
  });

  it.each(['a'.repeat(61), 'a%0Ab'])('ignores a search that cannot be typed', async (search) => {
    await show(`/invest?search=${search}`);
    expect(await rowNamed('Tejas High Yield Deposit')).toBeVisible();
  });

  it('removes all filters if nothing is found', async () => {
    const { user } = await show('/invest?issuer=bank&insured=no');
    expect(await screen.findByText('No deposit matches your filters')).toBeVisible();
    expect(screen.getByText('Remove a filter to see more deposits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await rowNamed('Tejas High Yield Deposit')).toBeVisible();
  });

  it('loads more pages, and as many again after a reload', async () => {
    const { user, address, reload } = await show('/invest?tenure=1y-to-3y');
    await waitFor(() => expect(shownRows()).toHaveLength(10));
    await addFault(backend, { route: FETCH_LIST, kind: 'status', status: 500, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The next deposits could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const shown = () => shownRows().length;
    await waitFor(() => expect(shown()).toBeGreaterThan(10));
    const length = shown();
    const names = shownDeposits();
    expect(new Set(names).size).toBe(length);
    await expect.poll(address).toMatch(/shown=\d+/);
    reload();
    await waitFor(() => expect(shown()).toBe(length));
  });

  it('keeps search and order over a reload', async () => {
    const { reload, user } = await show();
    await rowNamed('Tejas High Yield Deposit');
    await user.type(screen.getByLabelText('Search by bank or deposit'), 'tejas');
    reload();
    expect(await screen.findByLabelText('Search by bank or deposit')).toHaveValue('tejas');
  });
});

describe('other links to the deposits', () => {
  it.each([
    ['High Return', 'High Return FDs', '/cards/3/High%20Return'],
    ['Short Term', 'Short Term FDs', '/cards/7/short%20term'],
    ['Long Term', 'Long Term FDs', '/cards/5/long%20term'],
  ])('has a tile with text for %s [FD-1.3, FD-2.3, FD-2.4]', async (option, heading, path) => {
    const { user, address } = await show();
    const explore = await screen.findByRole('heading', { name: 'Explore Investment Options' });
    const block = explore.closest('section');
    if (block === null) throw new Error('no block');
    const link = within(block).getByRole('link', { name: option });
    expect(within(block).getAllByRole('listitem')).toHaveLength(3);
    const line = link.closest('li')?.querySelector('p')?.textContent ?? '';
    expect(line.split(' ').length).toBeGreaterThan(3);
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
    expect(address()).toBe(path);
  });

  it.each([
    ['high-return', 'High Return FDs', '/cards/3/High%20Return'],
    ['short-term', 'Short Term FDs', '/cards/7/short%20term'],
    ['long-term', 'Long Term FDs', '/cards/5/long%20term'],
  ])('redirects the old link of %s to its list [FD-2.4]', async (category, heading, path) => {
    const { address } = await show(`/invest?category=${category}`);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(address()).toBe(path);
  });

  it('reports which category was chosen [FD-7.90]', async () => {
    const { user, browser } = await show();
    const happened = vi.spyOn(browser.get(Reporting), 'happened');
    await user.click(await screen.findByRole('link', { name: 'Short Term' }));
    expect(happened).toHaveBeenCalledWith('Short Term FD Clicked');
  });

  it('lists the partner banks, upcoming ones marked Upcoming [FD-2.5, FD-2.6]', async () => {
    const { user, browser } = await show();
    const issuers = await browser.get(DepositCatalogue).issuers({ count: 50 }, {});
    if (!issuers.ok) throw new Error('no issuers');
    const row = (await screen.findByRole('heading', { name: 'Partner Banks' })).closest('section');
    if (row === null) throw new Error('no row');
    for (const { name } of issuers.value) {
      expect(await within(row).findByText(name)).toBeVisible();
    }
    await user.click(within(row).getByRole('button', { name: 'Meghna Bank' }));
    expect(await toast('Upcoming')).toBeVisible();
  });

  it('recognises an upcoming partner by is_comingsoon, and requests 20 [FD-2.7, FD-7.12]', async () => {
    const patch = { data: { '0': { is_comingsoon: 1 } } };
    const route = 'POST /api/main/products/issuers';
    await addFault(backend, { route, kind: 'patch', patch, times: 1 });
    const requests = vi.fn<(query: unknown) => void>();
    const { browser } = await renderScreen({
      path: '/invest',
      as: 'visitor',
      backend,
      prepare: (used) => {
        const catalogue = used.get(DepositCatalogue);
        const { issuers: ask } = catalogue;
        vi.spyOn(catalogue, 'issuers').mockImplementation((query, options) => {
          requests(query);
          return ask.call(catalogue, query, options);
        });
      },
    });
    await screen.findByRole('button', { name: 'Meghna Bank' });
    expect(requests.mock.calls).toEqual([[{ count: 20 }]]);
    const issuers = await browser.get(DepositCatalogue).issuers({ count: 1 }, {});
    const name = issuers.ok ? (issuers.value[0]?.name ?? '?') : '?';
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('leads from any other partner to its best deposit [FD-2.7]', async () => {
    const { user, address } = await show();
    await user.click(await screen.findByRole('link', { name: 'Tejas Capital' }));
    expect(address()).toBe('/invest/1013/0/-');
    const title = { level: 1, name: 'Tejas High Yield Deposit' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });
});
