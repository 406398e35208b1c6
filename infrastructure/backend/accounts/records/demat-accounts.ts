import {
  cmlFileName,
  type CmlFileViolation,
  cmlFileViolation,
  cmlFileViolationTexts,
} from '#domain/accounts/demat/cml-file.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { type FileType, fileTypeOf } from '#domain/platform/file-type.ts';
import type {
  isDematVerifiedReply,
  saveDematRequest,
} from '#infrastructure/accounts/demat/demat.wire.ts';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { SentFile } from '#infrastructure/backend/http/file-route.ts';
import { withoutMetadata } from '#infrastructure/backend/http/image-metadata.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { noteActivity } from './account-activity.ts';
import { investorById } from './investors.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';

interface DematToSave {
  readonly request: InferOutput<typeof saveDematRequest>;
  readonly investorId: number;
}

interface FileToKeep {
  readonly investorId: number;
  readonly cml: InferOutput<typeof saveDematRequest>['cml'];
}

export const MAGIC_DEMATS = {
  IN50050050050050: {
    outcome: 'The depository is not responding (500).',
    status: 500,
    code: 'demat-service-down',
    message: 'The depository is not responding. Please try again later.',
  },
  IN40940940940940: {
    outcome: 'The demat account belongs to another investor (409).',
    status: 409,
    code: 'demat-taken',
    message: 'This demat account belongs to another investor. Enter one in your own name.',
  },
} as const;

const MEDIA_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const satisfies Record<FileType, string>;

/**
 * Stores a demat number and its CML file. Saving the same number again only replaces the file.
 * @throws Refusal with 409 if another investor has the number, or this one has a different number
 */
export async function saveDemat(
  sandbox: Sandbox,
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
  // Serialises investors who save the same number at once.
  await sql`select pg_advisory_xact_lock(hashtext(${`demat ${number}`}))`.execute(database);
  const investor = await database
    .selectFrom('investors')
    .select(['demat_number', 'is_demat_verified'])
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (investor.is_demat_verified && investor.demat_number !== number) throw present();
  if (!investor.is_demat_verified) {
    await countUse(database, { investorId, what: 'demat', clock: sandbox.clock });
    await refuseTaken(database, number, investorId);
  }
  await database
    .updateTable('investors')
    .set({ demat_number: number, is_demat_verified: true })
    .where('id', '=', investorId)
    .execute();
  await keepFile(sandbox, database, { investorId, cml });
  if (investor.is_demat_verified) return;
  const detail = maskedAccountNumber(number);
  await noteActivity(sandbox, database, { investorId, kind: ActivityKind.DematAdded, detail });
}

/** @throws Refusal, which is counted as a try, if another investor has linked the account */
async function refuseTaken(
  database: Kysely<Database>,
  number: string,
  investorId: number,
): Promise<void> {
  const other = await database
    .selectFrom('investors')
    .select('id')
    .where('demat_number', '=', number)
    .where('id', '!=', investorId)
    .executeTakeFirst();
  if (!other) return;
  const { status, code, message } = MAGIC_DEMATS.IN40940940940940;
  throw new Refusal({ status, code, message, field: 'demat_account_no', keepsWork: true });
}

/** Stores the file. The same file is not written again, because each time writes megabytes. */
async function keepFile(
  { clock }: Sandbox,
  database: Kysely<Database>,
  { investorId, cml }: FileToKeep,
): Promise<void> {
  const values = {
    file_name: cmlFileName(cml.name, cml.content),
    file_type: fileTypeOf(cml.content) ?? 'pdf',
    uploaded_at: clock.now(),
  };
  const kept = await withoutMetadata(cml.content);
  if (await isKept(database, investorId, kept)) {
    const { file_name } = values;
    await database
      .updateTable('cml_files')
      .set({ file_name })
      .where('investor_id', '=', investorId)
      .where('file_name', '!=', file_name)
      .execute();
    return;
  }
  await countUse(database, { investorId, what: 'client-master-list', clock });
  await database
    .insertInto('cml_files')
    .values({ investor_id: investorId, ...values, content: kept })
    .onConflict((conflict) =>
      conflict
        .column('investor_id')
        .doUpdateSet((excluded) => ({ ...values, content: excluded.ref('excluded.content') })),
    )
    .execute();
}

async function isKept(
  database: Kysely<Database>,
  investorId: number,
  content: Uint8Array,
): Promise<boolean> {
  const hash = createHash('sha256').update(content).digest('hex');
  const same = await database
    .selectFrom('cml_files')
    .select('investor_id')
    .where('investor_id', '=', investorId)
    .where(sql<boolean>`encode(sha256(content), 'hex') = ${hash}`)
    .executeTakeFirst();
  return same !== undefined;
}

/**
 * Whether the investor's demat account is verified. If so, also its number, and the name and size
 * in bytes of its CML file.
 */
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

/** The client master list file. @throws Refusal if there is none */
export async function cmlFileOf(database: Kysely<Database>, investorId: number): Promise<SentFile> {
  const file = await database
    .selectFrom('cml_files')
    .select(['file_name', 'file_type', 'content'])
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  if (!file) throw new Refusal({ status: 404, code: 'cml-unknown', message: 'There is no CML.' });
  const { file_name: name, file_type, content } = file;
  return { name, mediaType: MEDIA_TYPES[file_type], content };
}

function cmlRefusal({ kind }: CmlFileViolation): Refusal {
  const message = cmlFileViolationTexts[kind];
  return new Refusal({ status: 400, code: `cml-${kind}`, message, field: 'cml' });
}

function present(): Refusal {
  const message = 'You have already added a demat account. Please email us to change it.';
  return new Refusal({ status: 409, code: 'demat-present', message, field: 'demat_account_no' });
}
