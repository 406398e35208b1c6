import {
  type ContactMessage,
  type ContactMessageViolations,
  contactMessageViolations,
} from '#domain/content/contact-message.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import type { SitePorts } from '#ui/site/site-ports.ts';
import { SiteForm } from '#application/content/site-drafts.ts';
import { SiteFormViewModel } from '#ui/site/site-form-view-model.ts';
import { formCopy } from './copy.ts';

interface ContactFormState {
  /** The input, which is kept until the message has been delivered. */
  readonly form: ContactMessage;
  readonly violations: ContactMessageViolations;
  /** Why the message was not delivered. */
  readonly refusal: string | undefined;
  /** The reference number of the delivered message. */
  readonly reference: string | undefined;
  readonly isSending: boolean;
}

const EMPTY: ContactMessage = { name: '', email: '', mobile: '', message: '' };
const INITIAL: ContactFormState = {
  form: EMPTY,
  violations: {},
  refusal: undefined,
  reference: undefined,
  isSending: false,
};

export class ContactFormViewModel extends SiteFormViewModel<ContactMessage, ContactFormState> {
  constructor(private readonly ports: () => Pick<SitePorts, 'siteDrafts' | 'contactMessages'>) {
    super(INITIAL, { name: SiteForm.Contact, ports });
  }

  type(field: keyof ContactMessage, text: string): void {
    const { violations } = this.state;
    const form = { ...this.state.form, [field]: text };
    this.change({ form });
    void this.keep();
    // After an error has been shown, validate again with each change.
    if (violations[field] === undefined) return;
    this.change({ violations: { ...violations, [field]: contactMessageViolations(form)[field] } });
  }

  /** Sends the message if the input is valid, and returns whether it is. */
  submit(): boolean {
    const { form, isSending } = this.state;
    if (isSending) return true;
    const violations = contactMessageViolations(form);
    this.change({ violations, refusal: undefined });
    if (Object.keys(violations).length > 0) return false;
    void this.send(form);
    return true;
  }

  writeAnother(): void {
    this.change({ reference: undefined });
  }

  private async send(form: ContactMessage): Promise<void> {
    this.change({ isSending: true });
    const sent = await this.ports().contactMessages.send(form, {});
    this.change({ isSending: false });
    // What was typed meanwhile was not sent, so it stays.
    const isSame = this.state.form === form;
    if (!sent.ok) return this.change({ refusal: failureCopy(sent.failure, formCopy.notSent) });
    this.change({ ...(isSame && { form: EMPTY }), reference: sent.value });
    await this.keep();
  }
}
