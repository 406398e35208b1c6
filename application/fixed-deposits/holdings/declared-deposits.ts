import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { issuerNameKey } from '#domain/fixed-deposits/catalogue/issuer-key.ts';
import { declaredTexts } from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  type DeclaredDeposit,
  declaredDeposit,
  isMe,
} from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { DepositOrigin } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { DeclaredDepositTexts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { KnownDeposit } from './known-deposit.ts';

/** An issuer with the key under which the app knows it. */
export type KnownIssuer = Pick<KnownDeposit, 'issuerId' | 'issuerName' | 'institution'>;

interface Among {
  /** The identity of the investor. */
  readonly holderId: string;
  /** The issuers of deposits booked here. Money at the same issuer adds up with the told one. */
  readonly issuers: readonly KnownIssuer[];
}

/**
 * The deposits at other institutions that the investor has told. A deposit of a family, firm or
 * trust has that as its first holder, because it is the one that is taxed.
 */
export function declaredDeposits(
  declared: DeclaredDepositTexts,
  { holderId, issuers }: Among,
): readonly KnownDeposit[] {
  const told: KnownDeposit[] = [];
  for (const [index, texts] of declared.entries()) {
    const read = declaredDeposit(declaredTexts(texts));
    const known = { holderId, issuers: [...issuers, ...told] };
    if (read.ok) told.push({ ...knownOf(read.value, known), id: `told-${index}` });
  }
  return told;
}

/** The key of an issuer of which the app knows only what the investor told. */
export function toldIssuerId({
  issuerName,
  institution,
}: Pick<KnownIssuer, 'issuerName' | 'institution'>): IssuerId {
  return `told-${kindOf(institution)} ${issuerNameKey(issuerName)}`;
}

function knownOf(deposit: DeclaredDeposit, by: Among): Omit<KnownDeposit, 'id'> {
  const { issuer, institution, holding, right, onBehalfOf } = deposit;
  const key = issuerNameKey(issuer);
  const kind = kindOf(institution);
  const same = by.issuers.find(
    (each) => issuerNameKey(each.issuerName) === key && kindOf(each.institution) === kind,
  );
  const holders = deposit.holders.map((name) => identityOf(name, by.holderId));
  const { issuerId, issuerName } = same ?? {
    issuerId: toldIssuerId({ issuerName: issuer, institution }),
    issuerName: issuer,
  };
  return {
    origin: DepositOrigin.Declared,
    ...{ issuerId, issuerName, holding, right },
    institution: same?.institution ?? institution,
    name: `${issuer} (added by you)`,
    ...(onBehalfOf === ''
      ? { holders }
      : { holders: heldFor(deposit, holders), onBehalfOf: identityOf(onBehalfOf, by.holderId) }),
  };
}

/** The holders of a deposit for another owner. The income of a minor is that of the parent. */
function heldFor({ right, onBehalfOf }: DeclaredDeposit, holders: readonly string[]) {
  return right === 'guardian' ? holders : [`for ${issuerNameKey(onBehalfOf)}`, ...holders];
}

function identityOf(name: string, holderId: string): string {
  const key = name.toLowerCase();
  return isMe(name) ? holderId : `named ${key}`;
}

/** Kinds of institution that one issuer can be called, and that have the same rules. */
function kindOf(institution: Institution): string {
  if (institution === Institution.PostOffice) return institution;
  const isCompany = institution === Institution.Nbfc || institution === Institution.Hfc;
  return isCompany ? 'company' : 'bank';
}
