import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const FETCH_LIST = 'POST /api/main/products/getfd';
const show = (path: string) => renderScreen({ path, as: 'visitor', backend });
const cards = () =>
  waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('main tbody tr:has(td)');
    if (found.length === 0) throw new Error('no cards');
    return [...found];
  });

/** Records the requests for lists. */
function recordedRequests() {
  const requests = vi.fn<(query: unknown) => void>();
  const prepare: NonNullable<ScreenOptions['prepare']> = (browser) => {
    const catalogue = browser.get(DepositCatalogue);
    const { list: ask } = catalogue;
    vi.spyOn(catalogue, 'list').mockImplementation((query, options) => {
      requests(query);
      return ask.call(catalogue, query, options);
    });
  };
  return { requests, prepare };
}

describe('a discover list', () => {
  it.each([
    ['/cards/3/High%20Return', 'High Return FDs', { categoryId: 4, tagId: 3 }],
    ['/cards/7/short%20term', 'Short Term FDs', { categoryId: 2, tagId: 7 }],
    ['/cards/5/long%20term', 'Long Term FDs', { categoryId: 6, tagId: 5 }],
  ])('%s has the heading %s [FD-2.21, FD-2.22, FD-2.23, FD-7.18]', async (path, heading, list) => {
    const { requests, prepare } = recordedRequests();
    await renderScreen({ path, as: 'visitor', backend, prepare });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await cards()).length).toBeGreaterThan(3);
    expect(requests).toHaveBeenCalledWith(expect.objectContaining({ ...list, count: 10 }));
  });

  it('is loaded whole, to be sorted, if it is longer than ten [FD-9.29]', async () => {
    await addFault(backend, { route: FETCH_LIST, kind: 'patch', patch: { total: 11 }, times: 1 });
    const { requests, prepare } = recordedRequests();
    await renderScreen({ path: '/invest', as: 'visitor', backend, prepare });
    await cards();
    const plain = { categoryId: 1, tagId: 2 };
    expect(requests.mock.calls).toMatchObject([
      [{ ...plain, count: 10 }],
      [{ ...plain, count: 100 }],
    ]);
  });

  it('shows the highest rate of the product documents for high returns [FD-1.9]', async () => {
    await show('/cards/3/High%20Return');
    const claim = await screen.findByText(/^Rates up to 9\.41% p\.a\. for women aged 60 or older/);
    expect(claim).toHaveTextContent('(regular rate 8.91%). High rates often come from issuers');
  });

  it.each([
    ['/cards/3/High%20Return', '3 years'],
    ['/cards/7/short%20term', '1 year'],
    ['/cards/5/long%20term', '5 years'],
  ])('%s compares at %s, highest return first [FD-2.24, FD-2.25]', async (path, tenure) => {
    const { user, address } = await show(path);
    const caption = (order: string) => ({ name: `Interest on 1 Lac for ${tenure} · ${order}` });
    expect(await screen.findByRole('table', caption('highest return first'))).toBeVisible();
    expect(screen.getByRole('radio', { name: tenure })).toBeChecked();
    const earned = () =>
      [...document.querySelectorAll('main tbody tr:has(td)')].map((row) =>
        Number(row.querySelector('td + td')?.textContent.replaceAll(/[₹,]/g, '')),
      );
    expect(earned().length).toBeGreaterThan(3);
    expect(earned()).toEqual(earned().toSorted((a, b) => b - a));
    await user.click(screen.getByRole('button', { name: 'Highest return first' }));
    expect(await screen.findByRole('table', caption('lowest return first'))).toBeVisible();
    expect(earned()).toEqual(earned().toSorted((a, b) => a - b));
    expect(address()).toBe(`${path}?sort=lowest-rate`);
    await user.click(screen.getByRole('button', { name: 'Lowest return first' }));
    await screen.findByRole('table', caption('highest return first'));
    expect(address()).toBe(path);
  });

  it('opens the details of a card with its tenure [FD-2.12]', async () => {
    const { user, address, browser } = await show('/cards/7/short%20term');
    const [card] = await cards();
    if (card === undefined) throw new Error('no card');
    await user.click(within(card).getByRole('link'));
    expect(address()).toMatch(/^\/invest\/\d+\/\d+\/[^/]+$/);
    expect(browser.get(JourneyStore).read(JourneyKey.SelectedTenure)).toBe('1Y');
  });

  it('does not open an upcoming deposit [FD-2.11, FD-2.12]', async () => {
    const patch = { data: { '0': { is_comingsoon: 1 } } };
    await addFault(backend, { route: FETCH_LIST, kind: 'patch', patch });
    await show('/cards/7/short%20term');
    const [card, next] = await cards();
    if (card === undefined || next === undefined) throw new Error('no cards');
    expect(within(card).queryByRole('link')).toBeNull();
    expect(card).toHaveTextContent('Upcoming');
    expect(within(next).getByRole('link')).toBeVisible();
  });

  it.each(['/cards/3/best', '/cards/x/short%20term', '/cards/0/short%20term'])(
    'says that there is no list %s [FD-2.22, FD-2.23]',
    async (path) => {
      await show(path);
      const none = { level: 1, name: 'We could not find this list' };
      expect(await screen.findByRole('heading', none)).toBeVisible();
      expect(screen.getByRole('link', { name: 'All popular deposits' })).toBeVisible();
    },
  );
});

describe('the links to the discover lists', () => {
  it.each([
    ['High Return', '/cards/3/High%20Return'],
    ['Short Term', '/cards/7/short%20term'],
    ['Long Term', '/cards/5/long%20term'],
  ])('lead from home to %s [FD-2.26, FD-2.27, FD-2.28]', async (name, path) => {
    const { user, address } = await renderScreen({ path: '/dashboard', as: 'demo', backend });
    await user.click(await screen.findByRole('link', { name }));
    expect(address()).toBe(path);
  });
});
