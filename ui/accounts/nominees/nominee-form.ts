import type { NomineeToSave } from '#application/accounts/nominees/nominees.ts';
import { panInput } from '#domain/accounts/kyc/pan.ts';
import { isMinor } from '#domain/accounts/nominees/nominee-birth-date.ts';
import { isNameOfInvestor } from '#domain/accounts/nominees/nominee-identity.ts';
import {
  type Guardian,
  guardianName,
  type Nominee,
  type NomineeDraft,
  nomineeViolations,
  type NomineeViolations,
} from '#domain/accounts/nominees/nominee.ts';
import { shareEditInput } from '#domain/accounts/nominees/share-percent.ts';
import { type AddressLines, pincodeInput } from '#domain/accounts/profile/address.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import {
  addressLineCopy,
  addressCopy,
  pincodeCopy,
} from '#ui/accounts/profile/user-address/copy.ts';
import { nomineeRules as rules } from './nominee-rules.ts';
import {
  guardianBirthDateCopy,
  guardianNameCopy,
  guardianPanCopy,
  nomineeBirthDateCopy,
  nomineeFormCopy,
  nomineeNameCopy,
  nomineePanCopy,
  relationshipCopy,
  sharePercentCopy,
} from './copy.ts';

const copy = nomineeFormCopy;

/**
 * The nominee form with its input as text. Rules receive the whole form, because a minor needs a
 * guardian.
 */
export class NomineeForm {
  @ByRule(rules.fullName, nomineeNameCopy) fullName = '';
  /** The id of the relationship as text, or empty if none is chosen. */
  @ByRule(rules.relationshipId, relationshipCopy) relationshipId = '';
  /** DD/MM/YYYY, possibly incomplete. */
  @ByRule(rules.dateOfBirth, nomineeBirthDateCopy) dateOfBirth = '';
  @ByRule(rules.pan, nomineePanCopy) pan = '';
  @ByRule(rules.sharePercent, sharePercentCopy) sharePercent = '';
  isInvestorAddress = true;
  @ByRule(rules.line1, addressLineCopy(addressCopy.line1)) line1 = '';
  @ByRule(rules.line2, addressLineCopy(addressCopy.line2)) line2 = '';
  @ByRule(rules.pincode, pincodeCopy) pincode = '';
  @ByRule(rules.city, addressLineCopy(addressCopy.city)) city = '';
  @ByRule(rules.state, addressLineCopy(addressCopy.state)) state = '';
  @ByRule(rules.country, addressLineCopy(addressCopy.country)) country = 'India';
  @ByRule(rules.guardianFirstName, guardianNameCopy(copy.guardianFirstName))
  guardianFirstName = '';
  @ByRule(rules.guardianMiddleName, guardianNameCopy(copy.guardianMiddleName))
  guardianMiddleName = '';
  @ByRule(rules.guardianLastName, guardianNameCopy(copy.guardianLastName))
  guardianLastName = '';
  @ByRule(rules.guardianPan, guardianPanCopy) guardianPan = '';
  /** DD/MM/YYYY; required only if the guardian has the investor's name. */
  @ByRule(rules.guardianBirthDate, guardianBirthDateCopy) guardianBirthDate = '';

  constructor(
    readonly today: CalendarDate,
    private readonly investorName?: string,
  ) {
    makeAutoObservable<this, 'investorName'>(this, { today: false, investorName: false });
  }

  type(field: NomineeTextField, text: string): void {
    if (field === 'pan' || field === 'guardianPan') this[field] = panInput(text);
    else if (field === 'pincode') this.pincode = pincodeInput(text);
    else this[field] = text;
  }

  setInvestorAddress(isInvestorAddress: boolean): void {
    this.isInvestorAddress = isInvestorAddress;
  }

  get isMinor(): boolean {
    const { dateOfBirth } = this.draft;
    return dateOfBirth !== undefined && isMinor(dateOfBirth, this.today);
  }

  /**
   * Whether the guardian of a minor has the investor's name. The form then asks for the guardian's
   * date of birth, to tell the two apart.
   */
  get isGuardianNamesake(): boolean {
    return this.isMinor && isNameOfInvestor(guardianName(this.draft.guardian), this.investorName);
  }

  get draft(): NomineeDraft {
    const { fullName, relationshipId, pan, isInvestorAddress } = this;
    const date = CalendarDate.parse(this.dateOfBirth);
    return {
      ...{ fullName: nameInput(fullName), pan, isInvestorAddress },
      sharePercent: shareEditInput(this.sharePercent),
      relationshipId: relationshipId === '' ? undefined : Number(relationshipId),
      dateOfBirth: date.ok ? date.value : undefined,
      address: this.address,
      guardian: {
        firstName: nameInput(this.guardianFirstName),
        middleName: nameInput(this.guardianMiddleName),
        lastName: nameInput(this.guardianLastName),
        pan: this.guardianPan,
      },
    };
  }

  get violations(): NomineeViolations {
    return nomineeViolations(this.draft, this.today);
  }

  take(nominee: Nominee): void {
    const { fullName, relationshipId, dateOfBirth, pan = '', sharePercent } = nominee;
    Object.assign(this, {
      ...{ fullName, pan },
      relationshipId: String(relationshipId),
      dateOfBirth: dateOfBirth.slashed,
      sharePercent: String(sharePercent),
      isInvestorAddress: nominee.isInvestorAddress,
      ...nominee.address,
      guardianFirstName: nominee.guardian?.firstName ?? '',
      guardianMiddleName: nominee.guardian?.middleName ?? '',
      guardianLastName: nominee.guardian?.lastName ?? '',
      guardianPan: nominee.guardian?.pan ?? '',
      guardianBirthDate: nominee.guardian?.dateOfBirth?.slashed ?? '',
    });
  }

  /** The request to save the nominee. Call it only if the form is valid. */
  nomineeToSave(id: number | undefined): NomineeToSave | undefined {
    const { fullName, relationshipId, dateOfBirth, pan, sharePercent, ...rest } = this.draft;
    if (relationshipId === undefined || dateOfBirth === undefined) return undefined;
    return {
      ...(id !== undefined && { id }),
      ...{ fullName, relationshipId, dateOfBirth, sharePercent: Number(sharePercent) },
      ...(pan !== '' && { pan }),
      isInvestorAddress: rest.isInvestorAddress,
      ...(!rest.isInvestorAddress && { address: rest.address }),
      ...(this.isMinor && { guardian: this.guardianToSave }),
    };
  }

  private get guardianToSave(): Guardian {
    const birthDate = CalendarDate.parse(this.guardianBirthDate);
    const isShown = this.isGuardianNamesake && birthDate.ok;
    return { ...this.draft.guardian, ...(isShown && { dateOfBirth: birthDate.value }) };
  }

  private get address(): AddressLines {
    const { line1, line2, pincode, city, state, country } = this;
    return {
      ...{ line1: nameInput(line1), line2: nameInput(line2), pincode },
      ...{ city: nameInput(city), state: nameInput(state), country: nameInput(country) },
    };
  }
}

export const nomineeTextFields = [
  'fullName',
  'relationshipId',
  'dateOfBirth',
  'pan',
  'sharePercent',
  'line1',
  'line2',
  'pincode',
  'city',
  'state',
  'country',
  'guardianFirstName',
  'guardianMiddleName',
  'guardianLastName',
  'guardianPan',
  'guardianBirthDate',
] as const;
export type NomineeTextField = (typeof nomineeTextFields)[number];
