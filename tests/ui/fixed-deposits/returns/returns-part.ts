import type { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { threeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { screen, within } from '@testing-library/react';

export const HIGHEST_SLAB = '30% (31.2% with cess)';

/** The part of a screen with the three rates. */
export async function returnsPart(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'What you really get' });
  const section = heading.closest('section');
  if (section === null) throw new Error('the heading heads no part');
  return section;
}

export const slabField = async () =>
  within(await returnsPart()).findByLabelText<HTMLSelectElement>('Your income-tax slab');

/** The three rates of the domain as text, with the tax of the highest slab unless told another. */
export function expectedRates(holding: Holding, taxPercent = '31.2') {
  const rates = threeRates(holding, Percentage.of(taxPercent));
  if (!rates.annualised.ok || !rates.afterTax.annualised.ok) throw new Error('no return');
  return {
    card: rates.cardRateText,
    annualised: formatPercent(rates.annualised.value),
    afterTax: formatPercent(rates.afterTax.annualised.value),
    tax: formatRupees(rates.afterTax.tax),
    interest: formatRupees(holding.quote.totalInterest),
  };
}
