import type { AwaitedCheck, UpiCheckDraft } from '#application/accounts/bank/upi-check-draft.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import * as v from 'valibot';

const FORM = 'upi-check';

const filledText = v.pipe(v.string(), v.minLength(1));
const checkSchema = v.object({
  transactionId: filledText,
  referenceId: filledText,
  link: filledText,
  /** Empty if there is no payment page. */
  webPage: v.optional(v.string(), ''),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

export class StoredUpiCheckDraft implements UpiCheckDraft {
  constructor(private readonly drafts: Drafts) {}

  async read(): Promise<AwaitedCheck | undefined> {
    const stored = v.safeParse(checkSchema, await this.drafts.read(FORM));
    if (!stored.success) return undefined;
    const { webPage, expiresAt, ...texts } = stored.output;
    return { ...texts, webPage: webPage || undefined, expiresAt: new Date(expiresAt) };
  }

  keep({ transactionId, referenceId, link, webPage = '', expiresAt }: AwaitedCheck): Promise<void> {
    const texts = { transactionId, referenceId, link, webPage };
    return this.drafts.keep(FORM, { ...texts, expiresAt: expiresAt.toISOString() });
  }

  forget(): Promise<void> {
    return this.drafts.forget(FORM);
  }
}
