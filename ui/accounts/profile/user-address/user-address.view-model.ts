import type { Profiles } from '#application/accounts/profile/profiles.ts';
import {
  CORRESPONDENT_ADDRESS_FORM,
  PERMANENT_ADDRESS_FORM,
  type SaveAddresses,
} from '#application/accounts/profile/save-addresses.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import {
  type Address,
  AddressType,
  isCorrespondentKnown,
} from '#domain/accounts/profile/address.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction } from 'mobx';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import { AddressForm, addressFieldNames } from './address-form.ts';

export interface UserAddressDependencies {
  readonly profiles: Profiles;
  readonly saveAddresses: SaveAddresses;
  readonly drafts: Drafts;
}

export class UserAddressViewModel {
  readonly addresses: Loaded<readonly Address[]>;
  /** The form of the permanent address, shown only if none is known. */
  readonly permanentForm = new FormState(new AddressForm());
  readonly correspondentForm = new FormState(new AddressForm());
  chosenId: number | undefined = undefined;
  /** Whether the investor has chosen one address for both: 'true' or 'false', empty before. */
  sameChoice: '' | 'true' | 'false' = '';
  readonly saving = new Command();

  constructor(private readonly dependencies: UserAddressDependencies) {
    this.addresses = new Loaded((options) => dependencies.profiles.addresses(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const { drafts } = this.dependencies;
    const names = addressFieldNames;
    return combineCleanups([
      keepDraft(drafts, PERMANENT_ADDRESS_FORM, { fields: this.permanentForm.fields, names }),
      keepDraft(drafts, CORRESPONDENT_ADDRESS_FORM, {
        fields: this.correspondentForm.fields,
        names,
        shown: () => this.knownCorrespondent,
      }),
      reaction(
        () => this.addresses.value,
        (addresses) => addresses && this.take(),
      ),
      keepDraft(drafts, CORRESPONDENT_ADDRESS_FORM, { fields: this, names: ['sameChoice'] }),
      this.addresses.activate(),
    ]);
  }

  /** Whether the permanent address is the correspondence address too; at first if none is known. */
  get isSame(): boolean {
    return this.sameChoice === '' ? !this.knownCorrespondent : this.sameChoice === 'true';
  }

  private get knownCorrespondent(): Address | undefined {
    return this.addresses.value?.find(({ type }) => type === AddressType.Correspondent);
  }

  get permanentAddresses(): readonly Address[] {
    return (this.addresses.value ?? []).filter(({ type }) => type === AddressType.Permanent);
  }

  get isComplete(): boolean {
    const hasPermanent = this.chosen !== undefined || this.permanentForm.fields.isFilled;
    const { lines } = this.correspondentForm.fields;
    return hasPermanent && isCorrespondentKnown(lines, { isSame: this.isSame });
  }

  choose(addressId: number): void {
    this.chosenId = addressId;
  }

  setSame(isSame: boolean): void {
    this.sameChoice = isSame ? 'true' : 'false';
    if (isSame) this.correspondentForm.forgetTouches();
  }

  /** Shows all errors and returns whether the addresses are valid. */
  check(): boolean {
    const isPermanentGood = this.chosen !== undefined || this.permanentForm.submit();
    const isCorrespondentGood = this.isSame || this.correspondentForm.submit();
    return isPermanentGood && isCorrespondentGood;
  }

  async save(): Promise<'saved' | 'failed' | 'invalid' | undefined> {
    if (!this.check()) return 'invalid';
    const saved = await this.saving.run((options) =>
      this.dependencies.saveAddresses.run(this.filledIn, options),
    );
    if (saved === undefined) return undefined;
    return saved.ok ? 'saved' : 'failed';
  }

  private get chosen(): Address | undefined {
    return this.permanentAddresses.find(({ id }) => id === this.chosenId);
  }

  private get filledIn() {
    const typed = { ...this.permanentForm.fields.lines, id: 0, type: AddressType.Permanent };
    return {
      permanent: this.chosen ?? typed,
      correspondent: this.isSame ? undefined : this.correspondentForm.fields.lines,
    };
  }

  /**
   * Selects the first permanent address, and fills a known correspondence address into the fields
   * without input.
   */
  private take(): void {
    this.chosenId = this.permanentAddresses[0]?.id;
    const known = this.knownCorrespondent;
    if (known !== undefined) this.correspondentForm.fields.fill(known);
  }
}
