import type { Profiles } from '#application/accounts/profile/profiles.ts';
import type { SaveAddresses } from '#application/accounts/profile/save-addresses.ts';
import type { SaveParents } from '#application/accounts/profile/save-parents.ts';
import type { SaveProfessionalDetails } from '#application/accounts/profile/save-professional-details.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { ParentalDetailsViewModel } from '#ui/accounts/profile/parental-details/parental-details.view-model.ts';
import { parentCopy } from '#ui/accounts/profile/parental-details/copy.ts';
import { PersonalDetailsViewModel } from '#ui/accounts/profile/personal-details/personal-details.view-model.ts';
import { ProfessionalDetailsViewModel } from '#ui/accounts/profile/professional-details/professional-details.view-model.ts';
import { UserAddressViewModel } from '#ui/accounts/profile/user-address/user-address.view-model.ts';
import { addressCopy } from '#ui/accounts/profile/user-address/copy.ts';
import { Command } from '#ui/platform/command.ts';
import { combineCleanups, type Loaded } from '#ui/platform/view-model.ts';
import { personalInfoCopy } from './copy.ts';

export interface PersonalInfoDependencies {
  readonly profiles: Profiles;
  readonly drafts: Drafts;
  readonly saveParents: SaveParents;
  readonly saveAddresses: SaveAddresses;
  readonly saveDetails: SaveProfessionalDetails;
}

type Part = Pick<Loaded<unknown>, 'state' | 'reload'>;

/**
 * Everything that an issuer asks about the investor, on one screen: what is known is filled in, and
 * one press saves all parts. Each part also has a screen of its own.
 */
export class PersonalInfoViewModel {
  readonly personal: PersonalDetailsViewModel;
  readonly parents: ParentalDetailsViewModel;
  readonly address: UserAddressViewModel;
  readonly professional: ProfessionalDetailsViewModel;
  readonly saving = new Command();
  error: string | undefined = undefined;

  constructor(dependencies: PersonalInfoDependencies) {
    this.personal = new PersonalDetailsViewModel(dependencies.profiles, dependencies.drafts);
    this.parents = new ParentalDetailsViewModel(dependencies);
    this.address = new UserAddressViewModel(dependencies);
    this.professional = new ProfessionalDetailsViewModel(dependencies);
    makeAutoObservable(this);
  }

  activate(): () => void {
    const { personal, parents, address, professional } = this;
    const parts = [personal, parents, address, professional];
    return combineCleanups(parts.map((part) => part.activate()));
  }

  get state(): 'loading' | 'ready' | PortFailure {
    const states = this.loaded.map(({ state }) => state);
    const failed = states.find((state) => state.kind === 'failed');
    if (failed !== undefined) return failed.failure;
    return states.every(({ kind }) => kind === 'ready') ? 'ready' : 'loading';
  }

  reload(): void {
    for (const part of this.loaded) {
      if (part.state.kind === 'failed') void part.reload();
    }
  }

  /** Saves all parts in the order of the documents; returns whether they are saved. */
  async save(): Promise<boolean> {
    if (this.saving.isRunning || !this.check()) return false;
    this.error = undefined;
    const saved = await this.saving.run(() => this.saveParts());
    runInAction(() => (this.error = saved?.ok === false ? saved.failure : undefined));
    return saved?.ok === true;
  }

  /** Shows the errors of all parts and returns whether there are none. */
  private check(): boolean {
    const { personal, parents, address, professional } = this;
    const { form } = professional;
    return [parents.form.submit(), address.check(), personal.form.isValid, form.submit()].every(
      Boolean,
    );
  }

  /** Fails with the error message of the first part that was not saved. */
  private async saveParts(): Promise<Result<void, string>> {
    const { personal, parents, address, professional } = this;
    if ((await parents.save()) !== 'saved') return failure(parentCopy.saveFailed);
    if ((await address.save()) !== 'saved') return failure(addressCopy.notSaved);
    const { saveFailed } = personalInfoCopy;
    if (personal.isChanged && (await personal.save()) !== true) return failure(saveFailed);
    const isSaved = (await professional.save()) === 'saved';
    return isSaved ? success() : failure(professional.error ?? saveFailed);
  }

  private get loaded(): readonly Part[] {
    const { personal, parents, address, professional } = this;
    return [personal.details, parents.known, address.addresses, professional.known];
  }
}
