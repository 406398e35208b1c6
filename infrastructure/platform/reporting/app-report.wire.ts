import * as v from 'valibot';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

/** What the app reports to the sandbox's log: events, and failures not shown to people. */
export const appReportRequest = v.strictObject({
  kind: v.picklist(['happened', 'failed']),
  what: v.pipe(lineText(120), v.minLength(1)),
  /** The details as a JSON text. */
  details: lineText(1000),
});
export type AppReport = v.InferOutput<typeof appReportRequest>;

export const appReportReply = v.object({ status: v.literal(200), message: v.string() });
