import { type AdvisorSignUp, advisorSignUpViolation } from '#domain/content/advisor-sign-up.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { advisorCopy } from '#ui/site/copy.ts';
import type { SitePorts } from '#ui/site/site-ports.ts';
import { SiteForm } from '#application/content/site-drafts.ts';
import { SiteFormViewModel } from '#ui/site/site-form-view-model.ts';

interface AdvisorSignUpState {
  readonly form: AdvisorSignUp;
  /** The first invalid field, after the first attempt to sign up. */
  readonly wrong: keyof AdvisorSignUp | undefined;
  /** Why the advisor was not registered. */
  readonly refusal: string | undefined;
  readonly status: 'open' | 'sending' | 'done';
}

const EMPTY: AdvisorSignUp = { fullName: '', location: '', mobile: '', email: '' };

const INITIAL: AdvisorSignUpState = {
  form: EMPTY,
  wrong: undefined,
  refusal: undefined,
  status: 'open',
};

type SignUpPorts = Pick<SitePorts, 'siteDrafts' | 'advisorRegistrations'>;

export class AdvisorSignUpViewModel extends SiteFormViewModel<AdvisorSignUp, AdvisorSignUpState> {
  constructor(private readonly ports: () => SignUpPorts) {
    super(INITIAL, { name: SiteForm.AdvisorSignUp, ports });
  }

  type(field: keyof AdvisorSignUp, text: string): void {
    const form = { ...this.state.form, [field]: text };
    this.change({ form });
    void this.keep();
    // After an error has been shown, validate again with each change.
    if (this.state.wrong !== undefined) this.change({ wrong: advisorSignUpViolation(form)?.field });
  }

  /** Registers the advisor if the input is valid, and returns whether it is. */
  submit(): boolean {
    const { form, status } = this.state;
    const wrong = advisorSignUpViolation(form)?.field;
    this.change({ wrong, refusal: undefined });
    if (wrong !== undefined) return false;
    if (status !== 'sending') void this.register(form);
    return true;
  }

  startOver(): void {
    this.change({ status: 'open' });
  }

  private async register(form: AdvisorSignUp): Promise<void> {
    this.change({ status: 'sending' });
    const registered = await this.ports().advisorRegistrations.register(form, {});
    // What was typed meanwhile was not sent, so it stays.
    const isSame = this.state.form === form;
    if (registered.ok) this.change({ status: 'done', ...(isSame && { form: EMPTY }) });
    else this.change({ status: 'open', refusal: refusalCopy(registered.failure) });
    await this.keep();
  }
}

/** The message of a failure. For a conflict (409), it is the server's, or ours if it sends none. */
function refusalCopy(failure: PortFailure): string {
  const isKnown = failure.kind === 'refused' && failure.status === 409;
  return failureCopy(failure, isKnown ? advisorCopy.known : undefined);
}
