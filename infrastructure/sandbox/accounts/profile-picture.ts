import {
  type ProfileImageViolation,
  profileImageViolation,
} from '#domain/accounts/profile/profile-image.ts';
import { fileTypeOf } from '#domain/platform/file-type.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { withoutMetadata } from '../platform/image-metadata.ts';
import { Refusal } from '../platform/refusal.ts';

/** Keeps a picture of an investor, without what a camera wrote beside it; answers its address. */
export async function savePicture(
  database: Kysely<Database>,
  { investorId, content }: { readonly investorId: number; readonly content: Uint8Array },
): Promise<string> {
  const violation = profileImageViolation(content);
  if (violation) throw refusalOf(violation);
  const type = fileTypeOf(content) === 'png' ? 'png' : 'jpeg';
  const bytes = Buffer.from(withoutMetadata(content)).toString('base64');
  const picture = `data:image/${type};base64,${bytes}`;
  await database
    .updateTable('investors')
    .set({ picture })
    .where('id', '=', investorId)
    .execute();
  return picture;
}

export async function removePicture(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  await database
    .updateTable('investors')
    .set({ picture: null })
    .where('id', '=', investorId)
    .execute();
}

function refusalOf({ kind }: ProfileImageViolation): Refusal {
  const messages = {
    missing: 'Please add a picture.',
    'wrong-type': 'Please take a PNG or JPEG picture.',
    'too-large': 'File size must be 2 MB or less.',
    'cut-short': 'This picture is incomplete. Please choose it again.',
    'too-many-pixels': 'This picture has too many pixels. Please take a smaller one.',
  } as const satisfies Record<ProfileImageViolation['kind'], string>;
  const message = messages[kind];
  return new Refusal({ status: 400, code: `picture-${kind}`, message, field: 'profile_image' });
}
