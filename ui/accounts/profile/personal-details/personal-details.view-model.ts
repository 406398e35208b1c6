import type {
  MoreInformation,
  PersonalDetails,
  Profiles,
} from '#application/accounts/profile/profiles.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { placeOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { MaritalStatus } from '#domain/accounts/profile/professional.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { makeAutoObservable, reaction, when } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { keepDraft } from '#ui/platform/draft.ts';
import { placeOfBirthCopy } from './copy.ts';

/** The editable details; the others are edited in steps of their own. */
export class MoreInformationForm {
  isIndianResident = true;
  maritalStatus: MaritalStatus = MaritalStatus.Married;
  @ByRule(typedPlaceViolation, placeOfBirthCopy) placeOfBirth = '';

  constructor() {
    makeAutoObservable(this);
  }

  change(facts: Partial<MoreInformation>): void {
    Object.assign(this, facts);
  }
}

function typedPlaceViolation(text: string) {
  return placeOfBirthViolation(nameInput(text));
}

const DRAFT = 'more-information';
const FIELDS = ['isIndianResident', 'maritalStatus', 'placeOfBirth'] as const;

export class PersonalDetailsViewModel {
  readonly details: Loaded<PersonalDetails>;
  readonly form = new FormState(new MoreInformationForm());
  readonly saving = new Command();
  /** The fields as they were last read or sent. */
  private known = { ...this.form.fields };

  constructor(
    private readonly profiles: Profiles,
    private readonly drafts: Drafts,
  ) {
    this.details = new Loaded((options) => profiles.personalDetails(options));
    makeAutoObservable<this, 'profiles' | 'drafts' | 'known'>(this, {
      ...{ profiles: false, drafts: false, known: false },
    });
  }

  activate(): () => void {
    const stops = [
      this.details.activate(),
      reaction(
        () => this.details.value,
        (details) => details && this.take(details),
      ),
    ];
    // The draft replaces stored details, so they have to be in the form first.
    const isLoaded = () => this.details.value !== undefined;
    stops.push(when(isLoaded, () => void stops.push(this.keepTyped())));
    return combineCleanups(stops);
  }

  get isChanged(): boolean {
    const more = this.details.value?.more;
    const { isIndianResident, maritalStatus, placeOfBirth } = this.form.fields;
    return (
      more !== undefined &&
      (more.isIndianResident !== isIndianResident ||
        more.maritalStatus !== maritalStatus ||
        nameInput(more.placeOfBirth ?? '') !== nameInput(placeOfBirth))
    );
  }

  /** Returns whether the details were saved; undefined if they are invalid. */
  async save(): Promise<boolean | undefined> {
    if (!this.form.isValid) return undefined;
    const sent = { ...this.form.fields };
    const more = { ...sent, placeOfBirth: nameInput(sent.placeOfBirth) };
    const saved = await this.saving.run((options) =>
      this.profiles.saveMoreInformation(more, options),
    );
    if (saved?.ok) {
      this.known = sent;
      await this.details.reload();
      if (!this.isChanged) await this.drafts.forget(DRAFT);
    }
    return saved?.ok;
  }

  private keepTyped(): () => void {
    return keepDraft(this.drafts, DRAFT, {
      fields: this.form.fields,
      names: FIELDS,
      shown: () => {
        const more = this.details.value?.more;
        if (more === undefined) return undefined;
        const { isIndianResident, maritalStatus, placeOfBirth = '' } = more;
        return { isIndianResident: String(isIndianResident), maritalStatus, placeOfBirth };
      },
    });
  }

  /** Takes what is stored, but for what was changed after it was sent. */
  private take({ more }: PersonalDetails): void {
    const { fields } = this.form;
    const { isIndianResident, maritalStatus, placeOfBirth = '' } = more;
    const stored = { isIndianResident, maritalStatus, placeOfBirth };
    const changed = FIELDS.filter((name) => fields[name] !== this.known[name]);
    const kept = Object.fromEntries(changed.map((name) => [name, fields[name]]));
    fields.change({ ...stored, ...kept });
    this.known = stored;
  }
}
