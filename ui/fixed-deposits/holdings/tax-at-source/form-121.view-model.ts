import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import {
  type Form121Columns,
  form121Columns,
} from '#domain/fixed-deposits/tax/form-121-columns.ts';
import { type Form121Guide, form121Guide } from '#domain/fixed-deposits/tax/form-121-guide.ts';
import { TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import type { Form121 } from '#domain/fixed-deposits/tax/form-121.ts';
import {
  givenForm,
  type GivenFormColumn,
  type GivenFormTexts,
} from '#domain/fixed-deposits/tax/given-form.ts';
import type { PayerForecast } from '#domain/fixed-deposits/tax/payer-forecast.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { toldAmount } from '#domain/fixed-deposits/holdings/told-amount.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

type GivenBy = Parameters<typeof givenForm>[1];

/** The answers that decide whether the investor can give a Form 121. */
export class Form121ViewModel implements ViewModel {
  isResident = true;
  /** The form that is being written; undefined while no part for it is open. */
  written: GivenFormTexts | undefined = undefined;
  /** The column that was refused when the investor saved. */
  refused: GivenFormColumn | undefined = undefined;
  /** The total income as typed; undefined until something is typed. */
  private typed: string | undefined = undefined;
  private readonly kept: KeptFacts;

  constructor(deviceFacts: DeviceFacts) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable<this, 'kept'>(this, { kept: false, written: observableRef });
  }

  activate(): () => void {
    return this.kept.activate();
  }

  read(): Promise<void> {
    return this.kept.read();
  }

  get regime(): TaxRegime {
    return this.kept.facts.regime ?? TaxRegime.New;
  }

  get incomeText(): string {
    return this.typed ?? this.kept.facts.totalIncome?.text ?? '';
  }

  get isIncomeBad(): boolean {
    const { typed = '' } = this;
    return typed.trim() !== '' && toldAmount(typed) === undefined;
  }

  /** Whether the total income is known, without which there is no answer. */
  get isAnswered(): boolean {
    return this.kept.facts.totalIncome !== undefined;
  }

  get hasTold(): boolean {
    const { regime, totalIncome } = this.kept.facts;
    return regime !== undefined || totalIncome !== undefined;
  }

  live(isResident: boolean): void {
    this.isResident = isResident;
  }

  chooseRegime(regime: TaxRegime): void {
    this.kept.change(() => ({ regime }));
  }

  /** Takes the income as typed; a valid one counts and is kept on the device, no other does. */
  typeIncome(text: string): void {
    this.typed = text;
    const totalIncome = toldAmount(text);
    if (totalIncome === undefined) this.kept.forget('totalIncome');
    else this.kept.change(() => ({ totalIncome }));
  }

  forget(): void {
    this.typed = undefined;
    this.kept.forget('regime', 'totalIncome');
  }

  /** The forms that the investor gave, also those of other tax years. */
  forms(by: GivenBy): readonly Form121[] {
    return (this.kept.facts.forms ?? []).flatMap((texts) => {
      const read = givenForm(texts, by);
      return read.ok ? [read.value] : [];
    });
  }

  /** Opens the form of a payer, with the income that it would declare. */
  write({ issuerId, interest }: PayerForecast): void {
    this.written = { payer: issuerId, given_on: '', income: interest.text, uin: '' };
    this.refused = undefined;
  }

  type(column: GivenFormColumn, text: string): void {
    this.written = this.written && { ...this.written, [column]: text };
    this.refused = undefined;
  }

  /** Keeps the written form on the device, if it can be read and counts for the tax year. */
  give({ taxYear }: Pick<PayerForecast, 'taxYear'>, by: GivenBy): void {
    const { written } = this;
    if (written === undefined) return;
    const read = givenForm(written, by);
    const isOfYear = read.ok && read.value.taxYear.equals(taxYear);
    const refused = read.ok ? 'given_on' : read.failure;
    this.refused = isOfYear ? undefined : refused;
    if (!isOfYear) return;
    this.kept.change(({ forms = [] }) => ({ forms: [...forms, written] }));
    this.written = undefined;
  }

  /** Removes the forms that a payer received in a tax year. */
  takeBack({ issuerId, taxYear }: PayerForecast, by: GivenBy): void {
    const isKept = (texts: GivenFormTexts) => {
      const read = givenForm(texts, by);
      return !read.ok || texts.payer !== issuerId || !read.value.taxYear.equals(taxYear);
    };
    this.kept.change(({ forms = [] }) => ({ forms: forms.filter(isKept) }));
  }

  /** The columns of a form to a payer. The forms to other payers are the earlier ones. */
  columns({ holderId, taxYear, interest, issuerId }: PayerForecast): Form121Columns {
    const { totalIncome } = this.kept.facts;
    const given = this.forms({ holderId, today: taxYear.lastDay });
    const forms = given.filter((form) => form.issuerId !== issuerId);
    const facts = { holderId, taxYear, income: interest, forms };
    return form121Columns({ ...facts, ...(totalIncome !== undefined && { totalIncome }) });
  }

  guide(holder: TaxedHolder, forecast: PayerForecast): Form121Guide | undefined {
    const { declaredIncome, totalIncome } = this.columns(forecast);
    const { isResident, regime } = this;
    const { taxYear } = forecast;
    return form121Guide({ holder, isResident, taxYear, regime, totalIncome, declaredIncome });
  }
}
