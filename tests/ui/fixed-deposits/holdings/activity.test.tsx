import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { ReadActivity } from '#application/fixed-deposits/holdings/read-activity.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { MessagesViewModel } from '#ui/fixed-deposits/holdings/activity/messages.view-model.ts';
import { success } from '#domain/platform/result.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

const backend = testBackend();
afterEach(() => backend.control.clearFaults());

const fails = (route: string) => ({ route, kind: 'status', status: 500, times: 9 }) as const;
const open = () => renderScreen({ path: '/activity', as: 'demo', backend });
const shown = (filter: string) => screen.findByRole('group', { name: filter });

describe('the activity', () => {
  it('has a heading for each month, newest first', async () => {
    const { browser } = await open();
    await shown('All');
    const months = screen.getAllByRole('heading', { level: 2, name: /^[A-Z]\w+ 20\d\d$/ });
    const times = months.map(({ textContent }) => Date.parse(`1 ${textContent}`));
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const read = await browser.get(ReadActivity).run({});
    expect(read.ok && read.value.missing).toEqual([]);
  });

  it('shows money or the account alone; orders alone have a page', async () => {
    const { user } = await open();
    const all = within(await shown('All')).getAllByRole('listitem');
    const transferred = all.filter((row) => row.textContent?.includes('Shares Transferred'));
    expect(present(transferred[0])).toHaveTextContent(/\d+ (share|basket)s? · .*₹[\d,]+/);
    const filters = screen.getAllByRole('radio').map((filter) => filter.parentElement?.textContent);
    expect(filters).toEqual(['All', 'Money', 'Account', 'Messages']);
    await user.click(screen.getByRole('radio', { name: 'Money' }));
    const money = within(await shown('Money')).getAllByRole('listitem');
    const texts = money.map((row) => row.textContent);
    const payout = /Withdrawal to HDFC Bank, ending in \d{4}−₹/;
    expect(texts).toContainEqual(expect.stringMatching(payout));
    await user.click(screen.getByRole('radio', { name: 'Account' }));
    expect(await shown('Account')).toHaveTextContent('Signed in');
  });

  it('leads from an order to the orders, and from a payment to its deposit', async () => {
    const { user, address } = await open();
    const links = within(await shown('All')).getAllByRole('link');
    const order = links.find(({ textContent }) => textContent?.includes('Shares Transferred'));
    expect(order?.getAttribute('href')).toMatch(/^\/privatemarket\/orders/);
    await user.click(screen.getByRole('radio', { name: 'Money' }));
    const [payment] = within(await shown('Money')).getAllByRole('link');
    await user.click(present(payment));
    expect(address()).toMatch(/^\/portfolio\/investment-details\/\d+\/\d+$/);
  });

  it('keeps the other parts if one fails, and loads again', async () => {
    await addFault(backend, fails('POST /api/main/investment/getpassbook'));
    const { user } = await open();
    expect(
      await screen.findByRole('heading', { name: 'Your payments could not be loaded' }),
    ).toBeVisible();
    expect(await shown('All')).toHaveTextContent('Signed in');
    await backend.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText('Your payments could not be loaded')).toBeNull();
  });

  it('is one failure if nothing could be loaded', async () => {
    await addFault(backend, fails('POST /api/main/investment/getpassbook'));
    await addFault(backend, fails('POST /api/private-market/getorderlist'));
    await addFault(backend, fails('GET /api/private-market/pre-ipo/sell-requests'));
    await addFault(backend, fails('POST /api/main/profile/activity'));
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Your activity could not be loaded' }),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('says what will be here if there is nothing of a kind', async () => {
    const { user } = await renderScreen({ path: '/activity', as: 'new', backend });
    await user.click(await screen.findByRole('radio', { name: 'Money' }));
    expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
  });
});

describe('the messages of the activity', () => {
  it('are shown with channel and time once there are any', async () => {
    const { user, browser } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Messages' }));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const nominees = browser.get(Nominees);
    const nominee = present(valueOf(await nominees.list({})).at(0));
    valueOf(await nominees.remove(nominee, {}));
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await user.click(screen.getByRole('radio', { name: 'Messages' }));
    const [row] = within(await shown('Messages')).getAllByRole('listitem');
    expect(row).toHaveTextContent(/is no longer a nominee.*SMS · \d+ \w+ \d{4}/);
  });

  it('say that they could not be loaded, and load again', async () => {
    await addFault(backend, fails('POST /api/main/profile/messages'));
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Messages' }));
    expect(
      await screen.findByRole('heading', { name: 'Your messages could not be loaded' }),
    ).toBeVisible();
    await backend.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText('Your messages could not be loaded')).toBeNull();
  });

  it.each([
    ['Pay it: https://vriddhi.example/order-summary/7', 'Pay it.', '/order-summary/7'],
    [
      'Sign: https://vriddhi.example/privatemarket/orders?tab=past No real money.',
      'Sign. No real money.',
      '/privatemarket/orders?tab=past',
    ],
    ['Nothing to open.', 'Nothing to open.', undefined],
    ['See https://evil.example//other.example/x', 'See', '//other.example/x'],
  ])('takes the link out of "%s"', async (text, words, path) => {
    const message = { id: 1, channel: 'sms', text, sentAt: new Date(0) } as const;
    const viewModel = new MessagesViewModel({
      list: () => Promise.resolve(success([message])),
    });
    viewModel.activate();
    await expect.poll(() => viewModel.months.length).toBe(1);
    expect(viewModel.months[0]?.entries[0]).toMatchObject({ text: words });
    expect(viewModel.months[0]?.entries[0]?.path).toBe(path);
  });
});

describe('the filters of the activity', () => {
  it('are kept in the URL, over a reload', async () => {
    const { user, address, reload } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Money' }));
    await expect.poll(address).toBe('/activity?show=money');
    reload();
    await shown('Money');
    expect(screen.getByRole('radio', { name: 'Money' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await expect.poll(address).toBe('/activity');
  });

  it('show the sale of shares under Money, with its amount', async () => {
    await renderScreen({ path: '/activity?show=money', as: 'demo', backend });
    const rows = within(await shown('Money')).getAllByRole('listitem');
    const sale = present(rows.find((row) => row.textContent?.includes('Sale, ')));
    expect(sale).toHaveTextContent(/\d+ shares? · paid to you by Vriddhi₹[\d,]+/);
    expect(within(sale).getByRole('link')).toHaveAttribute('href', '/privatemarket/sell');
  });

  it('ignore an unknown filter', async () => {
    await renderScreen({ path: '/activity?show=else&shown=none', as: 'demo', backend });
    expect(await shown('All')).toBeVisible();
  });
});
