import { DEFAULT_DEPOSIT_ID } from '#domain/fixed-deposits/deposit-id.ts';
import {
  bestPartnerScheme,
  partnerCard,
  partnerSchemesFor,
} from '#domain/fixed-deposits/partner-scheme.ts';
import { isCumulative } from '#domain/fixed-deposits/payout-frequency.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { DepositListing } from './deposit-catalogue.ts';
import type { OfferedPartnerScheme, PartnerBank, PartnerDeposits } from './partner-deposits.ts';
import { partnerRow } from './partner-rates.ts';

/** Finds the best that the partner bank pays an investor: one card, made of its own schemes. */
export class FindPartnerListing {
  constructor(private readonly partner: PartnerDeposits) {}

  /** Undefined where the bank offers this investor nothing. */
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
    // As on every card: what is paid at maturity.
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
  const row = partnerRow(
    schemes.filter(
      ({ tenure, payoutFrequency }) =>
        tenure.days === best.tenure.days && payoutFrequency === best.payoutFrequency,
    ),
  );
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
    institution: 'bank',
    isInsured: true,
  } as const;
  return row && { deposit, row, tag };
}
