import {
  type InvestorNoteForm,
  investorNoteRequest,
  type InvestorNoteRequest,
  investorNoteViolations,
  type InvestorNoteViolations,
} from '#domain/content/investor-note.ts';
import type { SitePorts } from '#ui/site/site-ports.ts';
import { SiteForm } from '#application/content/site-drafts.ts';
import { SiteFormViewModel } from '#ui/site/site-form-view-model.ts';

interface InvestorNoteState {
  readonly form: InvestorNoteForm;
  readonly violations: InvestorNoteViolations;
  readonly status: 'open' | 'sending' | 'sent' | 'not-sent';
}

const EMPTY: InvestorNoteForm = { name: '', whatsappNumber: '', email: '' };

type NotePorts = Pick<SitePorts, 'siteDrafts' | 'investorNotes' | 'reporting'>;

export class InvestorNoteViewModel extends SiteFormViewModel<InvestorNoteForm, InvestorNoteState> {
  constructor(private readonly ports: () => NotePorts) {
    super(
      { form: EMPTY, violations: {}, status: 'open' },
      { name: SiteForm.InvestorNote, ports },
    );
  }

  type(change: Partial<InvestorNoteForm>): void {
    const form = { ...this.state.form, ...change };
    this.change({ form });
    void this.keep();
    // After an error has been shown, validate again with each change.
    const isShown = Object.keys(this.state.violations).length > 0;
    if (isShown) this.change({ violations: investorNoteViolations(form) });
  }

  /** Sends the request for the note if the input is valid, and returns whether it is. */
  submit(onSent: () => void): boolean {
    const { form, status } = this.state;
    const request = investorNoteRequest(form);
    this.change({ violations: investorNoteViolations(form) });
    if (request === undefined) return false;
    if (status !== 'sending') void this.send(request, onSent);
    return true;
  }

  private async send(request: InvestorNoteRequest, onSent: () => void): Promise<void> {
    this.change({ status: 'sending' });
    const { form } = this.state;
    const { investorNotes, reporting } = this.ports();
    const sent = await investorNotes.send(request, {});
    this.change({ status: sent.ok ? 'sent' : 'not-sent' });
    if (!sent.ok) return reporting.failed('share note not sent', { kind: sent.failure.kind });
    // What was typed meanwhile was not sent, so it stays.
    if (this.state.form !== form) return;
    this.change({ form: EMPTY });
    void this.keep();
    onSent();
  }
}
