import * as v from 'valibot';

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
