import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import {
  expectedRates,
  HIGHEST_SLAB,
  returnsPart,
  slabField,
} from '#tests/ui/fixed-deposits/returns/returns-part.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OrderOptions, showOrder } from './order-screen.ts';

const backend = testBackend();

async function showReturns(options: OrderOptions = {}) {
  const { order, user } = await showOrder(backend, options);
  const { own } = checkedQuote(order, order.issuerId);
  if (own === undefined) throw new Error('the order is quoted by other rules');
  const startedOn = CalendarDate.inIndia((await backend.control.now()).getTime());
  const holding = Holding.of({ terms: own.terms, startedOn });
  return { section: await returnsPart(), expected: expectedRates(holding), user };
}

describe('the three rates of an order', () => {
  it('are those of a deposit that starts today [FD-2.71]', async () => {
    const { section, expected, user } = await showReturns();
    expect(section).not.toBeVisible();
    await user.click(screen.getByText('What is left after tax'));
    expect(section).toBeVisible();
    expect(section).toHaveTextContent(expected.card);
    expect(section).toHaveTextContent(expected.annualised);
    expect(section).toHaveTextContent('Choose your slab to see it');
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    await waitFor(() => expect(section).toHaveTextContent(`After tax${expected.afterTax}`));
    expect(section).toHaveTextContent(`${expected.tax} of ${expected.interest} interest`);
  });

  it('count each payout from its day', async () => {
    const { section, expected } = await showReturns({ payoutFrequency: PayoutFrequency.Monthly });
    expect(section).toHaveTextContent(expected.card);
    expect(section).toHaveTextContent(`In a year${expected.annualised}`);
    expect(section).toHaveTextContent('With each payout counted from its day');
  });
});
