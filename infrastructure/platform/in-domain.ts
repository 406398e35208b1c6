import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import { breath } from './breath.ts';

/** For how long rows are read at a stretch: a finger that comes meanwhile waits no longer. */
const STRETCH_MILLISECONDS = 8;
/** So many rows that to parse them, and what is done with them later, takes a while as well. */
const MANY_ROWS = 500;

/**
 * A reply, put into values of the domain. What these refuse, such as 31 February, is then an
 * unexpected reply like any other: nothing half-read goes on.
 */
export function inDomain<S extends v.GenericSchema, Value>(
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

/** The rows of a reply as they came, and what each is to become. */
interface RowsToRead<Row extends v.GenericSchema, Value> {
  /** The call that brought them. */
  readonly path: string;
  readonly rows: readonly unknown[];
  readonly row: Row;
  readonly toDomain: (row: v.InferOutput<Row>) => Value;
}

/**
 * Rows, perhaps thousands, put into values of the domain as `inDomain` does, but in stretches
 * between which the page has its turn. One row that is refused refuses them all.
 */
export async function rowsInDomain<Row extends v.GenericSchema, Value>({
  path,
  rows,
  row,
  toDomain,
}: RowsToRead<Row, Value>): Promise<Result<readonly Value[], PortFailure>> {
  const schema = inDomain(row, toDomain);
  const values: Value[] = [];
  const areMany = rows.length > MANY_ROWS;
  if (areMany) await breath();
  let begunAt = performance.now();
  for (const [index, each] of rows.entries()) {
    const read = v.safeParse(schema, each);
    if (!read.success) {
      const detail = `${path}: row ${index}: ${v.summarize(read.issues)}`;
      return failure({ kind: 'unexpected-reply', detail });
    }
    values.push(read.output);
    if (performance.now() - begunAt < STRETCH_MILLISECONDS) continue;
    await breath();
    begunAt = performance.now();
  }
  if (areMany) await breath();
  return success(values);
}
