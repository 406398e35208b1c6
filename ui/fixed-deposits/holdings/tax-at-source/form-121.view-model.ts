import { type DeviceFacts, GIVEN_FORM } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { issuerKey } from '#domain/fixed-deposits/catalogue/issuer-key.ts';
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
import type { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { Money } from '#domain/platform/money.ts';
import { toldAmount } from '#domain/fixed-deposits/holdings/told-amount.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { keepOpenForm } from '#ui/platform/open-form.ts';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

type GivenBy = Parameters<typeof givenForm>[1];

/** The texts of a form that is being written, with its tax year. */
interface WrittenForm extends GivenFormTexts {
  readonly year: string;
}

/** The answers that decide whether the investor can give a Form 121. */
export class Form121ViewModel implements ViewModel {
  /** The form that is being written; undefined while no part for it is open. */
  written: WrittenForm | undefined = undefined;
  /** The column that was refused when the investor saved. */
  refused: GivenFormColumn | undefined = undefined;
  /** The form as it was opened, before anything was typed into it. */
  private opened: WrittenForm | undefined = undefined;
  /** What was typed into forms before another one was opened. */
  private readonly left = new Map<string, WrittenForm>();
  /** The total incomes as typed, by tax year; empty until something is typed. */
  private typed: ReadonlyMap<string, string> = new Map();
  private readonly kept: KeptFacts;

  constructor(
    deviceFacts: DeviceFacts,
    /** The tax year that is shown. */
    private readonly shown: { readonly year?: TaxYear | undefined; showYear(text: string): void },
  ) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable<this, 'shown' | 'typed' | 'opened' | 'left'>(this, {
      shown: false,
      left: false,
      typed: observableRef,
      written: observableRef,
      opened: observableRef,
    });
  }

  activate(): () => void {
    return this.kept.activate();
  }

  /** Keeps the form that is being written, and opens the one from before a reload. */
  keepWritten(drafts: Drafts): () => void {
    return keepOpenForm(drafts, GIVEN_FORM, {
      texts: () => (this.isTyped ? { ...this.written } : undefined),
      open: ({ payer = '', given_on = '', income = '', uin = '', year = '' }) => {
        this.written = { payer, given_on, income, uin, year };
        this.shown.showYear(year);
      },
    });
  }

  private get isTyped(): boolean {
    return this.written !== undefined && this.written !== this.opened;
  }

  get isUnstored(): boolean {
    return this.kept.isUnstored;
  }

  read(): Promise<void> {
    return this.kept.read();
  }

  get regime(): TaxRegime {
    return this.kept.facts.regime ?? TaxRegime.New;
  }

  get isResident(): boolean {
    return this.kept.facts.isResident ?? true;
  }

  get isPanActive(): boolean {
    return this.kept.facts.isPanActive ?? true;
  }

  get incomeText(): string {
    return this.typed.get(this.year) ?? indianGroups(this.totalIncome?.text ?? '');
  }

  get isIncomeBad(): boolean {
    const typed = this.typed.get(this.year) ?? '';
    return typed.trim() !== '' && toldAmount(typed) === undefined;
  }

  /** Whether the total income is known, without which there is no answer. */
  get isAnswered(): boolean {
    return this.totalIncome !== undefined;
  }

  get hasTold(): boolean {
    const { regime, totalIncomes, isResident, isPanActive } = this.kept.facts;
    const answers = [regime, isResident, isPanActive];
    return totalIncomes.size > 0 || answers.some((answer) => answer !== undefined);
  }

  live(isResident: boolean): void {
    this.kept.change(() => ({ isResident }));
  }

  tellPanState(isPanActive: boolean): void {
    this.kept.change(() => ({ isPanActive }));
  }

  chooseRegime(regime: TaxRegime): void {
    this.kept.change(() => ({ regime }));
  }

  /**
   * Takes the income of the shown tax year as typed; a valid one counts and is kept on the device,
   * no other does.
   */
  typeIncome(text: string): void {
    const { year } = this;
    this.typed = new Map(this.typed).set(year, text);
    const income = toldAmount(text);
    this.kept.change(({ totalIncomes }) => {
      const others = [...totalIncomes].filter(([told]) => told !== year);
      return { totalIncomes: new Map(income ? [...others, [year, income]] : others) };
    });
  }

  forget(): void {
    this.typed = new Map();
    this.kept.forget('regime', 'isResident', 'isPanActive', 'totalIncomes');
  }

  /** The forms that the investor gave, also those of other tax years. */
  forms(by: GivenBy): readonly Form121[] {
    return (this.kept.facts.forms ?? []).flatMap((texts) => {
      const read = givenForm(texts, by);
      return read.ok ? [read.value] : [];
    });
  }

  /** Whether a payer has received more than one form for the tax year. */
  hasSeveral({ issuerId, taxYear }: PayerForecast, by: GivenBy): boolean {
    const payer = issuerKey(issuerId);
    const isToPayer = (form: Form121) =>
      issuerKey(form.issuerId) === payer && form.taxYear.equals(taxYear);
    return this.forms(by).filter(isToPayer).length > 1;
  }

  /**
   * Opens the form of a payer, with the income that it would declare, or with what was typed into
   * it before.
   */
  write(forecast: PayerForecast): void {
    const { written } = this;
    if (written !== undefined && this.isTyped) this.left.set(keyOf(written), written);
    const of = { payer: forecast.issuerId, year: forecast.taxYear.text };
    const { income } = this.columns(forecast);
    this.opened = { ...of, given_on: '', income: indianGroups(income.text), uin: '' };
    this.written = this.left.get(keyOf(of)) ?? this.opened;
    this.refused = undefined;
  }

  /** The open form, if it is that of this payer and tax year. */
  writtenFor({ issuerId, taxYear }: PayerForecast): WrittenForm | undefined {
    const isOpen = this.written?.payer === issuerId && this.written.year === taxYear.text;
    return isOpen ? this.written : undefined;
  }

  close(): void {
    if (this.written !== undefined) this.left.delete(keyOf(this.written));
    this.written = undefined;
  }

  type(column: GivenFormColumn, text: string): void {
    this.written = this.written && { ...this.written, [column]: text };
    this.refused = undefined;
  }

  /** Keeps the written form on the device, if it can be read and counts for the tax year. */
  give({ taxYear }: Pick<PayerForecast, 'taxYear'>, by: GivenBy): void {
    if (this.written === undefined) return;
    const { year: _, ...written } = this.written;
    const read = givenForm(written, by);
    const isOfYear = read.ok && read.value.taxYear.equals(taxYear);
    const refused = read.ok ? 'given_on' : read.failure;
    this.refused = isOfYear ? undefined : refused;
    if (!isOfYear) return;
    this.kept.change(({ forms = [] }) => ({ forms: [...forms, written] }));
    this.close();
  }

  /** Removes the forms that a payer received in a tax year. */
  takeBack({ issuerId, taxYear }: PayerForecast, by: GivenBy): void {
    const isKept = (texts: GivenFormTexts) => {
      const read = givenForm(texts, by);
      const isOfPayer = issuerKey(texts.payer) === issuerKey(issuerId);
      return !read.ok || !isOfPayer || !read.value.taxYear.equals(taxYear);
    };
    this.kept.change(({ forms = [] }) => ({ forms: forms.filter(isKept) }));
  }

  /** The columns of the next form to a payer. Its income is zero if earlier ones declare it all. */
  columns({ holderId, taxYear, interest, issuerId }: PayerForecast): Form121Columns {
    const totalIncome = this.kept.facts.totalIncomes.get(taxYear.text);
    const forms = this.forms({ holderId, today: taxYear.lastDay });
    const facts = { holderId, taxYear, issuerId, interest, forms };
    return form121Columns({ ...facts, ...(totalIncome !== undefined && { totalIncome }) });
  }

  guide(holder: TaxedHolder, forecast: PayerForecast): Form121Guide | undefined {
    const { declaredIncome, totalIncome } = this.columns(forecast);
    const { isResident, regime } = this;
    const { taxYear } = forecast;
    return form121Guide({ holder, isResident, taxYear, regime, totalIncome, declaredIncome });
  }

  private get year(): string {
    return this.shown.year?.text ?? '';
  }

  private get totalIncome(): Money | undefined {
    return this.kept.facts.totalIncomes.get(this.year);
  }
}

function keyOf({ payer, year }: Pick<WrittenForm, 'payer' | 'year'>): string {
  return `${payer} ${year}`;
}
