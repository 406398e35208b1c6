import type { Activity, PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { EndSession } from '#application/accounts/sign-in/end-session.ts';
import type { OpenSession, Sessions } from '#application/accounts/sign-in/sessions.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable } from 'mobx';
import { Command } from '#ui/platform/command.ts';

export interface SecurityDependencies {
  readonly sessions: Sessions;
  readonly personalData: PersonalData;
  readonly endSession: EndSession;
}

/** What is ended by ending all sessions but this one. */
export const ALL_OTHERS = 'all-others';

/** The open sessions and recent activity of the account. */
export class SecurityViewModel {
  readonly open: Loaded<readonly OpenSession[]>;
  readonly activity: Loaded<readonly Activity[]>;
  readonly ending = new Command();

  constructor(private readonly dependencies: SecurityDependencies) {
    const { sessions, personalData } = dependencies;
    this.open = new Loaded((options) => sessions.list(options));
    this.activity = new Loaded((options) => personalData.activity(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return combineCleanups([this.open.activate(), this.activity.activate()]);
  }

  get hasOthers(): boolean {
    return this.open.value?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  /** Returns whether the session has ended, which is read if the reply was lost. */
  async end(sessionId: string): Promise<boolean | undefined> {
    const ended = await this.ending.run(
      (options) => this.dependencies.endSession.run(sessionId, options),
      sessionId,
    );
    await this.open.reload();
    const isGone = this.open.value?.every(({ id }) => id !== sessionId) === true;
    return ended?.ok === false && isGone ? true : ended?.ok;
  }

  /** Returns whether the others have ended, which is read if the reply was lost. */
  async endOthers(): Promise<boolean | undefined> {
    const ended = await this.ending.run(
      (options) => this.dependencies.sessions.endOthers(options),
      ALL_OTHERS,
    );
    await Promise.all([this.open.reload(), this.activity.reload()]);
    const areGone = this.open.value?.every(({ isCurrent }) => isCurrent) === true;
    return ended?.ok === false && areGone ? true : ended?.ok;
  }
}
