import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { isUpgradeOffered } from '#domain/fixed-deposits/booking/upgrade.ts';
import type { Gender } from '#domain/platform/gender.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { DepositQuotes, QuotedDeposit } from './deposit-quotes.ts';
import type { RecommendedScheme, RecommendedSchemes } from './recommended-schemes.ts';

/** A scheme of the same deposit with a higher rate, and its quote for the same principal. */
export interface UpgradeOffer {
  readonly row: RateCardRow;
  readonly quote: QuotedDeposit;
}

/**
 * Looks for a scheme with a higher rate for this investor, unless one was offered for the order
 * before.
 */
export class FindUpgrade {
  constructor(
    private readonly schemes: RecommendedSchemes,
    private readonly quotes: DepositQuotes,
  ) {}

  /** Returns undefined if no scheme is better, or one was offered before. */
  async run(
    { order, gender }: { readonly order: DepositOrderSummary; readonly gender: Gender | undefined },
    options: CallOptions,
  ): Promise<Result<UpgradeOffer | undefined, PortFailure>> {
    if (order.wasUpgradeOffered) return success(undefined);
    const { depositId, issuerId, principal, payoutFrequency, isSeniorCitizen } = order;
    const schemeId = order.row.schemeMasterId;
    const found = await this.schemes.insteadOf({ schemeId, gender, isSeniorCitizen }, options);
    if (!found.ok) return found;
    const row = found.value && rowOf(found.value, order);
    const column = rateColumnFor({ gender, isSeniorCitizen });
    const isOffered = isUpgradeOffered({
      recommended: row,
      current: order.row,
      column,
      wasOffered: order.wasUpgradeOffered,
    });
    if (row === undefined || !isOffered) return success(undefined);
    const what = { depositId, issuerId, principal, tenure: row.tenure, payoutFrequency };
    const cardRate = row.rates[column];
    const search = { ...what, gender, isSeniorCitizen, cardRate };
    const quote = await this.quotes.quote(search, options);
    return quote.ok ? success({ row, quote: quote.value }) : quote;
  }
}

/**
 * The rate card row of a recommended scheme: from the order's table, or created from the
 * recommendation.
 */
function rowOf(scheme: RecommendedScheme, order: DepositOrderSummary): RateCardRow {
  const shown = order.rows.find((row) => row.schemeMasterId === scheme.schemeId);
  if (shown !== undefined) return shown;
  return {
    schemeMasterId: scheme.schemeId,
    tenure: scheme.tenure,
    payoutFrequency: order.payoutFrequency,
    rates: scheme.rates,
    interestOnLakh: {},
  };
}
