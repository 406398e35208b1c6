import type { Profiles, ProfileSummary } from '#application/accounts/profile/profiles.ts';
import type { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import type { Themes } from '#application/platform/themes.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { PictureEditor, type PictureEditorDependencies } from './picture-editor.ts';
import { ThemeSetting } from './theme-setting.ts';

export interface ProfileDependencies extends PictureEditorDependencies {
  readonly profiles: Profiles;
  readonly signOut: SignOut;
  readonly themes: Themes;
}

export class ProfileViewModel {
  readonly summary: Loaded<ProfileSummary>;
  readonly picture: PictureEditor;
  readonly theme: ThemeSetting;
  isLoggingOut = false;
  private readonly signOut: SignOut;

  constructor(dependencies: ProfileDependencies) {
    this.summary = new Loaded((options) => dependencies.profiles.summary(options));
    this.picture = new PictureEditor(dependencies, () => void this.summary.reload());
    this.theme = new ThemeSetting(dependencies.themes);
    this.signOut = dependencies.signOut;
    makeAutoObservable<this, 'signOut'>(this, { signOut: false });
  }

  activate(): () => void {
    return this.summary.activate();
  }

  /** Ends the session; the guard then redirects to `/login`. */
  async logOut(): Promise<void> {
    if (this.isLoggingOut) return;
    this.isLoggingOut = true;
    await this.signOut.run({});
    runInAction(() => (this.isLoggingOut = false));
  }
}
