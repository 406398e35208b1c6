import {
  shareOrderSummary,
  STAMP_DUTY_PERCENT,
} from '#domain/private-market/orders/share-order-summary.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { totalsTogether } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { sampleSharePrices } from './landing-figures.ts';

/** The figures of the example screens of an offer and of holdings. */
export interface ScreenFacts {
  readonly offer: {
    readonly units: number;
    readonly price: string;
    readonly investment: string;
    readonly dutyPercent: string;
    readonly stampDuty: string;
    readonly total: string;
  };
  readonly holdings: {
    readonly total: string;
    /** The deposit, then the shares of the offer and of the second sample. */
    readonly rows: readonly HoldingRow[];
  };
}

interface HoldingRow {
  readonly amount: string;
  /** Share of the total, and the sum of the shares before it, in percent. */
  readonly percent: number;
  readonly from: number;
}

/** Units of each sample share in the examples. */
export const SAMPLE_UNITS = [50, 100] as const;

export function screenFacts(principal: Money): ScreenFacts {
  const [offered, other] = sampleSharePrices.map((pricePerUnit, index) =>
    shareOrderSummary({ pricePerUnit, units: SAMPLE_UNITS[index] ?? 1 }),
  );
  if (offered === undefined || other === undefined) throw new Error('a sample share is missing');
  const held = [principal, offered.totalInvestment, other.totalInvestment];
  const total = totalsTogether(
    held.map((worth) => ({ worth, putIn: worth, earned: Money.zero, changeInValue: Money.zero })),
  ).worth;
  return {
    offer: {
      units: offered.units,
      price: formatRupees(offered.pricePerUnit),
      investment: formatRupees(offered.totalInvestment),
      dutyPercent: STAMP_DUTY_PERCENT.text,
      stampDuty: formatRupees(offered.stampDuty),
      total: formatRupees(offered.totalPayable),
    },
    holdings: { total: formatRupees(total), rows: holdingRows(held, total) },
  };
}

function holdingRows(held: readonly Money[], total: Money): readonly HoldingRow[] {
  let from = 0;
  return held.map((amount) => {
    const percent = Percentage.partOf(amount, total).toHundredth().fraction.toNumber() * 100;
    const row = { amount: formatRupees(amount), percent, from };
    from += percent;
    return row;
  });
}
