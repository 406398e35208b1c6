import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import { yieldToMain } from '#infrastructure/platform/yield-to-main.ts';

/** Time budget per batch before yielding, to keep input latency low. */
const BATCH_MILLISECONDS = 8;
/** Number of rows from which parsing and later processing take noticeable time. */
const MANY_ROWS = 500;

/**
 * A reply schema that also converts the reply to domain values. If the conversion fails, for
 * example for 31 February, the reply counts as unexpected.
 */
export function decodeReply<S extends v.GenericSchema, Value>(
  schema: S,
  toDomain: (reply: v.InferOutput<S>) => Value,
) {
  return v.pipe(
    schema,
    v.rawTransform<v.InferOutput<S>, Value>(({ dataset, addIssue, NEVER }) => {
      try {
        return toDomain(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );
}

/** The rows of a reply, with the schema and the conversion for each row. */
interface RowsToRead<Row extends v.GenericSchema, Value> {
  /** The path of the call, for the failure's detail. */
  readonly path: string;
  readonly rows: readonly unknown[];
  readonly row: Row;
  readonly toDomain: (row: v.InferOutput<Row>) => Value;
}

/**
 * Converts rows as `decodeReply` does, in batches that yield to the main thread, because there may
 * be thousands. One invalid row makes the whole reply unexpected.
 */
export async function rowsInDomain<Row extends v.GenericSchema, Value>({
  path,
  rows,
  row,
  toDomain,
}: RowsToRead<Row, Value>): Promise<Result<readonly Value[], PortFailure>> {
  const schema = decodeReply(row, toDomain);
  const values: Value[] = [];
  const areMany = rows.length > MANY_ROWS;
  if (areMany) await yieldToMain();
  let begunAt = performance.now();
  for (const [index, each] of rows.entries()) {
    const read = v.safeParse(schema, each);
    if (!read.success) {
      const detail = `${path}: row ${index}: ${v.summarize(read.issues)}`;
      return failure({ kind: 'unexpected-reply', detail });
    }
    values.push(read.output);
    if (performance.now() - begunAt < BATCH_MILLISECONDS) continue;
    await yieldToMain();
    begunAt = performance.now();
  }
  if (areMany) await yieldToMain();
  return success(values);
}
