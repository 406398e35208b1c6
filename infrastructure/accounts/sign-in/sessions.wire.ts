import * as v from 'valibot';
import { momentText } from '#infrastructure/platform/http/amounts.wire.ts';
import { bit, done, reply, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

const sessionId = v.pipe(v.string(), v.uuid());

const openSession = v.object({
  session_id: sessionId,
  device: shortText,
  started_at: momentText,
  last_used_at: momentText,
  is_current: bit,
});
export type OpenSessionRow = v.InferOutput<typeof openSession>;

/** `POST /login/sessions`. */
export const sessionsReply = reply(v.array(openSession));

/** `POST /login/endsession`. */
export const endSessionRequest = v.strictObject({ session_id: sessionId });
export const endSessionReply = done;

/** `POST /login/endothersessions`. */
export const endOthersReply = reply(v.object({ ended: v.pipe(v.number(), v.integer()) }));
