import { asFacts, asFactsList, asText, asWhole } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { Percentage } from '../platform/percentage.ts';
import { percentParts } from './parts-of-whole.ts';

/** Units of one share, or of one basket, that somebody holds. */
export interface SharePosition {
  readonly units: number;
  /** Rupees paid for them, without duty and tax. */
  readonly investment: Money;
}

/** What somebody holds in the private market altogether. */
export interface SharePortfolio {
  /** Rupees: shares and baskets together. */
  readonly totalValue: Money;
  /** Different unlisted shares that are held on their own. */
  readonly shareCount: number;
  /** Different baskets. */
  readonly basketCount: number;
}

/** A position with what it is worth: by the rupees that one unit costs now, or altogether. */
export type ValuedPosition = SharePosition &
  ({ readonly pricePerUnit: Money } | { readonly currentValue: Money });

/** How a position stands at a price. */
export interface PositionGain {
  /** Rupees. */
  readonly currentValue: Money;
  /** Rupees, below zero for a loss. */
  readonly gain: Money;
  /** Of what was paid; absent where nothing was, or where it is a billion percent or more. */
  readonly gainPercent?: Percentage;
}

/** What is held in one industry, or in one share. */
export interface PortfolioSlice {
  readonly name: string;
  readonly investment: Money;
  /** Of all slices, which are together exactly 100 where there is any investment. */
  readonly share: Percentage;
}

/** Stands where a share has no industry. */
export const OTHER_INDUSTRY = 'Other';
const MOST_UNITS = 999_999_999;
const BILLION = Money.of('1000000000');

/**
 * The total portfolio value is what was paid for all shares and all baskets that are held; shares
 * and baskets are counted apart, each kind once however many units there are.
 *
 * @formula total = sum of investments in shares + sum of investments in baskets
 * @source PM-2.127, PM-2.138, PM-3.36, PM-3.45; private market, sections 2 and 3
 * @throws a sentence for units that are not whole, or an investment below zero
 * @example
 * ```ts
 * const shares = [{ units: 10, investment: Money.of('9000') }];
 * const baskets = [{ units: 1, investment: Money.of('25000') }];
 * const portfolio = sharePortfolio({ shares, baskets });
 * [portfolio.totalValue.text, portfolio.shareCount, portfolio.basketCount];
 * // => ['34000', 1, 1]
 * ```
 */
export function sharePortfolio(held: {
  readonly shares: readonly SharePosition[];
  readonly baskets: readonly SharePosition[];
}): SharePortfolio {
  const { shares, baskets } = asFacts(held);
  const investments = [...asFactsList(shares), ...asFactsList(baskets)].map(investedIn);
  return Object.freeze({
    totalValue: Money.sum(investments),
    shareCount: shares.length,
    basketCount: baskets.length,
  });
}

/**
 * A gain is what the units are worth at a price, less what was paid for them; below zero it is a
 * loss.
 *
 * @formula gain = units x price per unit - investment; gain percent = gain / investment x 100
 * @source PM-2.127, PM-2.130; our own: what a holding has brought, with its percentage
 * @param position what is held, and the rupees that one unit costs at present
 * @throws a sentence for units that are not whole, or for an investment or a price below zero
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
  const investment = investedIn(asFacts(position));
  return gainOf({ currentValue: valueOf(position), investment });
}

/**
 * The gain of several positions is the sum of their gains, of the sum of what was paid.
 *
 * @formula gain = sum of (units x price per unit, or the value that is given) - sum of investments
 * @source PM-2.127; our own: what a portfolio has brought, with its percentage
 * @throws a sentence for a position that there cannot be, as for one alone
 * @example
 * ```ts
 * const of = (investment, price) =>
 *   ({ units: 1, investment: Money.of(investment), pricePerUnit: Money.of(price) });
 * portfolioGain([of('100', '150'), of('100', '90')]).gainPercent.text; // => '20'
 * ```
 */
export function portfolioGain(positions: readonly ValuedPosition[]): PositionGain {
  const investments = asFactsList(positions).map(investedIn);
  return gainOf({
    currentValue: Money.sum(positions.map(valueOf)),
    investment: Money.sum(investments),
  });
}

/**
 * A portfolio is sliced by industry, the largest slice first; shares without an industry are
 * together under Other.
 *
 * @formula share of a slice = its investment / all investments x 100, together exactly 100
 * @source PM-2.130, PM-3.45; private market, sections 2 and 3
 * @throws a sentence for an industry that is not text, or an investment below zero
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
  for (const position of asFactsList(positions)) {
    const given = asText(position.industry ?? '').trim();
    const name = given === '' ? OTHER_INDUSTRY : given;
    const before = byIndustry.get(name.toLowerCase());
    const investment = investedIn(position).plus(before?.investment ?? Money.zero);
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
  if ('currentValue' in position) return notBelowZero(position.currentValue, 'a value');
  return notBelowZero(position.pricePerUnit, 'the price of a unit').times(position.units);
}

function investedIn({ units, investment }: SharePosition): Money {
  asWhole(units, { most: MOST_UNITS });
  return notBelowZero(investment, 'an investment');
}

function notBelowZero(amount: Money, what: string): Money {
  const money = asMoney(amount);
  invariant(!money.isNegative(), `${what} is not below zero`);
  return money;
}
