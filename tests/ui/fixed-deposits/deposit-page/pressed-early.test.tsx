import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { addFault, peopleOf } from '#tests/ui/screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculated, proceedButton, quoteResult, showDetails, TEJAS } from './details-screen.ts';

const backend = testBackend();

const CALCULATE = 'POST /api/main/products/calculatefd';
const PAGE = `/invest/${TEJAS}/0/-`;
const SUMMARY = '/preview-maturity-action';
const amountField = () => screen.getByLabelText<HTMLInputElement>('Investment Amount');
const type = (value: string) => fireEvent.change(amountField(), { target: { value } });
/** The button of the bar at the bottom of a phone. */
const barButton = () =>
  screen.getAllByRole('button', { name: /^Proceed/ }).at(-1) ?? proceedButton();

/** The page of a deposit. Its calls for a quote can be held. */
async function open() {
  const calls = heldCalls('/calculatefd');
  const shown = await showDetails(backend, { as: 'demo' });
  const order = () => shown.browser.get(DepositOrderDraft).read();
  return { ...shown, calls, order };
}

/** The same page, with a press that waits for the quote of three lakh. */
async function openPressed() {
  const shown = await open();
  shown.calls.hold();
  type('300000');
  await shown.user.click(proceedButton());
  await waitFor(() => expect(shown.calls.count()).toBe(1));
  return shown;
}

function expectBusy(button: HTMLElement): void {
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).not.toBeDisabled();
}

describe('Proceed while the quote is on its way', () => {
  it('goes on with the amount just typed, although the request is still debounced', async () => {
    const { address, order } = await open();
    type('300000');
    fireEvent.click(proceedButton());
    expectBusy(proceedButton());
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.principal.text).toBe('300000');
    expect(order()?.maturityAmount.text).toBe('387547');
  });

  it('waits for the reply to the request, with the focus on the busy button [FD-4.48]', async () => {
    const { user, calls, address, order } = await open();
    calls.hold();
    type('300000');
    await waitFor(() => expect(calls.count()).toBe(1));
    await user.click(proceedButton());
    expectBusy(proceedButton());
    expect(proceedButton()).toHaveFocus();
    expect(screen.getAllByText('Calculating your interest…')[0]).toHaveAttribute('role', 'status');
    expect(address()).toBe(PAGE);
    void calls.release();
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.principal.text).toBe('300000');
  });

  it('sends one request and goes on once after several presses', async () => {
    const { user, calls, address } = await openPressed();
    await user.click(proceedButton());
    fireEvent.click(barButton());
    expect(calls.count()).toBe(1);
    void calls.release();
    await waitFor(() => expect(address()).toBe(SUMMARY));
  });

  it('is pressed by Enter in the amount field, too', async () => {
    const { user, calls, address, order } = await open();
    calls.hold();
    await user.clear(amountField());
    await user.type(amountField(), '300000{Enter}');
    expectBusy(proceedButton());
    void calls.release();
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.principal.text).toBe('300000');
  });

  it('goes on from the bar of a phone, too', async () => {
    const { address, order } = await open();
    type('300000');
    expect(barButton()).not.toBe(proceedButton());
    fireEvent.click(barButton());
    expectBusy(barButton());
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.principal.text).toBe('300000');
  });

  it('waits for the rates of a payout just chosen, then for their quote', async () => {
    const { address, order } = await open();
    const payout = screen.getByLabelText('Payout');
    const quarterly = within(payout).getByRole('option', { name: 'Quarterly' });
    fireEvent.change(payout, { target: { value: quarterly.getAttribute('value') } });
    fireEvent.click(proceedButton());
    expectBusy(proceedButton());
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.payoutFrequency).toBe('quarterly');
  });
});

describe('a kept press of Proceed', () => {
  it('is cancelled by another edit', async () => {
    const { calls, address, order } = await openPressed();
    type('400000');
    expect(proceedButton()).not.toHaveAttribute('aria-busy');
    void calls.release();
    await calculated();
    await waitFor(() => expect(quoteResult()).toHaveTextContent(/Maturity amount₹5,16,7\d\d/));
    expect(address()).toBe(PAGE);
    expect(order()).toBeUndefined();
  });

  it('is cancelled by another tenure, payout or rate', async () => {
    const { user, calls, address, order } = await openPressed();
    const edits = [
      () => user.selectOptions(screen.getByLabelText('Tenure'), '2 years'),
      () => user.selectOptions(screen.getByLabelText('Payout'), 'Quarterly'),
      () => user.click(screen.getByRole('switch', { name: 'Senior citizen' })),
    ];
    for (const edit of edits) {
      await edit();
      expect(proceedButton()).not.toHaveAttribute('aria-busy');
      await user.click(proceedButton());
      expectBusy(proceedButton());
    }
    type('');
    void calls.release();
    await waitFor(() => expect(quoteResult()).toHaveAttribute('aria-busy', 'false'));
    expect(address()).toBe(PAGE);
    expect(order()).toBeUndefined();
  });

  it('is cancelled by leaving the page', async () => {
    const { calls, goTo, address, order } = await openPressed();
    act(() => goTo('/invest'));
    await screen.findByRole('heading', { level: 1, name: /Fixed Deposits/i });
    void calls.release();
    expect(await screen.findAllByRole('link', { name: /Tejas/ })).not.toHaveLength(0);
    expect(address()).toBe('/invest');
    expect(order()).toBeUndefined();
  });

  it('leads to the failure of the calculation, which can be repeated', async () => {
    const { user, address, order } = await open();
    await addFault(backend, { route: CALCULATE, kind: 'status', status: 500, times: 1 });
    type('300000');
    await user.click(proceedButton());
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveFocus());
    expect(again.closest('[role="alert"]')).toHaveTextContent('We could not calculate this.');
    expect(address()).toBe(PAGE);
    expect(order()).toBeUndefined();
    await user.click(again);
    await calculated();
    await user.click(proceedButton());
    await waitFor(() => expect(address()).toBe(SUMMARY));
    expect(order()?.principal.text).toBe('300000');
  });

  it('leads to an invalid amount at once', async () => {
    const { user, address } = await open();
    type('24000');
    await user.click(proceedButton());
    await waitFor(() => expect(amountField()).toHaveFocus());
    expect(amountField()).toHaveAccessibleDescription('Min: ₹25,000');
    expect(address()).toBe(PAGE);
  });

  it('shows a senior the notice only with the quote, and waits for that of the other rate', async () => {
    const people = await peopleOf(backend);
    const senior = people.find(({ description }) => description.startsWith('A senior'));
    const mobile = senior?.mobile ?? '';
    const calls = heldCalls('/calculatefd');
    const shown = await showDetails(backend, { as: 'demo', mobile });
    const { user, browser, address } = shown;
    calls.hold();
    await user.click(screen.getByRole('switch', { name: 'Senior citizen' }));
    await user.click(proceedButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    void calls.release();
    const dialog = within(await screen.findByRole('dialog'));
    calls.hold();
    const useSenior = dialog.getByRole('button', { name: /^Use the senior citizen rate/ });
    await user.click(useSenior);
    expectBusy(useSenior);
    void calls.release();
    await waitFor(() => expect(address()).toBe(SUMMARY));
    const order = browser.get(DepositOrderDraft).read();
    expect(order?.isSeniorCitizen).toBe(true);
    expect(order?.annualRatePercent.text).toBe(order?.row.rates.fsc?.text);
  });
});
