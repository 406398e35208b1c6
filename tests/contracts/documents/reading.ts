import { inspect } from 'node:util';
import type { Result } from '#domain/platform/result.ts';
import type { Json } from './documented-call.ts';

/** A field of a reply: the names on the way to it. */
export type FieldPath = readonly (string | number)[];

/** Every field of a reply, at any depth. */
export function fieldsOf(value: Json, at: FieldPath = []): readonly FieldPath[] {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).flatMap((part, index) => fieldsOf(part, [...at, index]));
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => [
    [...at, name],
    ...fieldsOf(part, [...at, name]),
  ]);
}

/** A reply without one field. */
export function replyWithout(reply: Json, [name, ...rest]: FieldPath): Json {
  if (Array.isArray(reply)) {
    return (reply as readonly Json[]).map((part, index) =>
      index === name ? replyWithout(part, rest) : part,
    );
  }
  const parts = Object.entries(reply as Readonly<Record<string, Json>>);
  return Object.fromEntries(
    parts.flatMap(([key, part]) => {
      if (key !== name) return [[key, part]];
      return rest.length === 0 ? [] : [[key, replyWithout(part, rest)]];
    }),
  );
}

/** The same reply with a failing status; HTTP reports a failure as well. */
export function replyRefusing(reply: Json): Json {
  return { ...(reply as object), status: 400 };
}

/** The adapter's result for a reply, for comparison. */
export function madeOf(result: Result<unknown, unknown>): string {
  return inspect(result, { depth: 20, maxStringLength: 1000, sorted: true });
}
