import { Reporting } from '#application/platform/reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  proceedButton,
  showDetails,
} from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';

const backend = testBackend();

const CALCULATE = 'POST /api/main/products/calculatefd';
const DIFFERS = 'The issuer’s figures differ from ours';
const figure = (label: string) =>
  screen.findByRole('button', { name: new RegExp(`: see how ${label} is worked out$`) });
const titles = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

describe('a figure of the investment box', () => {
  it('shows the steps of its calculation in plain words', async () => {
    const { user } = await showDetails(backend);
    const maturity = await figure('Maturity amount');
    expect(maturity).toHaveTextContent('₹1,29,182');
    await user.click(maturity);
    const dialog = await screen.findByRole('dialog', { name: 'Maturity amount: ₹1,29,182' });
    expect(dialog).toHaveTextContent(
      '₹1,00,000 at 8.91% a year, interest added every year, 3 times, becomes ₹1,29,182.',
    );
    const told = within(dialog).getByRole('list', { name: 'Maturity amount' });
    expect(titles(told)).toEqual([
      'Days in the tenure',
      'Whole periods',
      'Balance after the whole periods',
      'Maturity amount',
    ]);
    expect(told).toHaveTextContent('3 × 360 = 1080');
    expect(told).toHaveTextContent('₹1,00,000 × (1 + 8.91%)³ = ₹1,29,182.37…');
    expect(told).not.toHaveTextContent('Investment amount');
    const formulas = within(dialog).getByText('Every step, with formulas').closest('details');
    expect(formulas).not.toHaveAttribute('open');
    expect(formulas).toHaveTextContent('P × (1 + r ÷ n)^k');
    expect(formulas).toHaveTextContent('Days of the broken period');
    expect(formulas).toHaveTextContent('P Investment amount₹1,00,000');
    expect(dialog).toHaveTextContent('≈ ₹1,29,182');
  });

  it.each([
    ['Total Interest in the tenure', 'becomes ₹1,29,182, with ₹29,182 of interest.'],
    ['Effective yield', 'becomes ₹1,29,182: 9.73% on average a year, not compounded.'],
  ])('explains %s in a sentence of its own', async (label, sentence) => {
    const { user } = await showDetails(backend);
    const button = await figure(label);
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${label}: `) });
    expect(dialog).toHaveTextContent(sentence);
    const [last] = [...dialog.querySelectorAll('ol > li')].slice(-1);
    expect(last).toHaveTextContent(button.textContent);
  });

  it('explains the payout of a payout deposit', async () => {
    const { user } = await showDetails(backend);
    await user.selectOptions(screen.getByLabelText('Payout'), 'Monthly');
    const payout = await figure('Monthly payout');
    await user.click(payout);
    const dialog = await screen.findByRole('dialog');
    expect(titles(dialog).at(-1)).toBe('One payout');
    expect(dialog).toHaveTextContent(payout.textContent);
  });
});

describe('a reply that differs from the domain’s calculation', () => {
  const patch = { data: { data: { maturity_amount: '129183' } } };

  it('is shown before the payment, reported, and not explained', async () => {
    await addFault(backend, { route: CALCULATE, kind: 'patch', patch, times: 9 });
    const failed = vi.fn();
    const { user } = await showDetails(backend, {
      as: 'demo',
      prepare: (browser) =>
        void vi.spyOn(browser.get(Reporting), 'failed').mockImplementation(failed),
    });
    const box = within(screen.getByRole('region', { name: 'Your investment' }));
    const notice = (await box.findByText(DIFFERS)).closest('[role]');
    expect(notice).toHaveTextContent(
      'Maturity amount: the issuer says ₹1,29,183, we calculate ₹1,29,182.',
    );
    expect(screen.queryByRole('button', { name: /see how Maturity amount/ })).toBeNull();
    const found = { issuerId: 'tejas', found: 'maturity-amount' };
    expect(failed).toHaveBeenCalledWith('a quote differs from our own', found);
    await user.click(proceedButton());
    const title = { level: 1, name: /Order/i };
    await screen.findByRole('heading', title);
    await waitFor(() => expect(screen.getByText(DIFFERS)).toBeVisible());
  });

  it('is not reported for an equal one', async () => {
    await showDetails(backend);
    expect(screen.queryByText(DIFFERS)).toBeNull();
  });
});
