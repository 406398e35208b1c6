import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/**
 * A setting of this backend that survives a restart. `sample-world` is the time at which the sample
 * data was stored. Databases contain this key, so renaming it would add the sample data again.
 */
export type SettingKey =
  | 'clock-offset'
  | 'deleted-rows-to-overwrite'
  | 'desk'
  | 'signing-key'
  | 'sample-world';

export async function readSetting(
  database: Kysely<Database>,
  key: SettingKey,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('platform_settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(
  database: Kysely<Database>,
  key: SettingKey,
  value: string,
): Promise<void> {
  await database
    .insertInto('platform_settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The signing key. The first start generates it, and all processes share it. */
export async function signingKey(database: Kysely<Database>): Promise<Buffer> {
  await database
    .insertInto('platform_settings')
    .values({ key: 'signing-key', value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return Buffer.from((await readSetting(database, 'signing-key')) ?? '', 'base64');
}
