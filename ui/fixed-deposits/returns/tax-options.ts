import type { TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import {
  type InterestTaxRates,
  interestTaxPercent,
} from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import { Percentage } from '#domain/platform/percentage.ts';

/** A tax rate to choose from. */
export interface TaxOption {
  readonly choice: TaxChoice;
  readonly key: string;
  readonly label: string;
}

/** The slabs without a surcharge, and the highest slab with each surcharge. */
export function taxOptions({ slabs, surcharges, cess }: InterestTaxRates): readonly TaxOption[] {
  const none = Percentage.of(0);
  const highest = slabs.at(-1) ?? none;
  const withSurcharge = surcharges.filter(({ text }) => text !== none.text);
  return [
    ...slabs.map((slab) => ({ slab, surcharge: none })),
    ...withSurcharge.map((surcharge) => ({ slab: highest, surcharge })),
  ].map((choice) => ({ choice, key: keyOf(choice), label: labelOf(choice, cess) }));
}

export function keyOf({ slab, surcharge }: TaxChoice): string {
  return `${slab.text}+${surcharge.text}`;
}

function labelOf(choice: TaxChoice, cess: Percentage): string {
  const { slab, surcharge } = choice;
  if (slab.text === '0') return 'No tax';
  const total = interestTaxPercent({ ...choice, cess }).text;
  return surcharge.text === '0'
    ? `${slab.text}% (${total}% with cess)`
    : `${slab.text}% and ${surcharge.text}% surcharge (${total}% with cess)`;
}
