import {
  type ProfileImageViolation,
  profileImageViolation,
  profileImageViolationTexts,
} from '#domain/accounts/profile/profile-image.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { fileTypeOf } from '#domain/platform/file-type.ts';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { withoutMetadata } from '#infrastructure/backend/http/image-metadata.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { noteActivity } from './account-activity.ts';

interface PictureToSave {
  readonly investorId: number;
  readonly content: Uint8Array;
}

/**
 * Stores an investor's picture without its metadata and returns its `data:` URL. An unchanged
 * picture is not written again.
 */
export async function savePicture(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { investorId, content }: PictureToSave,
): Promise<string> {
  const violation = profileImageViolation(content);
  if (violation) throw refusalOf(violation);
  const type = fileTypeOf(content) === 'png' ? 'png' : 'jpeg';
  const address = `data:image/${type};base64,`;
  const kept = await withoutMetadata(content);
  const picture = address + Buffer.from(kept).toString('base64');
  if (await isPresent(database, { investorId, picture })) return picture;
  await countUse(database, { investorId, what: 'picture', clock: sandbox.clock });
  await database
    .updateTable('investors')
    .set({ picture })
    .where('id', '=', investorId)
    .execute();
  await noteActivity(sandbox, database, { investorId, kind: ActivityKind.PictureChanged });
  return picture;
}

async function isPresent(
  database: Kysely<Database>,
  { investorId, picture }: { readonly investorId: number; readonly picture: string },
): Promise<boolean> {
  const hash = createHash('sha256').update(picture).digest('hex');
  const same = await database
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .where(sql<boolean>`encode(sha256(convert_to(picture, 'UTF8')), 'hex') = ${hash}`)
    .executeTakeFirst();
  return same !== undefined;
}

export async function removePicture(database: Kysely<Database>, investorId: number): Promise<void> {
  await database
    .updateTable('investors')
    .set({ picture: null })
    .where('id', '=', investorId)
    .execute();
}

function refusalOf({ kind }: ProfileImageViolation): Refusal {
  const message = profileImageViolationTexts[kind];
  return new Refusal({ status: 400, code: `picture-${kind}`, message, field: 'profile_image' });
}
