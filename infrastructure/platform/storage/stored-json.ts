import type { Result } from '#domain/platform/result.ts';
import * as v from 'valibot';

/**
 * Reads JSON from browser storage, which the user may have edited.
 *
 * @returns undefined if it is absent or does not match the schema
 */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string | undefined,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : undefined;
}

/** Stored text that a `parse` function of the domain accepts, as the value that it returns. */
export function parsedBy<Value>(parse: (text: string) => Result<Value, unknown>) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value);
      if (parsed.ok) return parsed.value;
      addIssue({ message: `not readable: ${dataset.value}` });
      return NEVER;
    }),
  );
}
