import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { unknownFieldIn } from './unknown-field.ts';

/** Parses a value with its schema and refuses fields that the schema does not name. */
export function validated<S extends v.GenericSchema>(
  schema: S | undefined,
  value: unknown,
): v.InferOutput<S> | undefined {
  if (schema === undefined) {
    refuseSurplus(value ?? {});
    return undefined;
  }
  refuseUnknown(schema, value);
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? undefined;
  throw new Refusal({
    status: 400,
    code: 'invalid-field',
    message: sentenceOf(issue, field),
    ...(field !== undefined && { field }),
  });
}

/** @throws an Error if the reply does not match its schema, which is a bug of the server */
export function checkReply(schema: v.GenericSchema, reply: unknown, route: string): void {
  const unknown = unknownFieldIn(schema, reply);
  if (unknown !== undefined) {
    throw new Error(`the reply of ${route} has the field ${unknown}, which its schema lacks`);
  }
  const result = v.safeParse(schema, reply);
  if (!result.success) {
    throw new Error(`the reply of ${route} does not match its schema: ${summaryOf(result.issues)}`);
  }
}

/** Refuses a body on a call that takes none; an empty object is allowed. */
function refuseSurplus(value: unknown): void {
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = 'This call takes no body.';
    throw new Refusal({ status: 400, code: 'unexpected-body', message });
  }
  refuseUnknown(v.object({}), value);
}

function refuseUnknown(schema: v.GenericSchema, value: unknown): void {
  const field = unknownFieldIn(schema, value);
  if (field === undefined) return;
  const message = `The field ${JSON.stringify(field.slice(0, 80))} is not known.`;
  throw new Refusal({ status: 400, code: 'unknown-field', message, field: field.slice(0, 80) });
}

/** Lists the paths only, because the values may be personal. */
function summaryOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} (${issue.type})`).join(', ');
}

/**
 * The error message for an invalid value. Uses the message of our own schemas, because Valibot's
 * default message quotes the value.
 */
function sentenceOf(issue: v.BaseIssue<unknown>, field: string | undefined): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  const where = field === undefined ? 'The request' : `The field "${field}"`;
  return issue.input === undefined ? `${where} is missing.` : `${where} is not valid.`;
}
