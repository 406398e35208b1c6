import * as v from 'valibot';

/** Without control characters, which a database does not take. */
const text = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));

/** What the app tells the sandbox's log: an event that happened, or a failure nobody is shown. */
export const appReportRequest = v.object({
  kind: v.picklist(['happened', 'failed']),
  what: v.pipe(text(120), v.minLength(1)),
  /** As JSON. */
  details: text(1000),
});
export type AppReport = v.InferOutput<typeof appReportRequest>;

export const appReportReply = v.object({ status: v.literal(200), message: v.string() });
