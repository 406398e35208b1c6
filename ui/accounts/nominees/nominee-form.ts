import type { NomineeToSave } from '#application/accounts/nominees.ts';
import { panInput } from '#domain/accounts/kyc/pan.ts';
import {
  isMinor,
  type Nominee,
  type NomineeDraft,
  nomineeViolations,
  type NomineeViolations,
} from '#domain/accounts/nominees/nominee.ts';
import { shareEditInput } from '#domain/accounts/nominees/share-percent.ts';
import { type AddressLines, pincodeInput } from '#domain/accounts/profile/address.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { addressLineWords, addressWords, pincodeWords } from '../profile/words.ts';
import { nomineeRules as rules } from './nominee-rules.ts';
import {
  guardianNameWords,
  guardianPanWords,
  nomineeBirthDateWords,
  nomineeFormWords,
  nomineeNameWords,
  nomineePanWords,
  relationshipWords,
  sharePercentWords,
} from './words.ts';

const words = nomineeFormWords;

/** A nominee as typed. The rules look at the whole: a guardian is asked for a minor alone. */
export class NomineeForm {
  @ByRule(rules.fullName, nomineeNameWords) fullName = '';
  /** The id as text, or empty while nothing is chosen. */
  @ByRule(rules.relationshipId, relationshipWords) relationshipId = '';
  /** DD/MM/YYYY as far as it is typed. */
  @ByRule(rules.dateOfBirth, nomineeBirthDateWords) dateOfBirth = '';
  @ByRule(rules.pan, nomineePanWords) pan = '';
  @ByRule(rules.sharePercent, sharePercentWords) sharePercent = '';
  isInvestorAddress = true;
  @ByRule(rules.line1, addressLineWords(addressWords.line1)) line1 = '';
  @ByRule(rules.line2, addressLineWords(addressWords.line2)) line2 = '';
  @ByRule(rules.pincode, pincodeWords) pincode = '';
  @ByRule(rules.city, addressLineWords(addressWords.city)) city = '';
  @ByRule(rules.state, addressLineWords(addressWords.state)) state = '';
  @ByRule(rules.country, addressLineWords(addressWords.country)) country = 'India';
  @ByRule(rules.guardianFirstName, guardianNameWords(words.guardianFirstName))
  guardianFirstName = '';
  @ByRule(rules.guardianMiddleName, guardianNameWords(words.guardianMiddleName))
  guardianMiddleName = '';
  @ByRule(rules.guardianLastName, guardianNameWords(words.guardianLastName))
  guardianLastName = '';
  @ByRule(rules.guardianPan, guardianPanWords) guardianPan = '';

  constructor(readonly today: CalendarDate) {
    makeAutoObservable(this, { today: false });
  }

  type(field: NomineeTextField, text: string): void {
    if (field === 'pan' || field === 'guardianPan') this[field] = panInput(text);
    else if (field === 'pincode') this.pincode = pincodeInput(text);
    else if (field === 'sharePercent') this.sharePercent = shareEditInput(text);
    else this[field] = text;
  }

  setInvestorAddress(isInvestorAddress: boolean): void {
    this.isInvestorAddress = isInvestorAddress;
  }

  get isMinor(): boolean {
    const { dateOfBirth } = this.draft;
    return dateOfBirth !== undefined && isMinor(dateOfBirth, this.today);
  }

  get draft(): NomineeDraft {
    const { fullName, relationshipId, pan, sharePercent, isInvestorAddress } = this;
    const date = CalendarDate.parse(this.dateOfBirth);
    return {
      ...{ fullName: fullName.trim(), pan, sharePercent, isInvestorAddress },
      relationshipId: relationshipId === '' ? undefined : Number(relationshipId),
      dateOfBirth: date.ok ? date.value : undefined,
      address: this.address,
      guardian: {
        firstName: this.guardianFirstName.trim(),
        middleName: this.guardianMiddleName.trim(),
        lastName: this.guardianLastName.trim(),
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
    });
  }

  /** What is sent; only of a form without violations. */
  nomineeToSave(id: number | undefined): NomineeToSave | undefined {
    const { fullName, relationshipId, dateOfBirth, pan, sharePercent, ...rest } = this.draft;
    if (relationshipId === undefined || dateOfBirth === undefined) return undefined;
    return {
      ...(id !== undefined && { id }),
      ...{ fullName, relationshipId, dateOfBirth, sharePercent: Number(sharePercent) },
      ...(pan !== '' && { pan }),
      isInvestorAddress: rest.isInvestorAddress,
      ...(!rest.isInvestorAddress && { address: rest.address }),
      ...(this.isMinor && { guardian: rest.guardian }),
    };
  }

  private get address(): AddressLines {
    const { line1, line2, pincode, city, state, country } = this;
    return {
      ...{ line1: line1.trim(), line2: line2.trim(), pincode },
      ...{ city: city.trim(), state: state.trim(), country: country.trim() },
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
] as const;
export type NomineeTextField = (typeof nomineeTextFields)[number];
