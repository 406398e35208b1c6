import { Companies } from '#application/private-market/companies.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const pathOf = (shareId: number, domain: string, more = '') =>
  `/pre-ipo-details?pre_ipo_stock_id=${shareId}&domain_name=${domain}${more}`;
const NSE = pathOf(101, 'nseindia.com');
const NILGIRI = pathOf(104, 'nilgiridiagnostics.example');
const SETU = pathOf(102, 'setuinfra.example');
const ORBIS = pathOf(120, 'orbisledger.example');
const LUMINA = pathOf(115, 'luminalearning.example');
const ZENITH = pathOf(123, 'zenithhydrogen.example');
const COMPANY_CALL = 'GET /api/private-market/gettracxndata';
const flagFault = { route: 'GET /api/countries/name/:country', kind: 'status' } as const;
const DETAIL_CALL = 'POST /api/private-market/domaincustomdetails';

const open = (path: string, as: 'visitor' | 'demo' = 'demo') => renderScreen({ path, as, backend });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const part = (name: string) => screen.findByRole('region', { name });
const detailPatch = (fields: Record<string, unknown>) => ({
  route: DETAIL_CALL,
  kind: 'patch' as const,
  patch: { data: { data: fields } },
  times: 1,
});

describe('the page of a company', () => {
  it('has the share, the domain and the origin in its URL [PM-2.80]', async () => {
    const requests = vi.spyOn(globalThis, 'fetch');
    const path = `${NILGIRI}&where_from=pre-ipo-dashboard`;
    const { pathname, searchParams } = new URL(path, 'http://app.example');
    const { address } = await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: /Nilgiri/ })).toBeVisible();
    expect(address()).toBe(path);
    expect(pathname).toBe('/pre-ipo-details');
    const calls = requests.mock.calls.map(([url, init]) => JSON.stringify([url, init?.body]));
    requests.mockRestore();
    const shareId = searchParams.get('pre_ipo_stock_id');
    expect(calls.join('\n')).toContain(`pre_ipo_stock_id\\":${shareId}`);
    expect(calls.join('\n')).toContain(`domain=${searchParams.get('domain_name')}`);
  });

  it('sends a visitor to the sign-in [PM-2.81]', async () => {
    const { address } = await open(NILGIRI, 'visitor');
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('has its sections, and leads to each [PM-2.82, PM-2.83]', async () => {
    await open(NILGIRI);
    await part('Company Overview');
    const names = [
      'Company Overview',
      'Reasons to Invest',
      'Risks',
      'Price History',
      'Latest News',
      'Financial Statements',
      'Cap Table',
      'Competitors',
    ];
    expect(headings().filter((name) => names.includes(name))).toEqual(names);
    const nav = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(names);
    expect(document.querySelector(links[1]?.getAttribute('href') ?? '')).toBeTruthy();
  });

  it('marks the section navigation only after scrolling [PM-2.85]', async () => {
    await open(NILGIRI);
    const nav = await screen.findByRole('navigation', { name: 'On this page' });
    expect(nav).not.toHaveAttribute('data-scrolled');
    act(() => scrollPage(400));
    expect(nav).toHaveAttribute('data-scrolled');
    act(() => scrollPage(0));
    expect(nav).not.toHaveAttribute('data-scrolled');
  });

  it('has the invest card, but not from a basket [PM-2.88, PM-2.89]', async () => {
    const first = await open(NILGIRI);
    expect(await part('Invest in this share')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to Invested Basket' })).toBeNull();
    first.leave();
    const { user, address, goTo } = await open('/privatemarket/listing');
    goTo(`${NILGIRI}&where_from=/basket-details`);
    await user.click(await screen.findByRole('button', { name: 'Back to Invested Basket' }));
    expect(address()).toBe('/privatemarket/listing');
  });

  it('omits the card if opened from a basket [PM-2.88]', async () => {
    await open(`${NILGIRI}&where_from=/basket-details`);
    await part('Company Overview');
    expect(screen.queryByRole('region', { name: 'Invest in this share' })).toBeNull();
  });

  it('shows the figures of a company, with overrides first [PM-3.5, PM-3.11]', async () => {
    await open(SETU);
    const overview = within(await part('Company Overview'));
    expect(await overview.findByText('Coastal Readymix and 3 more')).toBeVisible();
    expect(overview.getByText('₹23,400 Cr.')).toBeVisible();
    expect(overview.getByText('Early investors sold a part of their shares in 2024')).toBeVisible();
  });

  it('shows dollars, and downloads a foreign flag [PM-2.96, PM-9.33, PM-9.42]', async () => {
    await open(ORBIS);
    const overview = within(await part('Company Overview'));
    expect(await overview.findByText('$1.68B')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('header img[src="/flags/sg.svg"]')).toBeTruthy(),
    );
  });

  it('shows no flag if it does not come [PM-7.52]', async () => {
    await addFault(backend, { ...flagFault, times: 1 });
    const { browser, goTo } = await renderScreen({ path: '/terms', as: 'demo', backend });
    const flag = vi.spyOn(browser.get(Companies), 'flag');
    goTo(ORBIS);
    await waitFor(() => expect(flag).toHaveResolved());
    expect(await flag.mock.results[0]?.value).toMatchObject({ ok: false });
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(head).toHaveTextContent('Singapore');
    expect(head?.querySelector('img[src*="/flags/"]')).toBeNull();
  });

  it('shows the bundled flag for India, and downloads none [PM-2.97]', async () => {
    const requests = vi.spyOn(globalThis, 'fetch');
    await open(NILGIRI);
    await waitFor(() =>
      expect(document.querySelector('header img[src="/flags/in.svg"]')).toBeTruthy(),
    );
    const calls = requests.mock.calls.map(([url]) => JSON.stringify(url));
    requests.mockRestore();
    expect(calls.join('\n')).not.toContain('/countries/');
  });

  it('shows news with icons, and loads more [PM-2.98, PM-7.46, PM-7.47, PM-7.52]', async () => {
    const { user } = await open(NSE);
    const news = within(await part('Latest News'));
    expect(await news.findAllByRole('listitem')).toHaveLength(3);
    const icon = news.getAllByRole('listitem')[0]?.querySelector('img');
    expect(icon?.getAttribute('src')).toMatch(/\/api\/favicon\?domain=[\w-]+\.example$/);
    if (icon instanceof HTMLImageElement) fireEvent.error(icon);
    const [first] = news.getAllByRole('listitem');
    expect(first?.querySelector('img')).toBeNull();
    expect(first?.querySelector('svg')).toBeTruthy();
    await user.click(news.getByRole('button', { name: 'More news' }));
    await waitFor(() => expect(news.getAllByRole('listitem')).toHaveLength(6));
    await user.click(news.getByRole('button', { name: 'More news' }));
    expect(await news.findByText('No more news.')).toBeVisible();
    expect(news.getAllByRole('listitem')).toHaveLength(7);
  });

  it('links to the note, or says that there is none [PM-8.35, PM-8.36]', async () => {
    const shown = await open(NILGIRI);
    const note = await screen.findByRole('link', { name: /Investor note \(PDF\)/ });
    expect(note.getAttribute('href')).toMatch(/\/documents\/investor-notes\/104\.pdf$/);
    expect(note).toHaveAttribute('target', '_blank');
    expect(note.closest('header')).toContainElement(screen.getByRole('heading', { level: 1 }));
    shown.leave();
    const { user } = await open(ZENITH);
    await user.click(await screen.findByRole('button', { name: 'Investor note (PDF)' }));
    expect(await toast('There is no investor note for this share yet.')).toBeVisible();
  });

  it('has layouts of their own for NSE and the marketplace [PM-2.93, PM-2.94, PM-2.95]', async () => {
    const special = () => document.querySelector('header[data-special]');
    const shown = await open(NSE);
    expect(await part('What you need for NSE shares')).toHaveTextContent('cancelled cheque');
    expect(headings().indexOf('Financial Statements')).toBe(
      headings().indexOf('Company Overview') + 1,
    );
    expect(special()).toHaveAttribute('data-ground', 'green');
    shown.leave();
    const { leave } = await open(SETU);
    const band = await part('The marketplace in figures');
    expect(band).toHaveTextContent('₹16,905 Cr.');
    const names = ['Company Overview', 'Financial Statements', 'Reasons to Invest'];
    expect(headings().slice(headings().indexOf('Company Overview')).slice(0, 3)).toEqual(names);
    expect(special()).toHaveAttribute('data-ground', 'green');
    leave();
    await open(NILGIRI);
    await part('Company Overview');
    expect(special()).toBeNull();
  });

  it('keeps the other sections if the company data fail, and loads them again', async () => {
    await addFault(backend, { route: COMPANY_CALL, kind: 'status', status: 500, times: 1 });
    const { user } = await open(NILGIRI);
    const overview = within(await part('Company Overview'));
    await user.click(await overview.findByRole('button', { name: 'Try again' }));
    expect(await overview.findByText('Coimbatore, India')).toBeVisible();
    expect(within(await part('Reasons to Invest')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('reports an unknown share, and loads failed parts again', async () => {
    const shown = await open(pathOf(999, 'nothing.example'));
    expect(await screen.findByText('We could not find this share')).toBeVisible();
    shown.leave();
    await addFault(backend, { route: DETAIL_CALL, kind: 'status', status: 500, times: 1 });
    const { user } = await open(NILGIRI);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nilgiri Diagnostics' })).toBeVisible();
  });

  it('reads points without a title, and flags as text or numbers [PM-3.6]', async () => {
    const fields = { preIPOReasons: ['A reason in one line'], isWatchlisted: '1' };
    await addFault(backend, detailPatch(fields));
    await open(NSE);
    expect(await screen.findByText('A reason in one line')).toBeVisible();
    const remove = 'Remove National Stock Exchange of India from your watchlist';
    expect(screen.getByRole('button', { name: remove })).toBeVisible();
  });

  it('starts with price, quote, change, minimum amount and the last year', async () => {
    await open(NILGIRI);
    const title = await screen.findByRole('heading', { level: 1, name: 'Nilgiri Diagnostics' });
    const head = within(title.closest('header') ?? title);
    expect(head.getByText('₹760')).toBeVisible();
    expect(head.getByText(/^Quoted \d{1,2} \w{3} \d{4} by Vriddhi dealing desk$/)).toBeVisible();
    expect(head.getByText(/^\+\d+\.\d\d% in 12 months$/)).toBeVisible();
    expect(head.getByText('₹19,000')).toBeVisible();
    expect(head.getByText('25 shares')).toBeVisible();
    expect(await head.findByText('34.24')).toBeVisible();
    expect(head.getByText('₹741 Cr.')).toBeVisible();
    expect(head.getByText('+19.48% in a year')).toBeVisible();
  });

  it('leaves out unknown facts instead of N/A', async () => {
    await open(ZENITH);
    const overview = within(await part('Company Overview'));
    expect(await overview.findByText('Jamnagar, India')).toBeVisible();
    expect(overview.queryByText('N/A')).toBeNull();
    expect(overview.queryByText('Exits')).toBeNull();
  });

  it('reads out a price by arrow keys, in a sentence', async () => {
    const { user } = await open(NILGIRI);
    const prices = within(await part('Price History'));
    const chart = await prices.findByRole('slider', { name: 'Price per share, ₹' });
    const last = chart.getAttribute('aria-valuetext') ?? '';
    expect(last).toMatch(/^\d{1,2} \w{3} \d{4}: ₹760 by Vriddhi dealing desk$/);
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    const before = chart.getAttribute('aria-valuetext') ?? '';
    expect(before).not.toBe(last);
    expect(prices.getByText(wholeText(before))).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuenow', '1');
    await user.click(prices.getByRole('radio', { name: 'All' }));
    const all = prices.getByRole('slider', { name: 'Price per share, ₹' });
    expect(Number(all.getAttribute('aria-valuemax'))).toBeGreaterThan(
      Number(chart.getAttribute('aria-valuemax')),
    );
  });

  it('shows shareholders and similar companies [PM-3.22, PM-3.23]', async () => {
    await open(NILGIRI);
    const table = within(await part('Cap Table'));
    expect(await table.findByText('₹3,150 Cr.')).toBeVisible();
    expect(table.getByText('Cauvery Health Fund')).toBeVisible();
    const others = within(await part('Competitors')).getAllByRole('listitem');
    expect(others.map((item) => item.textContent)).toContain('Arogya Path Labs');
  });

  it('shows each price with its source and date', async () => {
    const { user } = await open(NILGIRI);
    const prices = within(await part('Price History'));
    expect(await prices.findByText(wholeText(/^From ₹\d+.* to ₹760 on /))).toBeVisible();
    expect(prices.getByRole('radio', { name: '1Y' })).toBeChecked();
    await user.click(prices.getByText('See all quotes'));
    const rows = prices.getAllByRole('row');
    expect(rows.length).toBeGreaterThan(8);
    expect(rows[1]).toHaveTextContent(/\d{1,2} \w{3} \d{4}Vriddhi dealing desk₹760/);
  });
});

describe('the financial statements', () => {
  const panels = async () => {
    const section = await part('Financial Statements');
    await within(section).findAllByText('Detailed Income Statement');
    return within(section).getAllByRole('group');
  };
  const panelOf = async (name: string) => {
    const found = (await panels()).find(
      (each) => each.querySelector('summary')?.textContent === name,
    );
    if (found === undefined) throw new Error(`no panel ${name}`);
    return found;
  };

  const openPanel = async (user: UserEvent, name: string) => {
    const panel = await panelOf(name);
    const summary = panel.querySelector('summary');
    if (summary !== null) await user.click(summary);
    return panel;
  };

  it('are six panels, all closed at first [PM-2.90, PM-2.91]', async () => {
    await open(NILGIRI);
    const names = (await panels()).map((panel) => panel.querySelector(':scope > summary'));
    const titles = [
      ...['Revenue', 'Profit and Loss', 'Summary', 'Detailed Income Statement'],
      ...['Balance Sheet', 'Cash Flow'],
    ];
    const outer = names.filter((summary) => titles.includes(summary?.textContent ?? ''));
    expect(outer.map((summary) => summary?.textContent)).toEqual(titles);
    expect(outer.some((summary) => summary?.parentElement?.hasAttribute('open'))).toBe(false);
  });

  it('are closed again when the width of the window changes [PM-2.92]', async () => {
    const { user } = await open(NILGIRI);
    await openPanel(user, 'Balance Sheet');
    expect(await panelOf('Balance Sheet')).toHaveAttribute('open');
    act(() => resizeTo(800));
    expect(await panelOf('Balance Sheet')).not.toHaveAttribute('open');
    act(() => resizeTo(1024));
  });

  it('show revenue and growth by year [PM-9.29, PM-9.35, PM-9.36, PM-9.37]', async () => {
    const { user, leave } = await open(NILGIRI);
    const years = await screen.findByRole('slider', {
      name: /^Revenue and profit by year, ₹ crore/,
    });
    expect(years).toHaveAttribute(
      'aria-valuetext',
      'FY 25-26: revenue ₹741 Cr. (+13.65%), profit after tax ₹92 Cr. (+19.48%)',
    );
    const revenue = await openPanel(user, 'Revenue');
    expect(revenue).toHaveTextContent('From ₹298 Cr. in FY 20-21 to ₹741 Cr. in FY 25-26.');
    for (const text of ['1 year13.65%', '3 years13.48%', '5 years19.98%']) {
      expect(revenue).toHaveTextContent(text);
    }
    leave();
    const second = await open(ZENITH);
    const short = await openPanel(second.user, 'Revenue');
    expect(short).toHaveTextContent('1 year50.00%');
    expect(short).not.toHaveTextContent(/[35] years|N\/A/);
  });

  it('list each line of a breakdown once, by year [PM-3.24, PM-3.26, PM-3.27, AP-9.33]', async () => {
    const { user } = await open(NILGIRI);
    const income = await openPanel(user, 'Detailed Income Statement');
    expect(within(income).getAllByRole('rowheader', { name: 'Other Income' })).toHaveLength(1);
    expect(within(income).getByRole('columnheader', { name: 'FY 25-26' })).toBeVisible();
    const row = within(income).getByRole('row', { name: /^Profit After Tax/ });
    expect(row).toHaveTextContent('₹92 Cr.');
  });

  it('say that nothing is published or a statement is empty [PM-8.34]', async () => {
    const shown = await open(LUMINA);
    expect(await screen.findByText(/^This company has not published accounts yet/)).toBeVisible();
    expect(await panelOf('Balance Sheet')).toHaveTextContent('Data not available');
    shown.leave();
    const period = { start: { year: 2024 }, end: { year: 2025 } };
    const patch = { data: { financials: { data: [{ period, balanceSheet: [] }] } } };
    await addFault(backend, { route: COMPANY_CALL, kind: 'patch', patch, times: 1 });
    await open(NILGIRI);
    expect(await panelOf('Balance Sheet')).toHaveTextContent('No records found.');
    expect(await panelOf('Cash Flow')).toHaveTextContent('Data not available');
  });

  it('shorten the years of charts below 500 and 450 pixels [PM-9.38, PM-9.39]', async () => {
    await open(NILGIRI);
    const labelsOf = (name: string) =>
      screen.getByRole('figure', { name, hidden: true }).textContent ?? '';
    const [amounts, margins] = ['Revenue and profit by year, ₹ crore', 'Profit margin by year'];
    for (const [width, chart, labels] of [
      [500, amounts, 'FY 20-21FY 21-22'],
      [499, amounts, '20-2121-22'],
      [450, margins, 'FY 20-21FY 21-22'],
      [449, margins, '20-2121-22'],
    ] as const) {
      act(() => resizeTo(width));
      await panels();
      expect(labelsOf(chart)).toContain(labels);
    }
    act(() => resizeTo(1024));
  });
});

function scrollPage(to: number): void {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}
