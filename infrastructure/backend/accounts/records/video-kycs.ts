import {
  videoKycPictureViolation,
  VideoKycStatus,
  videoKycViolation,
} from '#domain/accounts/kyc/video-kyc.ts';
import type { videoKycReply } from '#infrastructure/accounts/kyc/video-kyc.wire.ts';
import type { Kysely } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { withoutMetadata } from '#infrastructure/backend/http/image-metadata.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { lockInvestor } from './hold-account.ts';
import { investorById } from './investors.ts';

const REVIEW_MILLISECONDS = 8000;
const DEFAULT_REASON = 'Your face or your signature is not clear.';

export type VideoKycDecision = 'approved' | 'rejected';

export async function videoKycOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<InferInput<typeof videoKycReply>['data']> {
  const { kyc_status } = await investorById(database, investorId);
  const kept = await database
    .selectFrom('video_kycs')
    .select(['state', 'reason'])
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return {
    video_kyc_status: kept?.state ?? VideoKycStatus.None,
    is_pan_verified: kyc_status === 'verified',
    ...(kept?.state === 'rejected' && { reason: kept.reason ?? DEFAULT_REASON }),
  };
}

interface Submission {
  readonly investorId: number;
  readonly selfie: Uint8Array;
  readonly signature: Uint8Array;
}

/** @throws Refusal before the PAN is verified, after an approval, and for an unusable picture */
export async function submitVideoKyc(
  { clock }: Sandbox,
  database: Kysely<Database>,
  { investorId, selfie, signature }: Submission,
): Promise<void> {
  const { video_kyc_status: status, is_pan_verified: isPanVerified } = await videoKycOf(
    database,
    investorId,
  );
  const violation = videoKycViolation({ status, isPanVerified });
  if (violation?.kind === 'pan-first') {
    const message = 'Please verify your PAN first.';
    throw new Refusal({ status: 409, code: 'pan-first', message });
  }
  if (violation) {
    const message = 'Your video KYC is already approved.';
    throw new Refusal({ status: 409, code: 'video-kyc-approved', message });
  }
  refuseUnusable(selfie, 'selfie_base64');
  refuseUnusable(signature, 'signature_base64');
  await countUse(database, { investorId, what: 'video-kyc', clock });
  const content = {
    selfie: await withoutMetadata(selfie),
    signature: await withoutMetadata(signature),
    submitted_at: clock.now(),
    reason: null,
  };
  const kept = { ...content, state: 'in-review' as const };
  await database
    .insertInto('video_kycs')
    .values({ investor_id: investorId, ...kept })
    .onConflict((conflict) =>
      conflict.column('investor_id').doUpdateSet(kept).where('video_kycs.state', '!=', 'approved'),
    )
    .execute();
}

function refuseUnusable(picture: Uint8Array, field: string): void {
  if (videoKycPictureViolation(picture) === undefined) return;
  const message = 'The picture cannot be used. Please take it again.';
  throw new Refusal({ status: 400, code: 'picture-unusable', message, field });
}

export function waitingVideoKycs(database: Kysely<Database>) {
  return database
    .selectFrom('video_kycs')
    .innerJoin('investors', 'investors.id', 'video_kycs.investor_id')
    .select(['investor_id', 'investors.name', 'investors.mobile', 'submitted_at'])
    .where('state', '=', 'in-review')
    .orderBy('submitted_at');
}

/** @throws Refusal if no video KYC of the investor awaits a decision */
export async function decideVideoKyc(sandbox: Sandbox, decided: DecisionOn): Promise<void> {
  if (await recordDecision(sandbox, decided)) return;
  const message = 'This investor has no video KYC waiting for a decision.';
  throw new Refusal({ status: 409, code: 'nothing-to-review', message });
}

/**
 * Records the operations desk's decision on a video KYC and notifies the investor.
 * @returns false if no video KYC of the investor awaits a decision
 */
function recordDecision(
  { database, outbox }: Sandbox,
  { investorId, decision, reason }: DecisionOn,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await lockInvestor(transaction, investorId);
    const decided = await transaction
      .updateTable('video_kycs')
      .set({ state: decision, reason: decision === 'rejected' ? (reason ?? DEFAULT_REASON) : null })
      .where('investor_id', '=', investorId)
      .where('state', '=', 'in-review')
      .returning('investor_id')
      .executeTakeFirst();
    if (decided === undefined) return false;
    const text =
      decision === 'approved'
        ? 'Your video KYC is approved. Thank you.'
        : 'Your video KYC could not be approved. Please record it again in the app.';
    await outbox.tell(investorId, text, transaction);
    return true;
  });
}

interface DecisionOn {
  readonly investorId: number;
  readonly decision: VideoKycDecision;
  readonly reason?: string | undefined;
}

/** In automatic mode, approves every video KYC that has waited for the review time. */
export async function approveDueVideoKycs(sandbox: Sandbox, until: Date): Promise<void> {
  if (!sandbox.desk.isAuto) return;
  const latest = new Date(until.getTime() - REVIEW_MILLISECONDS);
  const due = await waitingVideoKycs(sandbox.database)
    .where('submitted_at', '<=', latest)
    .execute();
  const waiting = due.map(({ investor_id: id }) => ({ id }));
  await attemptEach('video KYC of investor', waiting, ({ id: investorId }) =>
    recordDecision(sandbox, { investorId, decision: 'approved' }),
  );
}
