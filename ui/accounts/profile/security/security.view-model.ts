import type { Activity, PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { OpenSession, Sessions } from '#application/accounts/sign-in/sessions.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';
import { Submission } from '#ui/accounts/submission.ts';

/** The open sessions and recent activity of the account. */
export class SecurityViewModel {
  readonly open: Loaded<readonly OpenSession[]>;
  readonly activity: Loaded<readonly Activity[]>;
  readonly ending = new Submission();

  constructor(
    private readonly sessions: Sessions,
    personalData: PersonalData,
  ) {
    this.open = new Loaded((options) => sessions.list(options));
    this.activity = new Loaded((options) => personalData.activity(options));
    makeAutoObservable<this, 'sessions'>(this, { sessions: false });
  }

  activate(): () => void {
    const stops = [this.open.activate(), this.activity.activate()];
    return () => stops.forEach((stop) => stop());
  }

  get hasOthers(): boolean {
    return this.open.value?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  /** Ends a session. A session that has already ended counts as success. */
  async end(sessionId: string): Promise<boolean | undefined> {
    const ended = await this.ending.run((options) => this.sessions.end(sessionId, options));
    await this.open.reload();
    if (ended === undefined || ended.ok) return ended?.ok;
    return ended.failure.kind === 'refused' && ended.failure.status === 404;
  }

  async endOthers(): Promise<boolean | undefined> {
    const ended = await this.ending.run((options) => this.sessions.endOthers(options));
    await Promise.all([this.open.reload(), this.activity.reload()]);
    return ended?.ok;
  }
}
