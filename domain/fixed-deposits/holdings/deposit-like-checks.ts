import {
  checkBoolean, checkInstance, checkList, checkOneOf, checkRecord, checkText,
} from '../../platform/argument-checks.ts';
import { invariant } from '../../platform/invariant.ts';
import {
  type DepositLike,
  DepositOrigin,
  DepositRight,
  type HeldInRight,
  TdsFunding,
} from './deposit-like.ts';
import { Institution } from './institution.ts';
import { Holding } from './holdings.ts';

/** Returns who holds money and how, or throws an error. */
export function checkHeldInRight<Held extends HeldInRight>(held: Held): Held {
  const { issuerId, institution, holders, right, onBehalfOf } = checkRecord(held);
  checkIdentity(issuerId, 'the key of an issuer');
  checkOneOf(institution, Institution);
  checkOneOf(right, DepositRight);
  for (const holder of checkList(holders)) checkIdentity(holder, 'a holder');
  invariant(new Set(holders).size === holders.length, 'the holders must be different');
  const isAlone = right === DepositRight.Self || right === DepositRight.Proprietor;
  const least = right === DepositRight.Joint ? 2 : 1;
  const isCounted = isAlone ? holders.length === 1 : holders.length >= least;
  invariant(isCounted, `a deposit held as ${right} cannot have ${holders.length} holders`);
  const isForOther = !isAlone && right !== DepositRight.Joint;
  invariant(
    isForOther === (onBehalfOf !== undefined),
    `a deposit held as ${right} ${isForOther ? 'needs' : 'cannot have'} another owner`,
  );
  if (onBehalfOf !== undefined) checkIdentity(onBehalfOf, 'the owner of a deposit');
  return held;
}

/** Returns a deposit of any origin, or throws an error. */
export function checkDepositLike(deposit: DepositLike): DepositLike {
  const { id, origin, holding, isRenewed, tdsFundedFrom } = checkHeldInRight(deposit);
  checkIdentity(id, 'the id of a deposit');
  checkOneOf(origin, DepositOrigin);
  checkInstance(holding, Holding, 'a holding');
  if (isRenewed !== undefined) checkBoolean(isRenewed);
  if (tdsFundedFrom !== undefined) checkOneOf(tdsFundedFrom, TdsFunding);
  return deposit;
}

/** Returns deposits with different ids, or throws an error. */
export function checkDepositLikes(deposits: readonly DepositLike[]): readonly DepositLike[] {
  const ids = checkList(deposits).map((deposit) => checkDepositLike(deposit).id);
  invariant(new Set(ids).size === ids.length, 'the deposits need different ids');
  return deposits;
}

function checkIdentity(text: string, what: string): string {
  invariant(checkText(text).trim() !== '', `${what} must not be empty`);
  return text;
}
