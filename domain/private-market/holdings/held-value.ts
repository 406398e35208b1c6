import {
  checkInstance,
  checkInteger,
  checkOptions,
  checkRecords,
} from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { PricingTiers } from '../catalogue/pricing-tiers.ts';
import { LARGEST_UNITS } from '../orders/share-units.ts';
import type { PricedUnits } from './share-sale.ts';

const HELD = ['lots', 'tiers', 'pricePerUnit', 'bids'] as const;

/** A purchase of a share of which units are still held. */
export interface HeldLot {
  /** Units of the whole purchase; its size decides the price. */
  readonly boughtUnits: number;
  /** Units that are still held. */
  readonly units: number;
}

/**
 * The present value of the held units of one share, in rupees. Each purchase is valued at the price
 * that a purchase of its size has today, so that buying at our price changes no value. Units for
 * which a buyer has been found are valued at the price that the buyer pays, oldest units first.
 *
 * @formula value = sum of units with a buyer x price of the buyer + sum of the other units x price
 *   of the tier that contains the units of the whole purchase
 * @source PM-2.138, PM-3.12, PM-4.94; Vriddhi's own rule: what is held is valued at what it would
 *   cost, or at what a buyer pays for it
 * @param held the purchases, oldest first; the prices by quantity; if there is one, the price in
 *   rupees of a purchase that no tier contains; the units that buyers take, in the order of sale
 * @returns undefined if a unit has no price
 * @throws an error for units that are not whole, a price below zero, or an unknown field
 * @example
 * ```ts
 * const few = { minimumQuantity: 20, maximumQuantity: 249, pricePerUnit: Money.of('420') };
 * const many = { minimumQuantity: 250, pricePerUnit: Money.of('412.75') };
 * const held = { lots: [{ boughtUnits: 250, units: 250 }], tiers: PricingTiers.of([few, many]) };
 * heldValue(held).text; // => '103187.5'
 * const bids = [{ units: 50, pricePerUnit: Money.of('400') }];
 * heldValue({ ...held, bids }).text; // => '102550'
 * ```
 */
export function heldValue(held: {
  readonly lots: readonly HeldLot[];
  readonly tiers: PricingTiers;
  readonly pricePerUnit?: Money | undefined;
  readonly bids?: readonly PricedUnits[] | undefined;
}): Money | undefined {
  const { lots, tiers, pricePerUnit, bids = [] } = checkOptions(held, HELD);
  checkInstance(tiers, PricingTiers, 'a table of prices');
  if (pricePerUnit !== undefined) checkNonNegative(pricePerUnit, 'the price of a unit');
  let left = checkRecords(lots).map(({ boughtUnits, units }) => ({
    boughtUnits,
    units: checkInteger(units, { most: LARGEST_UNITS }),
  }));
  let value = Money.zero;
  for (const bid of checkRecords(bids)) {
    const price = checkNonNegative(bid.pricePerUnit, 'a bid');
    let wanted = checkInteger(bid.units);
    left = left.map(({ boughtUnits, units }) => {
      const taken = Math.min(wanted, units);
      wanted -= taken;
      value = value.plus(price.times(taken));
      return { boughtUnits, units: units - taken };
    });
  }
  for (const { boughtUnits, units } of left) {
    if (units === 0) continue;
    const price = tiers.tierFor(boughtUnits)?.pricePerUnit ?? pricePerUnit;
    if (price === undefined) return undefined;
    value = value.plus(price.times(units));
  }
  return value;
}
