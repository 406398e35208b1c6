import { testBackend } from '#tests/contracts/backend.ts';
import { present } from '#tests/contracts/fixed-deposits/booking.ts';
import { savedFiles } from '#tests/ui/saved-files.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
beforeAll(async () => {
  const { database } = backend.sandbox;
  const deposit = await database
    .selectFrom('passbook_entries')
    .select(['investor_id', 'deposit_id'])
    .executeTakeFirstOrThrow();
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...{ ...deposit, kind: 'interest', number: 1000 + index, amount: '100' } as const,
    transaction_date: '2026-11-17',
  }));
  await database.insertInto('passbook_entries').values(lines).execute();
});

const ALL = /^All \(1\d\d\)$/;
const more = () => screen.findByRole('button', { name: 'Show more' });

describe('a long passbook', () => {
  it.each([390, 1440])('has steps of fifty at %i px, a file of all [FD-2.154]', async (width) => {
    setWindowWidth(width);
    const { user, address, reload } = await renderScreen({
      path: '/transaction-history?show=all',
      as: 'demo',
      backend,
    });
    const role = width === 390 ? 'group' : 'table';
    const list = await screen.findByRole(role, { name: ALL });
    const rows = () => Array.from(list.querySelectorAll('li, tbody tr'));
    expect(rows()).toHaveLength(50);
    const [, count] = /^50 of (1\d\d) /.exec(screen.getByText(/^50 of/).textContent) ?? [];
    const saved = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Download CSV', hidden: true }));
    const file = await present(saved[0]).text();
    expect(file.trim().split('\r\n')).toHaveLength(Number(count) + 1);
    vi.restoreAllMocks();
    await user.click(await more());
    await expect.poll(() => rows().length).toBe(100);
    expect(rows()[50]).toContainElement(document.activeElement as HTMLElement);
    expect(address()).toBe('/transaction-history?shown=100');
    reload();
    const again = await screen.findByRole(role, { name: ALL });
    expect(again.querySelectorAll('li, tbody tr')).toHaveLength(100);
    await user.click(screen.getByRole('radio', { name: 'Withdrawals' }));
    await expect.poll(address).toBe('/transaction-history?show=withdrawals');
    expect(await screen.findByText(/^50 of \d+ entries$/)).toBeVisible();
  });

  it('has the sum of the whole month above the first entries', async () => {
    setWindowWidth(390);
    await renderScreen({ path: '/transaction-history?search=himadri', as: 'demo', backend });
    const month = await screen.findByRole('region', { name: 'November 2026' });
    expect(within(month).getByText(/^to your bank ₹1[2-9],\d{3}$/)).toBeVisible();
  });
});

describe('a long activity', () => {
  it('shows fifty entries at a time, and keeps them', async () => {
    const { user, address, reload } = await renderScreen({
      path: '/activity?show=money',
      as: 'demo',
      backend,
    });
    const list = await screen.findByRole('group', { name: 'Money' });
    const rows = () => within(list).getAllByRole('listitem');
    expect(rows()).toHaveLength(50);
    await user.click(await more());
    await expect.poll(() => rows().length).toBe(100);
    expect(present(rows()[50])).toContainElement(document.activeElement as HTMLElement);
    expect(address()).toBe('/activity?show=money&shown=100');
    reload();
    const again = await screen.findByRole('group', { name: 'Money' });
    expect(within(again).getAllByRole('listitem')).toHaveLength(100);
  });
});
