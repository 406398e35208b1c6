import type { SchemeId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { type DepositRates, RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';

/** A deposit of a finance company: not insured, amounts in multiples of 1,000 rupees. */
export const TEJAS = 1013;
export const HIMADRI = 1003;
/** A bank deposit with few tenures. */
export const TAX_SAVER = 1004;
export const SURYODAY = 1001;

export async function ratesOf(
  backend: Backend,
  depositId: number,
  payoutFrequency: PayoutFrequency = PayoutFrequency.AtMaturity,
): Promise<DepositRates> {
  const browser = await clientOf(backend.appAddress);
  const rates = await browser.get(RateCards).forDeposit(depositId, { payoutFrequency }, {});
  if (!rates.ok) throw new Error(`no rates for deposit ${depositId}`);
  return rates.value;
}

interface DetailsOptions extends Partial<Omit<ScreenOptions, 'backend' | 'path'>> {
  readonly depositId?: number;
  readonly schemeId?: SchemeId;
}

/** Opens the page of a deposit and waits for its rates and the first quote. */
export async function showDetails(backend: Backend, options: DetailsOptions = {}) {
  const { depositId = TEJAS, schemeId = 0, ...rest } = options;
  const path = `/invest/${depositId}/${schemeId}/-`;
  const shown = await renderScreen({ as: 'visitor', backend, path, ...rest });
  await calculated();
  return shown;
}

/** Waits for the quote and for an enabled button to the order summary. */
export async function calculated(): Promise<void> {
  await screen.findByLabelText('Investment Amount');
  await waitFor(() => {
    if (quoteResult().dataset['stale'] !== undefined) throw new Error('no quote yet');
    const button = proceedButton();
    if (button.getAttribute('aria-disabled') === 'true') throw new Error(button.textContent);
  });
}

/** The part of the investment box that shows the quote. */
export function quoteResult(): HTMLElement {
  const box = screen.getByRole('region', { name: 'Your investment' });
  const result = box.querySelector<HTMLElement>('div[aria-busy]');
  if (result === null) throw new Error('the box has no result');
  return result;
}

/** The button in the investment box; the bar for phones has another. */
export function proceedButton(): HTMLElement {
  const box = screen.getByRole('region', { name: 'Your investment' });
  const button = box.querySelector<HTMLElement>('button[type="submit"]');
  if (button === null) throw new Error('the box has no button');
  return button;
}
