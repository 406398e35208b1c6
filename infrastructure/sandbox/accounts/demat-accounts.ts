import {
  cmlFileName,
  type CmlFileViolation,
  cmlFileViolation,
} from '#domain/accounts/demat/cml-file.ts';
import { type FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import type {
  isDematVerifiedReply,
  saveDematRequest,
} from '#infrastructure/accounts/demat.wire.ts';
import { type Kysely, sql } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import type { SentFile } from '../platform/file-route.ts';
import { withoutMetadata } from '../platform/image-metadata.ts';
import { Refusal } from '../platform/refusal.ts';
import { investorById } from './investors.ts';

interface DematToSave {
  readonly request: InferOutput<typeof saveDematRequest>;
  readonly investorId: number;
}

/** What the depository answers to a number, by the number itself. */
export const MAGIC_DEMATS = {
  IN50050050050050: {
    outcome: 'The depository is not answering (500).',
    status: 500,
    code: 'demat-service-down',
    message: 'The depository is not answering. Please try again in a while.',
  },
  IN40940940940940: {
    outcome: 'The demat account belongs to another investor (409).',
    status: 409,
    code: 'demat-taken',
    message: 'This demat account belongs to another investor.',
  },
} as const;

const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

/** Keeps number and file. The same number again only brings a newer file. */
export async function saveDemat(
  { clock }: Sandbox,
  database: Kysely<Database>,
  { request, investorId }: DematToSave,
): Promise<void> {
  const { demat_account_no: number, cml } = request;
  const violation = cmlFileViolation(cml.content);
  if (violation) throw cmlRefusal(violation);
  const magic = Object.hasOwn(MAGIC_DEMATS, number)
    ? MAGIC_DEMATS[number as keyof typeof MAGIC_DEMATS]
    : undefined;
  if (magic) throw new Refusal({ ...magic, field: 'demat_account_no' });
  const investor = await database
    .selectFrom('investors')
    .select(['demat_number', 'is_demat_verified'])
    .where('id', '=', investorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (investor.is_demat_verified && investor.demat_number !== number) throw present();
  await database
    .updateTable('investors')
    .set({ demat_number: number, is_demat_verified: true })
    .where('id', '=', investorId)
    .execute();
  const values = {
    file_name: cmlFileName(cml.name, cml.content),
    file_type: fileTypeOf(cml.content) ?? 'pdf',
    content: withoutMetadata(cml.content),
    uploaded_at: clock.now(),
  };
  await database
    .insertInto('cml_files')
    .values({ investor_id: investorId, ...values })
    .onConflict((conflict) => conflict.column('investor_id').doUpdateSet(values))
    .execute();
}

/** Whether the account is verified; its number and file are told to nobody but their owner. */
export async function dematOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<InferInput<typeof isDematVerifiedReply>['data']> {
  const { demat_number, is_demat_verified } = await investorById(database, investorId);
  if (!is_demat_verified) return { is_demat_verified: 0 };
  const file = await database
    .selectFrom('cml_files')
    .select(['file_name', sql<number>`octet_length(content)`.as('bytes')])
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return {
    is_demat_verified: 1,
    ...(demat_number !== null && { demat_account_no: demat_number }),
    ...(file && { cml_file_name: file.file_name, cml_bytes: file.bytes }),
  };
}

/** The file itself. @throws Refusal where there is none */
export async function cmlFileOf(database: Kysely<Database>, investorId: number): Promise<SentFile> {
  const file = await database
    .selectFrom('cml_files')
    .selectAll()
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  if (!file) throw new Refusal({ status: 404, code: 'cml-unknown', message: 'There is no CML.' });
  const { file_name: name, file_type, content } = file;
  return { name, mediaType: MEDIA_TYPES[file_type], content };
}

function cmlRefusal({ kind }: CmlFileViolation): Refusal {
  const messages = {
    missing: 'Please add your CML.',
    'wrong-type': 'Invalid file type. Please upload PNG, JPG, or PDF only.',
    'too-large': 'File size must not exceed 5MB.',
    'cut-short': 'This file is incomplete. Please choose it again.',
    'too-many-pixels': 'This picture has too many pixels. Please take a smaller one.',
  } as const satisfies Record<CmlFileViolation['kind'], string>;
  return new Refusal({ status: 400, code: `cml-${kind}`, message: messages[kind], field: 'cml' });
}

function present(): Refusal {
  const message = 'You have a demat account here already. Please write to us to change it.';
  return new Refusal({ status: 409, code: 'demat-present', message, field: 'demat_account_no' });
}
