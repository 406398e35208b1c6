import { summaryAnswersForm } from '#application/fixed-deposits/booking/book-deposit.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { Drafts } from '#application/platform/drafts.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import { peopleOf, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { orderOf } from '#ui/fixed-deposits/deposit-page/box/order-from-quote.ts';
import { expect } from 'vitest';
import { TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';

export interface OrderOptions {
  readonly depositId?: number;
  readonly amount?: string;
  readonly tenure?: string;
  readonly payoutFrequency?: PayoutFrequency;
  readonly isSeniorCitizen?: boolean;
}

/** Stores an order in the tab, as the investment box does. */
export async function keepOrder(
  browser: AppContainer,
  investor: SignedInInvestor | undefined,
  options: OrderOptions = {},
): Promise<DepositOrderSummary> {
  const { depositId = TEJAS, amount = '100000', isSeniorCitizen = false } = options;
  const { payoutFrequency = PayoutFrequency.AtMaturity, tenure = '3Y' } = options;
  const rates = await browser.get(RateCards).forDeposit(depositId, { payoutFrequency }, {});
  const wanted = Tenure.parse(tenure);
  if (!rates.ok || !wanted.ok) throw new Error('no rates');
  const row = rates.value.rateCard.rowFor({ tenure: wanted.value, payoutFrequency });
  if (row === undefined) throw new Error(`${tenure} is not offered`);
  const principal = Money.of(amount);
  const request = { depositId, principal, tenure: row.tenure, payoutFrequency, isSeniorCitizen };
  const quote = await browser
    .get(DepositQuotes)
    .quote({ ...request, gender: investor?.gender }, {});
  if (!quote.ok) throw new Error('no quote');
  const order = orderOf(quote.value, { rates: rates.value, row, isSeniorCitizen });
  browser.get(DepositOrderDraft).keep(order);
  return order;
}

/** Opens the order summary with an order in the tab. */
export async function showOrder(
  backend: Backend,
  options: OrderOptions & Partial<ScreenOptions> = {},
) {
  const kept: { order?: DepositOrderSummary } = {};
  const shown = await renderScreen({
    path: '/preview-maturity-action',
    as: 'demo',
    prepare: async (browser, investor) => {
      kept.order = await keepOrder(browser, investor, options);
      // A resumed booking has passed the summary, so its answers are stored.
      if (options.path?.startsWith('/fd-redireacting') === true) {
        await keepAnswers(browser, kept.order.depositId);
      }
    },
    ...options,
    backend,
  });
  if (kept.order === undefined) throw new Error('no order was kept');
  return { ...shown, order: kept.order };
}

/** Stores No as the answer to each question of the summary. */
async function keepAnswers(browser: AppContainer, depositId: number): Promise<void> {
  const answers = { isYes: 'false', 2: 'false', 3: 'false' };
  await browser.get(Drafts).keep(summaryAnswersForm(depositId), answers);
}

/** The payment button, once the issuer's questions have loaded or failed to load. */
export async function payButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /^Make Payment/ });
  await waitFor(() => expect(button).not.toHaveAccessibleDescription(/^Loading the questions/));
  return button;
}

/** The mobile number of the sample investor whose description starts with this text. */
export async function mobileOf(backend: Backend, beginning: string): Promise<string> {
  const person = (await peopleOf(backend)).find((each) => each.description.startsWith(beginning));
  if (person === undefined) throw new Error(`nobody is described as ${beginning}`);
  return person.mobile;
}
