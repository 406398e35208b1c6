import type { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import type { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import { pathOf } from '#ui/accounts/onboarding/step-paths.ts';
import { Command } from '#ui/platform/command.ts';

/** The saved demat account: the download of its client master list, and the next page. */
export class SavedDematAccountViewModel {
  readonly downloading = new Command();

  constructor(
    private readonly dependencies: {
      readonly dematAccounts: DematAccounts;
      readonly leaveStep: LeaveStep;
      readonly purpose: OnboardingPurpose;
    },
  ) {}

  get nextPath(): string {
    const { leaveStep, purpose } = this.dependencies;
    return pathOf(leaveStep.run('disclaimer', purpose), purpose);
  }

  /** Returns the file; `failed` if it could not be loaded, undefined if a download is running. */
  async download(): Promise<Blob | 'failed' | undefined> {
    const { dematAccounts } = this.dependencies;
    const done = await this.downloading.run((options) => dematAccounts.cmlFile(options));
    if (done === undefined) return undefined;
    return done.ok ? done.value : 'failed';
  }
}
