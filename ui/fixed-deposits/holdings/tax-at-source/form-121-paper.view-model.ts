import type { Profiles } from '#application/accounts/profile/profiles.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { type Address, AddressType } from '#domain/accounts/profile/address.ts';
import { DepositOrigin } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { Form121Columns } from '#domain/fixed-deposits/tax/form-121-columns.ts';
import { FORM_121_FIELDS, type Form121Field } from '#domain/fixed-deposits/tax/form-121-fields.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { paperCopy as copy } from './form-121-paper-copy.ts';
import type { NamedForecast } from './tax-at-source.view-model.ts';

export interface PaperFacts {
  readonly forecast: NamedForecast;
  readonly columns: Form121Columns;
}

interface Dependencies extends PaperFacts {
  readonly profiles: Pick<Profiles, 'addresses'>;
  readonly investor: SignedInInvestor;
}

/** A deposit on the paper; its number at the payer is not known. */
export interface PaperDeposit {
  readonly id: string;
  readonly name: string;
  readonly principal: string;
  readonly interest: string;
}

/** What is known of a Form 121 that a resident individual gives to a payer. */
export class Form121PaperViewModel implements ViewModel {
  readonly addresses: Loaded<readonly Address[]>;

  constructor(private readonly known: Dependencies) {
    this.addresses = new Loaded((options) => known.profiles.addresses(options));
    makeAutoObservable<this, 'known'>(this, { known: false });
  }

  activate(): () => void {
    return this.addresses.activate();
  }

  /** The fields of the form; a value that is not known is undefined. */
  get fields(): readonly { readonly field: Form121Field; readonly value: string | undefined }[] {
    const { values } = this;
    return (this.rule?.value ?? []).map((field) => ({ field, value: values[field] }));
  }

  get deposits(): readonly PaperDeposit[] {
    const { deposits, issuer, names } = this.known.forecast;
    return deposits.map(({ deposit: { id, origin, holding }, interest }, index) => {
      const name = origin === DepositOrigin.Booked ? names[index] : undefined;
      return {
        id,
        name: copy.from(name ?? issuer, formatDate(holding.startedOn)),
        principal: formatRupees(holding.quote.terms.principal),
        interest: formatRupees(interest),
      };
    });
  }

  /** Whether an earlier form to the payer declares a part of the interest. */
  get isFurther(): boolean {
    return !this.known.columns.income.equals(this.known.forecast.interest);
  }

  /** The fields that the form has in the tax year, with their source. */
  get rule() {
    return FORM_121_FIELDS.on(this.known.forecast.taxYear.firstDay);
  }

  private get values(): Readonly<Record<Form121Field, string | undefined>> {
    const { investor, forecast, columns } = this.known;
    const { name, pan, birthDate, email, mobile } = investor;
    return {
      payer: forecast.issuer,
      ...{ name, pan, email, mobile },
      'birth-date': birthDate && formatDate(birthDate),
      status: copy.individual,
      'residential-status': copy.resident,
      'tax-year': forecast.taxYear.text,
      address: this.address,
      income: formatRupees(columns.income),
      'earlier-forms': String(columns.earlierForms),
      'earlier-income': formatRupees(columns.earlierIncome),
      'declared-income': formatRupees(columns.declaredIncome),
      'total-income': columns.totalIncome && formatRupees(columns.totalIncome),
      'returned-income': undefined,
      acknowledgements: undefined,
    };
  }

  private get address(): string | undefined {
    const { value = [] } = this.addresses;
    const address = value.find(({ type }) => type === AddressType.Permanent) ?? value[0];
    if (address === undefined) return undefined;
    const { line1, line2, city, state, pincode, country } = address;
    return [line1, line2, city, state, pincode, country].filter((part) => part !== '').join(', ');
  }
}
