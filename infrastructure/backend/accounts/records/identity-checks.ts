import type {
  aadhaarValidationReply,
  mkycStatusReply,
} from '#infrastructure/accounts/kyc/identity-checks.wire.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { IdentityEntriesTable } from '#infrastructure/backend/accounts/tables.ts';

type IdentityEntry = Selectable<IdentityEntriesTable>;
/** The purpose of a signed answer of the identity page; other signatures are rejected. */
const ANSWER_PURPOSE = 'identity-answer';

/** The parameters of the identity page's return URL, which the app sends for validation. */
export interface ReturnedIdentity {
  readonly investorId: number;
  readonly manufacturerId: number;
  readonly entryId: string;
  readonly referenceId: string;
  readonly data: string;
}

/**
 * The URL to which the identity page returns. Within a booking it carries a signed answer, which
 * the app must send for validation.
 */
export function returnAddress(
  { signer }: Sandbox,
  entry: IdentityEntry,
  choice: IdentityEntry['state'],
): string {
  if (entry.manufacturer_id === null) return entry.return_url;
  const referenceId = randomUUID();
  const answer = { purpose: ANSWER_PURPOSE, id: entry.id, referenceId, choice };
  const url = new URL(entry.return_url);
  url.searchParams.set('manufacturer-id', String(entry.manufacturer_id));
  url.searchParams.set('entry-id', entry.id);
  url.searchParams.set('referenceId', referenceId);
  url.searchParams.set('data', signer.sign(answer));
  return url.href;
}

const SAID = {
  open: 'The identity check is not finished. Please start it again.',
  refused: 'You did not agree to share your identity. Please try again.',
  'wrong-person': 'The identity is that of another person. Please try again with your own.',
  unknown: 'We could not find this identity check. Please start it again.',
} as const;

/** The result that the identity page has recorded for a visit. */
export async function mkycStatus(
  database: Kysely<Database>,
  returned: ReturnedIdentity,
): Promise<InferInput<typeof mkycStatusReply>['data']> {
  const entry = await entryOf(database, returned);
  if (entry?.state === 'consented') return { status: 'SUCCESS', message: 'Identity proved.' };
  if (entry?.state === 'open') return { status: 'PENDING', message: SAID.open };
  return { status: 'FAILURE', message: SAID[entry?.state ?? 'unknown'] };
}

/** Whether the answer in the return URL is signed, belongs to this visit and is a consent. */
export async function aadhaarValidation(
  { signer }: Sandbox,
  database: Kysely<Database>,
  returned: ReturnedIdentity,
): Promise<InferInput<typeof aadhaarValidationReply>['data']> {
  const entry = await entryOf(database, returned);
  const answer = signer.verify(returned.data);
  const isOwn =
    answer?.purpose === ANSWER_PURPOSE &&
    answer.id === entry?.id &&
    answer.referenceId === returned.referenceId;
  if (entry?.state === 'consented' && isOwn && answer.choice === 'consented') {
    return { is_valid: 1, message: 'Identity proved.' };
  }
  return { is_valid: 0, message: 'This identity check is not valid. Please start it again.' };
}

function entryOf(
  database: Kysely<Database>,
  { investorId, manufacturerId, entryId }: ReturnedIdentity,
): Promise<IdentityEntry | undefined> {
  return database
    .selectFrom('identity_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('investor_id', '=', investorId)
    .where('manufacturer_id', '=', manufacturerId)
    .executeTakeFirst();
}
