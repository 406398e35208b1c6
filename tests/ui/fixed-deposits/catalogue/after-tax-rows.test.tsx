import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const AFTER_TAX = /(\d\.\d\d)% after tax/;

/** Opens a screen of an investor who has told the highest slab on the device. */
const openTaxed = (path: string, options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    path,
    as: 'demo',
    backend,
    prepare: async (browser) => {
      await browser.loadContext('device-facts');
      const tax = { slab: Percentage.of('30'), surcharge: Percentage.of('0') };
      await browser.get(DeviceFacts).change((facts) => ({ ...facts, tax }));
    },
    ...options,
  });

/** The rows of the list that have a figure. */
async function rowsWith(figure: RegExp): Promise<readonly HTMLElement[]> {
  const table = await screen.findByRole('table');
  await waitFor(() => expect(table).toHaveTextContent(figure));
  return within(table).getAllByRole('row').filter((row) => figure.test(row.textContent));
}

const figuresOf = (rows: readonly HTMLElement[], figure: RegExp) =>
  rows.map((row) => Number(figure.exec(row.textContent)?.[1]));

const descending = (figures: readonly number[]) => figures.toSorted((one, other) => other - one);

const SORT_BY = 'Sort by';
const order = () => screen.findByLabelText<HTMLSelectElement>(SORT_BY);

describe('the list at the slab of the investor', () => {
  it('shows the return after tax in each row, less than the rate of the card [FD-2.25]', async () => {
    await openTaxed('/invest?for=1y');
    const rows = await rowsWith(AFTER_TAX);
    expect(rows.length).toBeGreaterThan(3);
    const card = figuresOf(rows, /(\d\.\d\d)% p\.a\./);
    for (const [at, afterTax] of figuresOf(rows, AFTER_TAX).entries()) {
      expect(afterTax).toBeLessThan(card[at] ?? 0);
      expect(afterTax).toBeGreaterThan((card[at] ?? 0) * 0.65);
    }
  });

  it('shows the yearly return of each deposit, as its page does [FD-2.25]', async () => {
    await openTaxed('/invest?for=1y');
    const rows = await rowsWith(AFTER_TAX);
    const partner = rows.find((row) => row.textContent.includes('Suryoday Fixed Deposit'));
    // 7.90% with interest added every quarter: 1.01975 four times is 1.08137.
    expect(partner).toHaveTextContent('7.90% p.a.');
    expect(partner).toHaveTextContent('8.14% in a year');
  });

  it('is sorted in the browser by the card rate and by the return after tax [FD-2.25]', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { user, address } = await openTaxed('/invest');
    await rowsWith(AFTER_TAX);
    await user.selectOptions(await order(), 'Highest after tax first');
    await waitFor(() => expect(address()).toContain('sort=highest-after-tax'));
    await screen.findByText(/ · highest after tax first$/);
    const taxed = figuresOf(await rowsWith(AFTER_TAX), AFTER_TAX);
    expect(taxed).toEqual(descending(taxed));
    await user.selectOptions(await order(), 'Highest card rate first');
    await screen.findByText(/ · highest card rate first$/);
    const card = figuresOf(await rowsWith(AFTER_TAX), /(\d\.\d\d)% p\.a\./);
    expect(card).toEqual(descending(card));
    expect(new Set(card).size).toBeGreaterThan(3);
    const sent = JSON.stringify(fetched.mock.calls);
    expect(sent).toContain('FDList');
    expect(sent).not.toMatch(/slab|surcharge|after-tax/);
  });

  it('keeps the order after tax of a link', async () => {
    await openTaxed('/invest?sort=highest-after-tax');
    expect(await screen.findByText(/ · highest after tax first$/)).toBeVisible();
  });
});

describe('the list without a slab', () => {
  it('shows no return after tax, and offers no order by it [FD-2.25]', async () => {
    await openTaxed('/invest?sort=highest-after-tax', { prepare: () => {} });
    expect(await screen.findByText(/ · highest return first$/)).toBeVisible();
    expect(await order()).toHaveValue('highest-rate');
    expect(within(await order()).queryByText('Highest after tax first')).toBeNull();
    expect(screen.queryByText(AFTER_TAX)).toBeNull();
  });
});

describe('the portfolio at the slab of the investor', () => {
  it('shows the returns of each running deposit in a year and after tax [FD-2.25]', async () => {
    await openTaxed('/portfolio');
    const running = await screen.findByRole('list', { name: 'Running deposits' });
    const rates = /8\.\d\d% p\.a\. · 8\.\d\d%\sin\sa\syear · \d\.\d\d%\safter\stax/;
    await waitFor(() => expect(running).toHaveTextContent(rates));
  });

  it('shows the rate of the card alone without a slab [FD-2.25]', async () => {
    await openTaxed('/portfolio', { prepare: () => {} });
    const running = await screen.findByRole('list', { name: 'Running deposits' });
    expect(running).toHaveTextContent(/% p\.a\. · \d+ (year|month)/);
    expect(running).not.toHaveTextContent('after tax');
  });
});
