import { LARGEST_UNITS } from '../orders/share-units.ts';
import {
  checkRecord,
  checkRecords,
  checkText,
  checkInteger,
} from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import { percentParts } from '../catalogue/parts-of-whole.ts';

/** Units of one share or basket that the investor holds, with their cost. */
export interface SharePosition {
  readonly units: number;
  /** Rupees paid for these units, without duty and tax. */
  readonly investment: Money;
}

/** The cost and the number of an investor's holdings in the private market. */
export interface SharePortfolio {
  /** Rupees paid for shares and baskets together, without duty and tax. */
  readonly totalInvestment: Money;
  /** Number of different unlisted shares that are held outside baskets. */
  readonly shareCount: number;
  /** Number of different baskets. */
  readonly basketCount: number;
}

/** A holding with its value: either the present price of one unit or the total value, in rupees. */
export type ValuedPosition = SharePosition &
  ({ readonly pricePerUnit: Money } | { readonly currentValue: Money });

/** The value and the gain of a holding. */
export interface PositionGain {
  /** In rupees. */
  readonly currentValue: Money;
  /** In rupees; negative for a loss. */
  readonly gain: Money;
  /**
   * The gain in percent of the cost; absent if the cost is zero, or for a billion percent or more.
   */
  readonly gainPercent?: Percentage;
}

/** The part of a portfolio that is invested in one industry. */
export interface PortfolioSlice {
  readonly name: string;
  readonly investment: Money;
  /**
   * The slice in percent of the portfolio's cost. The sum over all slices is exactly 100, unless
   * the cost is zero.
   */
  readonly share: Percentage;
}

/** The industry under which shares without an industry are grouped. */
export const OTHER_INDUSTRY = 'Other';
const BILLION = Money.of('1000000000');

/**
 * The total cost of all held shares and baskets, and how many different shares and baskets there
 * are. `shareTotals` gives their value.
 *
 * @formula total = sum of investments in shares + sum of investments in baskets
 * @source PM-2.127, PM-2.138, PM-3.36, PM-3.45; private market, sections 2 and 3
 * @throws an error for units that are not whole, or an investment below zero
 * @example
 * ```ts
 * const shares = [{ units: 10, investment: Money.of('9000') }];
 * const baskets = [{ units: 1, investment: Money.of('25000') }];
 * const portfolio = sharePortfolio({ shares, baskets });
 * [portfolio.totalInvestment.text, portfolio.shareCount, portfolio.basketCount];
 * // => ['34000', 1, 1]
 * ```
 */
export function sharePortfolio(held: {
  readonly shares: readonly SharePosition[];
  readonly baskets: readonly SharePosition[];
}): SharePortfolio {
  const { shares, baskets } = checkRecord(held);
  const positions = [...checkPositions(shares), ...checkPositions(baskets)];
  return Object.freeze({
    totalInvestment: Money.sum(positions.map(({ investment }) => investment)),
    shareCount: shares.length,
    basketCount: baskets.length,
  });
}

/**
 * The value of a holding at a price, and its gain: value minus cost, negative for a loss.
 *
 * @formula gain = units x price per unit - investment; gain percent = gain / investment x 100
 * @source PM-2.127, PM-2.130; Vriddhi's own rule: a holding shows its gain and the percentage
 * @param position the holding, and the present price of one unit in rupees
 * @throws an error for units that are not whole, or for an investment or a price below zero
 * @example
 * ```ts
 * const paid = { units: 10, investment: Money.of('9000') };
 * const { gain, gainPercent } = positionGain({ ...paid, pricePerUnit: Money.of('990') });
 * [gain.text, gainPercent.text]; // => ['900', '10']
 * ```
 */
export function positionGain(
  position: SharePosition & { readonly pricePerUnit: Money },
): PositionGain {
  return portfolioGain([position]);
}

/**
 * The total value of several holdings, and their gain: value minus cost, also in percent of the
 * total cost.
 *
 * @formula gain = sum of (units x price per unit, or the given value) - sum of investments
 * @source PM-2.127; Vriddhi's own rule: a portfolio shows its gain and the percentage
 * @throws an error for units that are not whole, or for an investment, price or value below zero
 * @example
 * ```ts
 * const of = (investment, price) =>
 *   ({ units: 1, investment: Money.of(investment), pricePerUnit: Money.of(price) });
 * portfolioGain([of('100', '150'), of('100', '90')]).gainPercent.text; // => '20'
 * ```
 */
export function portfolioGain(positions: readonly ValuedPosition[]): PositionGain {
  checkValues(checkPositions(positions));
  return gainOf({
    currentValue: Money.sum(positions.map(valueOf)),
    investment: Money.sum(positions.map(({ investment }) => investment)),
  });
}

/**
 * Groups a portfolio by industry, largest group first, ignoring case. Shares without an industry
 * are grouped under `Other`.
 *
 * @formula share of a slice = its investment / all investments x 100; the sum is exactly 100
 * @source PM-2.130, PM-3.45; private market, sections 2 and 3
 * @throws an error for an industry that is not text, or an investment below zero
 * @example
 * ```ts
 * const of = (industry, text) => ({ units: 1, investment: Money.of(text), industry });
 * const slices = slicesByIndustry([of('Energy', '100'), of('', '50'), of('energy ', '50')]);
 * slices.map(({ name, share }) => [name, share.text]); // => [['Energy', '75'], ['Other', '25']]
 * ```
 */
export function slicesByIndustry(
  positions: readonly (SharePosition & { readonly industry?: string | undefined })[],
): readonly PortfolioSlice[] {
  const byIndustry = new Map<string, { readonly name: string; readonly investment: Money }>();
  for (const position of checkPositions(positions)) {
    const given = checkText(position.industry ?? '').trim();
    const name = given === '' ? OTHER_INDUSTRY : given;
    const before = byIndustry.get(name.toLowerCase());
    const investment = position.investment.plus(before?.investment ?? Money.zero);
    byIndustry.set(name.toLowerCase(), { name: before?.name ?? name, investment });
  }
  const slices = [...byIndustry.values()].toSorted((a, b) =>
    b.investment.decimal.comparedTo(a.investment.decimal),
  );
  const shares = percentParts(slices.map(({ investment }) => investment));
  return slices.map((slice, at) => {
    const share = shares[at];
    invariant(share !== undefined, 'every slice has its share');
    return { ...slice, share };
  });
}

function gainOf(of: { readonly currentValue: Money; readonly investment: Money }): PositionGain {
  const { currentValue, investment } = of;
  const gain = currentValue.minus(investment);
  if (investment.isZero()) return Object.freeze({ currentValue, gain });
  const percent = gain.decimal.dividedBy(investment.decimal).times(100);
  if (percent.greaterThanOrEqualTo(BILLION.decimal)) return Object.freeze({ currentValue, gain });
  return Object.freeze({ currentValue, gain, gainPercent: Percentage.of(percent).toHundredth() });
}

function valueOf(position: ValuedPosition): Money {
  if ('currentValue' in position) return position.currentValue;
  return position.pricePerUnit.times(position.units);
}

function checkPositions<Position extends SharePosition>(
  positions: readonly Position[],
): readonly Position[] {
  for (const { units, investment } of checkRecords(positions)) {
    checkInteger(units, { most: LARGEST_UNITS });
    checkNonNegative(investment, 'an investment');
  }
  return positions;
}

function checkValues(positions: readonly ValuedPosition[]): void {
  for (const position of positions) {
    if ('currentValue' in position) checkNonNegative(position.currentValue, 'a value');
    else checkNonNegative(position.pricePerUnit, 'the price of a unit');
  }
}
