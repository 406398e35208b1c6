import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { interestLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { setWindowWidth } from '#tests/ui/window-width.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ratesOf, TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';

const backend = testBackend();

const TEJAS_THREE_YEARS = 'Compare Tejas High Yield Deposit, 3 years';
const MALHAR = /^Compare Malhar Samruddhi Deposit/;
const SHRIRAM_FIVE_YEARS = 'Compare Shriram Fixed Deposit, 5 years';
const show = (path = '/invest', as: 'visitor' | 'demo' = 'visitor') =>
  renderScreen({ path, as, backend });
const tick = async (user: UserEvent, name: string | RegExp) => {
  // The accessible name differs from the short visible label.
  const box = await screen.findByRole('checkbox', { name });
  await user.click(box);
  return box;
};
const bar = () => screen.queryByRole('region', { name: 'Deposits to compare' });
const compareButton = () => within(bar() ?? document.body).getByRole('button', { name: 'Compare' });

/** Ticks a deposit at three years, and another one at five. */
async function tickBoth(user: UserEvent) {
  await tick(user, TEJAS_THREE_YEARS);
  await user.click(screen.getByRole('radio', { name: '5 years' }));
  await tick(user, SHRIRAM_FIVE_YEARS);
}

async function openPopup(user: UserEvent, others: readonly RegExp[] = []) {
  await tickBoth(user);
  for (const name of others) await tick(user, name);
  await user.click(compareButton());
  const popup = await screen.findByRole('dialog', { name: 'Compare Returns' });
  await within(popup).findAllByRole('table');
  return popup;
}

const cells = (popup: HTMLElement) =>
  within(within(popup).getAllByRole('table')[0] ?? popup)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));

describe('the compare bar', () => {
  it('appears with the first deposit and disappears with the last [FD-2.13, FD-4.53]', async () => {
    const { user } = await show();
    const box = await screen.findByRole('checkbox', { name: TEJAS_THREE_YEARS });
    expect(bar()).toBeNull();
    await user.click(box);
    expect(box).toBeChecked();
    expect(bar()).toHaveTextContent('1 of 5 FDs');
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(bar()).toBeNull();
  });

  it('opens nothing with one deposit [FD-2.17]', async () => {
    const { user } = await show();
    await tick(user, TEJAS_THREE_YEARS);
    expect(compareButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(compareButton());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses a sixth deposit [FD-8.28, FD-5.11]', async () => {
    const { user } = await show();
    await screen.findByRole('checkbox', { name: TEJAS_THREE_YEARS });
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 6)) await user.click(box);
    expect(await toast('You can only add up to 5 FDs to compare.')).toBeVisible();
    expect(bar()).toHaveTextContent('5 of 5 FDs');
    expect(boxes[5]).not.toBeChecked();
  });

  it('clears the selection when it is closed [FD-2.18]', async () => {
    const { user } = await show();
    const box = await tick(user, TEJAS_THREE_YEARS);
    await user.click(screen.getByRole('button', { name: 'Close the comparison' }));
    expect(bar()).toBeNull();
    expect(box).not.toBeChecked();
  });

  it('keeps its deposits from list to list and over a reload [FD-2.20]', async () => {
    const { user, goTo, reload } = await show();
    await tick(user, TEJAS_THREE_YEARS);
    goTo('/cards/7/short%20term');
    await screen.findByRole('heading', { level: 1, name: 'Short Term FDs' });
    expect(bar()).toHaveTextContent('1 of 5 FDs');
    const [other] = await screen.findAllByRole('checkbox');
    if (other !== undefined) await user.click(other);
    expect(bar()).toHaveTextContent('2 of 5 FDs');
    reload();
    await waitFor(() => expect(bar()).toHaveTextContent('2 of 5 FDs'));
    goTo('/fd-finder');
    await user.click(await screen.findByRole('radio', { name: /^Short Term/ }));
    await user.click(screen.getByRole('button', { name: 'Find Fixed Deposits' }));
    await screen.findByRole('heading', { name: /deposits match your answers/ });
    expect(bar()).toHaveTextContent('2 of 5 FDs');
    const free = screen.getAllByRole('checkbox', { checked: false })[0];
    if (free === undefined) throw new Error('no card that can be ticked');
    await user.click(free);
    expect(bar()).toHaveTextContent('3 of 5 FDs');
  });
});

describe('the compare popup', () => {
  it('compares deposits by tenure, with the best one marked [FD-1.4, FD-2.14, FD-2.16]', async () => {
    const { user } = await show();
    const popup = await openPopup(user);
    const [returns = popup] = within(popup).getAllByRole('table');
    const heads = within(returns)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['Tenure', 'Tejas High Yield Deposit', 'Shriram Fixed Deposit']);
    const tenures = within(returns)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(tenures).toEqual(['3 years', '5 years']);
    const { rateCard } = await ratesOf(backend, TEJAS);
    const row = rateCard.rows.find(({ tenure }) => tenure.text === '3Y');
    const [three] = cells(popup);
    const rate = row?.rates.r?.toHundredth().decimal.toFixed(2);
    expect(three?.[0]).toBe(`${rate}%${interestLabel(row?.interestOnLakh.r)}Best`);
    expect(three?.[1]).toMatch(/^\d\.\d\d%₹[\d,]+$/);
  });

  it('shows the conditions of each deposit for the amount of the list, and leads to one', async () => {
    const { user, address } = await show('/invest?amount=250000');
    const popup = await openPopup(user);
    const facts = await within(popup).findByRole('table', { name: 'Deposit by deposit' });
    const cellsOf = (name: string) =>
      [
        ...(within(facts).getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ??
          []),
      ].map(({ textContent }) => textContent);
    expect(cellsOf('You earn on ₹2,50,000')[0]).toBe('₹72,956in 3 years');
    expect(cellsOf('You earn on ₹2,50,000')[1]).toMatch(/^₹[\d,]+in 5 years$/);
    expect(cellsOf('Insurance')).toEqual(['Not insured', 'Not insured']);
    expect(cellsOf('Rating')[0]).toBe('AA (stable), ICRA');
    expect(cellsOf('Take out early')[0]).toBe('After 3 months, −2%');
    expect(cellsOf('Minimum amount')).toEqual(['₹25,000', '₹5,000']);
    expect(cellsOf('Interest paid')[0]).toContain('At Maturity, Monthly');
    await user.click(
      within(facts).getByRole('link', { name: /^Choose\s*Tejas High Yield Deposit$/ }),
    );
    expect(address()).toMatch(/^\/invest\/1013\/13050\//);
    expect(await screen.findByLabelText('Investment Amount')).toHaveValue('2,50,000');
  });

  it('shows two deposits at a time on a narrow screen, and swaps them', async () => {
    const { user } = await show();
    act(() => setWindowWidth(390));
    const popup = await openPopup(user, [MALHAR]);
    const columns = () =>
      within(within(popup).getAllByRole('table')[0] ?? popup)
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent);
    const second = await within(popup).findByLabelText('Second deposit');
    const [first, other] = columns();
    expect(columns()).toHaveLength(2);
    await user.selectOptions(second, first ?? '');
    expect(columns()).toEqual([other, first]);
    const third = [...second.querySelectorAll('option')]
      .map(({ textContent }) => textContent)
      .find((name) => name !== first && name !== other && name !== 'Choose');
    await user.selectOptions(second, third ?? '');
    expect(columns()).toEqual([other, third]);
    expect(within(popup).getAllByRole('link', { name: /^Choose/ }).length).toBeGreaterThan(1);
    act(() => setWindowWidth(1440));
    await waitFor(() => expect(columns()).toHaveLength(3));
  });

  it('marks the highest return, not the highest rate [FD-2.20]', async () => {
    const { user } = await show('/invest?search=deposit&tenure=3y-to-5y');
    await tick(user, SHRIRAM_FIVE_YEARS);
    await tick(user, MALHAR);
    await user.click(compareButton());
    const popup = await screen.findByRole('dialog', { name: 'Compare Returns' });
    await within(popup).findAllByRole('table');
    const five = within(popup).getByRole('rowheader', { name: '5 years' }).closest('tr');
    const found = [...(five?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
    expect(found).toEqual(['8.38%₹51,823Best', '8.60%₹51,060']);
  });

  it('compares all at the payout of the first [FD-2.20]', async () => {
    const { user, goTo } = await show('/fd-finder');
    await user.click(await screen.findByRole('radio', { name: /^Long Term/ }));
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    await user.click(screen.getByRole('button', { name: 'Find Fixed Deposits' }));
    await screen.findByRole('heading', { name: /deposits match your answers/ });
    const monthly = screen.getAllByRole('checkbox')[0];
    if (monthly === undefined) throw new Error('no card');
    await user.click(monthly);
    goTo('/invest');
    await tick(user, TEJAS_THREE_YEARS);
    await user.click(compareButton());
    const popup = await screen.findByRole('dialog', { name: 'Compare Returns' });
    await within(popup).findAllByRole('table');
    expect(popup).toHaveTextContent('Annual rates for monthly payout');
    const three = within(popup).getByRole('rowheader', { name: '3 years' }).closest('tr');
    const rateAt = async (payout: PayoutFrequency) => {
      const { rateCard } = await ratesOf(backend, TEJAS, payout);
      const row = rateCard.rowsFor(payout).find(({ tenure }) => tenure.text === '3Y');
      return row?.rates.r?.toHundredth().decimal.toFixed(2) ?? '?';
    };
    const atMonths = await rateAt(PayoutFrequency.Monthly);
    expect(atMonths).not.toBe(await rateAt(PayoutFrequency.AtMaturity));
    expect(three?.querySelectorAll('td')[1]).toHaveTextContent(`${atMonths}%`);
  });

  it('shows the rates of senior citizens with its switch [FD-2.15, FD-4.37, AP-6.4]', async () => {
    const { user } = await show();
    const popup = await openPopup(user);
    const regular = cells(popup).flat().map(parseFloat);
    await user.click(within(popup).getByRole('switch', { name: /Senior Citizen/ }));
    const senior = cells(popup).flat().map(parseFloat);
    expect(senior.every((rate, at) => rate > (regular[at] ?? 100))).toBe(true);
  });

  it('keeps the selection when it is closed, until the bar is closed [FD-2.19]', async () => {
    const { user } = await show();
    const popup = await openPopup(user);
    await user.click(within(popup).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar()).toHaveTextContent('2 of 5 FDs');
    expect(screen.getByRole('checkbox', { name: SHRIRAM_FIVE_YEARS })).toBeChecked();
    await user.click(compareButton());
    expect(await screen.findByRole('dialog', { name: 'Compare Returns' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close the comparison' }));
    expect(bar()).toBeNull();
    expect(screen.getByRole('checkbox', { name: SHRIRAM_FIVE_YEARS })).not.toBeChecked();
  });

  it('links to a deposit, and reports rates that fail to load', async () => {
    const { user, address } = await show();
    await tickBoth(user);
    const route = 'POST /api/main/products/getfd';
    await addFault(backend, { route, kind: 'status', status: 500, times: 1 });
    await user.click(compareButton());
    const popup = await screen.findByRole('dialog', { name: 'Compare Returns' });
    await user.click(await within(popup).findByRole('button', { name: 'Try again' }));
    await user.click(await within(popup).findByRole('link', { name: 'Tejas High Yield Deposit' }));
    expect(address()).toMatch(/^\/invest\/1013\/13050\//);
  });
});
