import { InstitutionKind } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { Money } from '#domain/platform/money.ts';
import type { DepositListing, DepositProduct } from './deposit-catalogue.ts';
import { rateCardRowFrom, storedRow } from './stored-rate-row.ts';
import { asObject, type StoredObject } from './stored-text.ts';

/** Converts a listed deposit for storage; the product documents fix the key names. */
export function storedListing({ deposit, row, tag }: DepositListing): StoredObject {
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
    ...storedRow(row),
  };
}

/**
 * Parses a stored deposit.
 *
 * @throws for malformed data; the caller that parses the whole list catches the error
 */
export function listingFrom(value: unknown): DepositListing {
  const stored = asObject(value) ?? {};
  const tag = stored['tag'];
  return {
    deposit: productFrom(stored),
    row: rateCardRowFrom(stored),
    ...(typeof tag === 'string' && { tag }),
  };
}

function productFrom(stored: StoredObject): DepositProduct {
  const institution = Object.values(InstitutionKind).find((kind) => kind === stored['institution']);
  if (institution === undefined && stored['institution'] !== undefined) {
    throw new Error('a stored card has a bad type of issuer');
  }
  const isInsured = stored['is_insured'];
  const rating = stored['credit_rating'];
  return {
    depositId: whole(stored['fd_id']),
    name: text(stored['fd_name']),
    heading: text(stored['fd_heading']),
    issuerName: text(stored['issuer_name']),
    issuerId: text(stored['osb_issuer_id']),
    logoUrl: text(stored['logo_url']),
    colours: { start: text(stored['fd_start_colour']), end: text(stored['fd_end_colour']) },
    minimumAmount: Money.of(text(stored['fd_min_amount'])),
    maximumAmount: Money.of(text(stored['fd_max_amount'])),
    lockInDays: whole(stored['lock_days']),
    totalInvestors: whole(stored['total_investors']),
    isComingSoon: stored['is_comingsoon'] === 1,
    ...(institution !== undefined && { institution }),
    ...(isInsured !== undefined && { isInsured: isInsured === 1 }),
    ...(typeof rating === 'string' && { creditRating: rating }),
  };
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a stored card has a bad text');
  return value;
}

function whole(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new Error('a stored card has a bad number');
  return value as number;
}
