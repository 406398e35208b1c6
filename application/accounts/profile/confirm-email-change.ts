import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Result } from '#domain/platform/result.ts';
import type { PersonalData } from './personal-data.ts';

/** The name of the form, under which its draft is stored. */
export const EMAIL_FORM = 'new-email';

/** Confirms a new email address with the code sent to it, and updates the session. */
export class ConfirmEmailChange {
  constructor(
    private readonly personalData: PersonalData,
    private readonly session: Session,
    private readonly drafts: Drafts,
  ) {}

  /** Returns the new address. */
  async run(code: string, options: CallOptions): Promise<Result<string, PortFailure>> {
    const confirmed = await this.personalData.confirmEmail(code, options);
    if (!confirmed.ok) return confirmed;
    await this.session.update({ email: confirmed.value });
    await this.drafts.forget(EMAIL_FORM);
    return confirmed;
  }
}
