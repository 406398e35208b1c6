import type { AcceptDisclaimer } from '#application/accounts/demat/accept-disclaimer.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { DEFAULT_REFUSAL, failureCopy } from '#ui/platform/errors/copy.ts';
import { pathOf } from '#ui/accounts/onboarding/step-paths.ts';
import { Command } from '#ui/platform/command.ts';

export class DisclaimerViewModel {
  readonly agreeing = new Command();
  error: string | undefined = undefined;

  constructor(
    private readonly acceptDisclaimer: AcceptDisclaimer,
    private readonly purpose: OnboardingPurpose,
  ) {
    makeAutoObservable<this, 'acceptDisclaimer'>(this, { acceptDisclaimer: false });
  }

  activate(): () => void {
    return () => this.agreeing.stop();
  }

  /** Stores the consent and returns the path of the next step, or undefined if that failed. */
  async agree(): Promise<string | undefined> {
    this.error = undefined;
    const done = await this.agreeing.run((options) =>
      this.acceptDisclaimer.run(this.purpose, options),
    );
    if (done === undefined) return undefined;
    if (!done.ok) {
      runInAction(() => (this.error = failureCopy(done.failure, DEFAULT_REFUSAL)));
      return undefined;
    }
    return pathOf(done.value, this.purpose);
  }
}
