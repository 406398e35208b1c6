import { issuerKey } from '../catalogue/issuer-key.ts';
import { type DepositLike, DepositRight, type HeldInRight } from '../holdings/deposit-like.ts';
import { Institution } from '../holdings/institution.ts';
import type { DeclaredBalance } from './insurance-bucket.ts';

/** The deposits and balances of an investor, or of one bucket. */
export interface InsuredMoney {
  readonly deposits: readonly DepositLike[];
  readonly balances: readonly DeclaredBalance[];
}

/** The money with one insurance limit, and how it is held. */
export interface BucketParts extends InsuredMoney {
  readonly held: HeldInRight;
}

/** Whether deposit insurance covers money at an institution. */
export function isAtBank({ institution }: HeldInRight): boolean {
  return institution === Institution.Bank || institution === Institution.SmallFinanceBank;
}

/** Divides the money at banks into buckets, in the order of the deposits, then the balances. */
export function bucketsOf({ deposits, balances }: InsuredMoney): readonly BucketParts[] {
  const buckets = new Map<string, GrowingParts>();
  const bucketOf = (held: HeldInRight) => {
    const key = bucketKey(held);
    const bucket = buckets.get(key) ?? { held, deposits: [], balances: [] };
    buckets.set(key, bucket);
    return bucket;
  };
  for (const deposit of deposits.filter(isAtBank)) bucketOf(deposit).deposits.push(deposit);
  for (const balance of balances.filter(isAtBank)) bucketOf(balance).balances.push(balance);
  return [...buckets.values()];
}

interface GrowingParts extends BucketParts {
  readonly deposits: DepositLike[];
  readonly balances: DeclaredBalance[];
}

/** The money in one bucket with the given money. */
export function partsWith(held: HeldInRight, { deposits, balances }: InsuredMoney): BucketParts {
  const key = bucketKey(held);
  const isInside = (each: HeldInRight) => isAtBank(each) && bucketKey(each) === key;
  return { held, deposits: deposits.filter(isInside), balances: balances.filter(isInside) };
}

/** Text that is the same for all money with one insurance limit. */
function bucketKey({ issuerId, right, holders, onBehalfOf = '' }: HeldInRight): string {
  const capacity = right === DepositRight.Proprietor ? DepositRight.Self : right;
  return JSON.stringify([issuerKey(issuerId), capacity, holders, onBehalfOf]);
}
