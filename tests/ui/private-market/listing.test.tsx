import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Watchlist } from '#application/private-market/watchlist.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, renderScreen, toast, toasts } from '#tests/ui/screen.tsx';
import { wholeText } from '#tests/ui/whole-text.ts';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const LISTING = '/privatemarket/listing';
const LIST_CALL = 'GET /api/private-market/getpreipoproducts';
const cards = () => within(screen.getByRole('table')).getAllByRole('rowheader');
const names = () => cards().map((card) => within(card).getByRole('link').textContent);
const open = (path = LISTING, as: 'visitor' | 'new' | 'demo' = 'visitor') =>
  renderScreen({ path, as, backend });

describe('the listing', () => {
  it('is public and has three tabs [PM-2.62, PM-2.64, PM-6.6]', async () => {
    const { user, address } = await open();
    const tabs = await screen.findAllByRole('radio');
    expect(tabs.map((tab) => tab.closest('label')?.textContent)).toEqual([
      'Pre IPO Shares',
      'Opportunities',
      'Funds',
    ]);
    expect(screen.getByRole('radio', { name: 'Pre IPO Shares' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Opportunities' }));
    expect(address()).toBe(`${LISTING}?tab=oppurtunities`);
  });

  it('shows 9 cards, all on demand, and the first again [PM-2.67, PM-2.69]', async () => {
    const { user, address } = await open();
    const all = await screen.findByRole('button', { name: 'Show all' });
    expect(cards().length).toBe(9);
    await user.click(all);
    expect(cards().length).toBe(28);
    expect(address()).toBe(`${LISTING}?tab=unlisted&shown=all`);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(cards().length).toBe(9);
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
  });

  it('has a tab name in the URL, and requests its content [PM-2.63, PM-7.29, PM-7.31]', async () => {
    await open(`${LISTING}?tab=oppurtunities`);
    const count = { selector: '[role="status"]' };
    expect(await screen.findByText('10 shares', count)).toBeVisible();
    expect(names()).not.toContain('Malabar Spice Works');
  });

  it('shows Coming Soon for funds [PM-2.65]', async () => {
    await open(`${LISTING}?tab=funds`);
    expect(await screen.findByRole('heading', { name: 'Coming Soon' })).toBeVisible();
  });

  it('shows baskets at their URL, and shares at any other [PM-2.66, AP-1.1]', async () => {
    const { user, address, leave } = await open(LISTING);
    await user.click(await screen.findByRole('link', { name: 'See baskets' }));
    expect(address()).toBe(`${LISTING}?tab=basket`);
    expect(await screen.findByRole('heading', { name: 'Baskets' })).toBeVisible();
    const basket = await screen.findByRole('link', { name: 'Made in India' });
    expect(basket).toHaveAttribute('href', '/basket-details?basket_id=203');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    leave();
    await open(`${LISTING}?tab=nothing`);
    expect(await screen.findByRole('radio', { name: 'Pre IPO Shares' })).toBeChecked();
  });

  it('searches shares, and keeps the search in the URL [PM-2.47]', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox'), 'energy');
    await waitFor(() => expect(screen.getByText('3 shares')).toBeVisible());
    expect(address()).toBe(`${LISTING}?tab=unlisted&q=energy`);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'no such share');
    expect(await screen.findByText('No results found')).toBeVisible();
    expect(screen.getByText('Sorry, but your search returned no results')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('28 shares')).toBeVisible();
  });

  it('keeps search and sort order on another tab, and shows the list of a shared link', async () => {
    const { user, address } = await open(`${LISTING}?tab=unlisted&q=a&sort=name&shown=all`);
    const link = `${LISTING}?tab=oppurtunities&q=a&sort=name&shown=all`;
    await screen.findByRole('button', { name: 'Show less' });
    expect(names()).toEqual(names().toSorted());
    await user.click(screen.getByRole('radio', { name: 'Opportunities' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('a');
    expect(new URL(address(), 'https://app').searchParams).toEqual(
      new URL(link, 'https://app').searchParams,
    );
  });

  it('is sorted by price, those on request last', async () => {
    await open(`${LISTING}?tab=unlisted&sort=lowest-price`);
    await screen.findByText('28 shares');
    expect(names()[0]).toBe('Lumina Learning');
  });

  it('says who quoted a price and when, its change, and the minimum amount', async () => {
    await open(`${LISTING}?tab=unlisted&q=nilgiri`);
    const row = await screen.findByRole('row', { name: /^Nilgiri Diagnostics/ });
    expect(row).toHaveTextContent(/₹760\+\d+\.\d\d%₹19,00025 shares/);
    expect(row).toHaveTextContent(/\d{1,2} \w{3} \d{4}by Vriddhi dealing desk/);
  });

  it('says the same in the rows of a phone, each of which is a link', async () => {
    setWindowWidth(390);
    const { user, address } = await open(`${LISTING}?tab=unlisted&q=nilgiri`);
    const link = await screen.findByRole('link', { name: /^Nilgiri Diagnostics/ });
    expect(link).toHaveTextContent(/Min\. ₹19,000 · Healthcare₹760\+\d+\.\d\d% 1Y$/);
    const row = link.closest('li');
    expect(row).toHaveTextContent(/Quoted \d{1,2} \w{3} \d{4} by Vriddhi dealing desk$/);
    await user.click(link);
    await waitFor(() => expect(address()).toMatch(/^\/login|^\/pre-ipo-details/));
  });

  it('is filtered by industry, stock, smallest order and change, all in the URL', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter shares' }));
    await user.selectOptions(sheet.getByLabelText('Stock'), 'In stock');
    await user.selectOptions(sheet.getByLabelText('Smallest order'), 'Up to ₹20,000');
    await user.selectOptions(sheet.getByLabelText('Price over 12 months'), 'Price has risen');
    await user.selectOptions(sheet.getByLabelText('Industry'), 'Healthcare');
    await user.click(sheet.getByRole('button', { name: 'Show shares' }));
    expect(names()).toEqual(['Nilgiri Diagnostics']);
    expect(address()).toBe(
      `${LISTING}?tab=unlisted&industry=Healthcare&stock=yes&budget=20000&change=risen`,
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter Healthcare' }));
    expect(address()).toBe(`${LISTING}?tab=unlisted&stock=yes&budget=20000&change=risen`);
    expect(names().length).toBeGreaterThan(1);
    expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  });

  it('clears search and filters that leave no share', async () => {
    const { user, address } = await open(`${LISTING}?industry=Healthcare&change=fallen&q=nilgiri`);
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('28 shares')).toBeVisible();
    expect(address()).toBe(`${LISTING}?tab=unlisted`);
  });

  it('shows a range without stock, and prices on request', async () => {
    await open(`${LISTING}?tab=unlisted&q=aarohan`);
    expect(await screen.findByText(wholeText('₹2,380 – ₹2,620'))).toBeVisible();
  });

  it('reports a failure once, with a retry [PM-8.21, PM-8.22, PM-8.42]', async () => {
    await addFault(backend, { route: LIST_CALL, kind: 'status', status: 500, times: 1 });
    const { user } = await open();
    const title = await screen.findByText('Failed to load shares. Please try again.');
    expect(title.closest('[role="alert"]')).not.toHaveTextContent(/again.*again/);
    expect(screen.getAllByText(/failed to load|could not be loaded/i)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('28 shares')).toBeVisible();
  });

  it('says what Vriddhi is: a facilitator, no broker and no adviser [PM-1.4, PM-1.5]', async () => {
    await open();
    const note = await screen.findByRole('complementary', { name: 'About unlisted shares' });
    expect(note).toHaveTextContent('only a facilitator of private-market investments');
    expect(note).toHaveTextContent('not a broker or an adviser');
  });
});

describe('watching a share of the listing', () => {
  const add = 'Add Malabar Spice Works to your watchlist';
  const remove = 'Remove Malabar Spice Works from your watchlist';

  it('adds it and removes it, each with its toast [PM-4.86, PM-4.87, PM-4.88, PM-7.16]', async () => {
    const { user, browser } = await open(`${LISTING}?tab=unlisted&q=malabar`, 'new');
    // The names that the backend has stored, which the icon may not show yet.
    const watched = async () =>
      valueOf(await browser.get(Watchlist).list({})).map(({ name }) => name);
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await toast('Added To Watchlist')).toBeVisible();
    expect(await watched()).toEqual(['Malabar Spice Works']);
    await user.click(await screen.findByRole('button', { name: remove }));
    expect(await screen.findByRole('button', { name: add })).toBeVisible();
    await waitFor(async () => expect(await watched()).toEqual([]));
  });

  it('has a separate message for a removal [PM-7.19]', async () => {
    const { user } = await open(`${LISTING}?tab=unlisted&q=nilgiri`, 'demo');
    await user.click(await screen.findByRole('button', { name: /^Remove Nilgiri/ }));
    expect(await toast('Stock removed from watchlist successfully!')).toBeVisible();
  });

  it('undoes a removal', async () => {
    const { user } = await open(`${LISTING}?tab=unlisted&q=malabar`, 'new');
    await user.click(await screen.findByRole('button', { name: add }));
    await user.click(await screen.findByRole('button', { name: remove }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: remove })).toBeVisible();
  });

  it('shows a spinner while it waits [PM-4.89]', async () => {
    heldCalls('/add-to-watchlist').hold();
    const { user } = await open(`${LISTING}?tab=unlisted&q=malabar`, 'new');
    await user.click(await screen.findByRole('button', { name: add }));
    const busy = 'Changing your watchlist for Malabar Spice Works';
    expect(await screen.findByRole('button', { name: busy })).toBeDisabled();
  });

  it('keeps the icon without a message if adding fails [PM-8.8]', async () => {
    const route = 'POST /api/private-market/add-to-watchlist';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    const { user } = await open(`${LISTING}?tab=unlisted&q=malabar`, 'new');
    await user.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByRole('button', { name: add })).toBeEnabled();
    expect(toasts()).toEqual([]);
  });

  it('sends a visitor to sign in, and back [PM-4.90, PM-6.17]', async () => {
    const path = `${LISTING}?tab=unlisted&q=malabar`;
    const { user, address, browser } = await open(path);
    await user.click(await screen.findByRole('button', { name: add }));
    expect(address()).toBe('/login');
    expect(browser.get(JourneyStore).read(JourneyKey.AttemptedPath)).toBe(path);
  });
});

describe('the home of the private market', () => {
  const home = '/pre-ipo-opportunities';
  const sectionOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    const section = heading.closest('section');
    if (section === null) throw new Error(`${name} has no section`);
    return within(section);
  };

  it('has its sections for everyone [PM-2.71, PM-2.73, PM-2.74, PM-2.75, PM-2.76]', async () => {
    await open(home);
    expect(await screen.findByRole('region', { name: 'Worth knowing' })).toBeVisible();
    for (const name of ['Investment opportunities', 'Live shares']) {
      expect(await screen.findByRole('heading', { name })).toBeVisible();
    }
    const voices = await sectionOf('What investors say');
    expect(voices.getByText('Illustrative quotes, not from customers.')).toBeVisible();
    expect(voices.getAllByRole('listitem')).toHaveLength(3);
    expect(voices.getByText('Farida, Pune')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Help and support' })).toBeVisible();
  });

  it('opens one question at a time [PM-2.77, PM-4.93]', async () => {
    await open(home);
    const faq = await sectionOf('Questions people ask');
    const groups = faq.getAllByRole('group').map((item) => item.getAttribute('name'));
    expect(new Set(groups).size).toBe(1);
    expect(groups.length).toBe(5);
  });

  it('shows 3 cards of each list at first [PM-2.68]', async () => {
    await open(home);
    for (const name of ['Investment opportunities', 'Live shares']) {
      const section = await sectionOf(name);
      expect(await section.findAllByRole('rowheader')).toHaveLength(3);
      expect(section.getByRole('button', { name: 'Show all' })).toBeVisible();
    }
  });
});
