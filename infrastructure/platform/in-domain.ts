import * as v from 'valibot';
import { breath } from './breath.ts';

/** For how long rows are read at a stretch: a finger that comes meanwhile waits no longer. */
const STRETCH_MILLISECONDS = 8;

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

/**
 * A reply whose data are rows, perhaps thousands, put into values of the domain as `inDomain` does,
 * but in stretches between which the page has its turn. One row that is refused refuses them all.
 */
export function rowsInDomain<Row extends v.GenericSchema, Value>(
  row: Row,
  toDomain: (row: v.InferOutput<Row>) => Value,
) {
  const rowSchema = inDomain(row, toDomain);
  const rows = v.pipeAsync(
    v.array(v.unknown()),
    v.rawTransformAsync<unknown[], readonly Value[]>(async ({ dataset, addIssue, NEVER }) => {
      const values: Value[] = [];
      let begunAt = performance.now();
      for (const [index, each] of dataset.value.entries()) {
        const read = v.safeParse(rowSchema, each);
        if (!read.success) {
          addIssue({ message: `row ${index}: ${v.summarize(read.issues)}` });
          return NEVER;
        }
        values.push(read.output);
        if (performance.now() - begunAt < STRETCH_MILLISECONDS) continue;
        await breath();
        begunAt = performance.now();
      }
      return values;
    }),
  );
  return v.pipeAsync(
    v.objectAsync({ status: v.number(), message: v.string(), data: rows }),
    v.transform(({ data }) => data),
  );
}
