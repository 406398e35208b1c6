import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import {
  expectedRates,
  HIGHEST_SLAB,
  returnsPart,
  slabField,
} from '#tests/ui/fixed-deposits/returns/returns-part.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

async function showHeld() {
  const shown = await renderScreen({ path: '/portfolio', as: 'demo', backend });
  const deposits = await shown.browser.get(HeldDeposits).list({});
  const first = deposits.ok ? deposits.value.at(0) : undefined;
  if (first === undefined) throw new Error('the demo investor holds nothing');
  const detail = await shown.browser.get(HeldDeposits).detail(first.depositOrderId, {});
  const own = detail.ok ? checkedQuote(detail.value, detail.value.issuerId).own : undefined;
  if (!detail.ok || own === undefined) throw new Error('the deposit is quoted by other rules');
  const path = `/portfolio/investment-details/${first.depositOrderId}/${first.depositId}`;
  shown.goTo(path);
  const { startedOn } = detail.value;
  return { ...shown, path, startedOn, holding: Holding.of({ terms: own.terms, startedOn }) };
}

describe('the three rates of a held deposit', () => {
  it('count from the day on which it started', async () => {
    const { user, startedOn, holding } = await showHeld();
    const expected = expectedRates(holding);
    const section = await returnsPart();
    expect(section).toHaveTextContent(`from its start on ${formatDate(startedOn)}`);
    expect(section).toHaveTextContent(expected.card);
    expect(section).toHaveTextContent(`In a year${expected.annualised}`);
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    await waitFor(() => expect(section).toHaveTextContent(`After tax${expected.afterTax}`));
    expect(section).toHaveTextContent(`${expected.tax} of ${expected.interest} interest`);
  });

  it('use the slab that was chosen for another deposit', async () => {
    const { user, goTo, path, holding } = await showHeld();
    await user.selectOptions(await slabField(), HIGHEST_SLAB);
    goTo('/portfolio');
    await waitFor(() => expect(document.body).not.toHaveTextContent('What you really get'));
    goTo(path);
    const { afterTax } = expectedRates(holding);
    await waitFor(async () =>
      expect(await returnsPart()).toHaveTextContent(`After tax${afterTax}`),
    );
  });
});
