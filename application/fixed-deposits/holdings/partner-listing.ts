import { DEFAULT_DEPOSIT_ID } from '#domain/fixed-deposits/catalogue/deposit-id.ts';
import {
  bestPartnerScheme,
  partnerCard,
  partnerSchemesFor,
} from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type {
  OfferedPartnerScheme,
  PartnerBank,
  PartnerDeposits,
} from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { partnerRows } from '#application/fixed-deposits/catalogue/partner-rates.ts';

/**
 * Finds the partner bank's scheme with the highest rate for an investor, as an entry for a list of
 * deposits.
 */
export class FindPartnerListing {
  constructor(private readonly partner: PartnerDeposits) {}

  /** Returns undefined if the bank has no scheme for this investor. */
  async run(
    investor: { readonly isSeniorCitizen: boolean },
    options: CallOptions,
  ): Promise<Result<DepositListing | undefined, PortFailure>> {
    const [issuers, schemes] = await Promise.all([
      this.partner.issuers(options),
      this.partner.schemes(options),
    ]);
    if (!issuers.ok) return issuers;
    if (!schemes.ok) return schemes;
    const isSeniorToggleOn = investor.isSeniorCitizen;
    // Lists show only deposits that pay their interest at maturity.
    const cumulative = schemes.value.filter((each) => isCumulative(each.payoutFrequency));
    const best = bestPartnerScheme(partnerSchemesFor(cumulative, { isSeniorToggleOn }));
    const bank = issuers.value.find(({ issuerId }) => issuerId === best?.issuerId);
    if (best === undefined || bank === undefined) return success(undefined);
    return success(listingOf(bank, best, schemes.value));
  }
}

function listingOf(
  bank: PartnerBank,
  best: OfferedPartnerScheme,
  schemes: readonly OfferedPartnerScheme[],
): DepositListing | undefined {
  const rows = partnerRows(
    schemes.filter(({ payoutFrequency }) => payoutFrequency === best.payoutFrequency),
  );
  const row = rows.find(({ tenure }) => tenure.days === best.tenure.days);
  const { tag, totalInvestors, backgroundColour } = partnerCard;
  const { minimumAmount, maximumAmount, lockInDays } = best;
  const deposit = {
    ...{ minimumAmount, maximumAmount, lockInDays, totalInvestors },
    depositId: DEFAULT_DEPOSIT_ID,
    name: `${bank.name} FD`,
    heading: '',
    issuerName: bank.name,
    issuerId: bank.issuerId,
    logoUrl: bank.logoUrl,
    colours: { start: backgroundColour, end: backgroundColour },
    isComingSoon: false,
    institution: 'small-finance-bank',
    isInsured: true,
  } as const;
  return row && { deposit, row, rateCard: RateCard.of(rows), tag };
}
