import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { ownTurn } from './own-turn.ts';

/** Bytes of one piece; PGlite blocks the process for about 5 ms with each. */
const PIECE_BYTES = 192 * 1024;

/**
 * Writes a large value in pieces within a transaction, so that other requests run in between. As a
 * single parameter it would block the process while PGlite reads it.
 * @param write receives the SQL of the whole value in base64
 */
export async function writeInPieces(
  transaction: Kysely<Database>,
  content: Uint8Array,
  write: (base64: RawBuilder<string>) => Promise<unknown>,
): Promise<void> {
  const value_id = randomUUID();
  for (let piece = 0; piece * PIECE_BYTES < content.length; piece += 1) {
    const from = piece * PIECE_BYTES;
    const bytes = content.subarray(from, from + PIECE_BYTES);
    const text = Buffer.from(bytes).toString('base64');
    await transaction.insertInto('value_pieces').values({ value_id, piece, text }).execute();
    await ownTurn();
  }
  const pieces = sql`from value_pieces where value_id = ${value_id}`;
  await write(sql<string>`(select string_agg(text, '' order by piece) ${pieces})`);
  await ownTurn();
  await sql`delete ${pieces}`.execute(transaction);
}

/**
 * Reads a large value in pieces.
 * @param pieceAt reads `length` bytes from the position `from`, which starts at 1
 */
export async function readInPieces(
  bytes: number,
  pieceAt: (from: number, length: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const content = new Uint8Array(bytes);
  for (let from = 0; from < bytes; from += PIECE_BYTES) {
    content.set(await pieceAt(from + 1, PIECE_BYTES), from);
    await ownTurn();
  }
  return content;
}
