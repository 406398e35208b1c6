import type {
  aadhaarValidationReply,
  mkycStatusReply,
} from '#infrastructure/accounts/identity-checks.wire.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import type { IdentityEntriesTable } from './tables.ts';

type IdentityEntry = Selectable<IdentityEntriesTable>;
/** What a signed answer of the identity page is for: no other signature passes for it. */
const ANSWER_PURPOSE = 'identity-answer';

/** What the app hands on of the address that the identity page led back to. */
export interface ReturnedIdentity {
  readonly investorId: number;
  readonly manufacturerId: number;
  readonly entryId: string;
  readonly referenceId: string;
  readonly data: string;
}

/** Where the page leads back to: a booking with its answer, which the app has to have checked. */
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
  unknown: 'There is no such identity check. Please start it again.',
} as const;

/** What came of a visit, by what the page has noted of it. */
export async function mkycStatus(
  database: Kysely<Database>,
  returned: ReturnedIdentity,
): Promise<InferInput<typeof mkycStatusReply>['data']> {
  const entry = await entryOf(database, returned);
  if (entry?.state === 'consented') return { status: 'SUCCESS', message: 'Identity proved.' };
  if (entry?.state === 'open') return { status: 'PENDING', message: SAID.open };
  return { status: 'FAILURE', message: SAID[entry?.state ?? 'unknown'] };
}

/** Whether the answer in the address is the page's own, of this visit, and a consent. */
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
