import type {
  DepositListing,
  DepositProduct,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { storedInteger, storedMoney } from '#infrastructure/platform/storage/stored-values.ts';
import * as v from 'valibot';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { rateRowEntries, rateRowFrom, rateRowToStore, storedRateRow } from './stored-rate-row.ts';

/** A listed deposit in storage; the product documents fix the key names. */
const listingFields = v.object({
  ...rateRowEntries,
  fd_id: storedInteger,
  fd_name: v.string(),
  fd_heading: v.string(),
  issuer_name: v.string(),
  osb_issuer_id: v.string(),
  logo_url: v.string(),
  fd_start_colour: v.string(),
  fd_end_colour: v.string(),
  fd_min_amount: storedMoney,
  fd_max_amount: storedMoney,
  lock_days: storedInteger,
  total_investors: storedInteger,
  is_comingsoon: v.number(),
  institution: v.optional(v.enum(Institution)),
  is_insured: v.optional(v.number()),
  credit_rating: v.optional(v.string()),
  tag: v.optional(v.string()),
  /** All rates of the deposit for the same payout. */
  tenures: v.optional(v.array(storedRateRow)),
});
type ListingFields = v.InferOutput<typeof listingFields>;

export const storedListing = v.pipe(
  listingFields,
  v.transform((stored): DepositListing => ({
    deposit: productFrom(stored),
    row: rateRowFrom(stored),
    ...(stored.tag !== undefined && { tag: stored.tag }),
    ...(stored.tenures !== undefined && { rateCard: RateCard.of(stored.tenures) }),
  })),
);

function productFrom(stored: ListingFields): DepositProduct {
  const { institution, is_insured: isInsured, credit_rating: creditRating } = stored;
  return {
    depositId: stored.fd_id,
    name: stored.fd_name,
    heading: stored.fd_heading,
    issuerName: stored.issuer_name,
    issuerId: stored.osb_issuer_id,
    logoUrl: stored.logo_url,
    colours: { start: stored.fd_start_colour, end: stored.fd_end_colour },
    minimumAmount: stored.fd_min_amount,
    maximumAmount: stored.fd_max_amount,
    lockInDays: stored.lock_days,
    totalInvestors: stored.total_investors,
    isComingSoon: stored.is_comingsoon === 1,
    ...(institution !== undefined && { institution }),
    ...(isInsured !== undefined && { isInsured: isInsured === 1 }),
    ...(creditRating !== undefined && { creditRating }),
  };
}

/** Converts a listed deposit for storage. */
export function listingToStore({
  deposit,
  row,
  rateCard,
  tag,
}: DepositListing): v.InferInput<typeof listingFields> {
  return {
    fd_id: deposit.depositId,
    fd_name: deposit.name,
    fd_heading: deposit.heading,
    issuer_name: deposit.issuerName,
    osb_issuer_id: deposit.issuerId,
    logo_url: deposit.logoUrl,
    fd_start_colour: deposit.colours.start,
    fd_end_colour: deposit.colours.end,
    fd_min_amount: deposit.minimumAmount.text,
    fd_max_amount: deposit.maximumAmount.text,
    lock_days: deposit.lockInDays,
    total_investors: deposit.totalInvestors,
    is_comingsoon: deposit.isComingSoon ? 1 : 0,
    institution: deposit.institution,
    ...(deposit.isInsured !== undefined && { is_insured: deposit.isInsured ? 1 : 0 }),
    credit_rating: deposit.creditRating,
    tag,
    ...rateRowToStore(row),
    tenures: rateCard?.rows.map(rateRowToStore),
  };
}
