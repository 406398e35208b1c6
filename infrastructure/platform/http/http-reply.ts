import type { PortFailure } from '#application/platform/port-failure.ts';
import * as v from 'valibot';
import { replyJson } from './reply-json.ts';

type Refusal = Extract<PortFailure, { kind: 'refused' }>;

const refusalSchema = v.object({
  code: v.fallback(v.string(), 'unknown'),
  message: v.fallback(v.optional(v.string()), undefined),
  field: v.fallback(v.optional(v.string()), undefined),
});
const envelopeSchema = v.object({ status: v.number() });

/**
 * The JSON body, or the file of a download, or undefined for anything else, which the call's schema
 * then rejects.
 */
export async function readReply(response: Response): Promise<unknown> {
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false;
  if (isFile) return response.blob();
  return replyJson(await response.text());
}

/** A refusal by the HTTP status or by the status in the body, which some documented calls use. */
export function refusalIn(httpStatus: number, body: unknown): Refusal | undefined {
  const envelope = v.safeParse(envelopeSchema, body);
  const bodyStatus = envelope.success ? envelope.output.status : httpStatus;
  const status = httpStatus >= 400 ? httpStatus : bodyStatus;
  if (status < 400) return undefined;
  const read = v.safeParse(refusalSchema, body);
  const { code, message, field } = read.success
    ? read.output
    : { code: 'unknown', message: undefined, field: undefined };
  return {
    kind: 'refused',
    status,
    code,
    ...(message !== undefined && message.trim() !== '' && { message }),
    ...(field !== undefined && { field }),
  };
}
