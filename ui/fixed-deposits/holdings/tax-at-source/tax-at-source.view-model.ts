import type {
  AllDeposits,
  ReadAllDeposits,
} from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { issuerKey } from '#domain/fixed-deposits/catalogue/issuer-key.ts';
import type { Form121 } from '#domain/fixed-deposits/tax/form-121.ts';
import type { PayerForecast } from '#domain/fixed-deposits/tax/payer-forecast.ts';
import { declaredPart } from '#domain/fixed-deposits/holdings/declared-part.ts';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import type { Money } from '#domain/platform/money.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { type TdsTotals, tdsTotals } from '#domain/fixed-deposits/tax/tds-totals.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { Form121ViewModel } from './form-121.view-model.ts';

export interface TaxAtSourceDependencies {
  readonly readAllDeposits: Pick<ReadAllDeposits, 'run'>;
  readonly deviceFacts: DeviceFacts;
  /** Absent where no Form 121 is written. */
  readonly drafts?: Drafts;
}

/** A forecast with the names that the screen shows. */
export interface NamedForecast extends PayerForecast {
  readonly key: string;
  readonly issuer: string;
  /** The names of the deposits, in the order of the working. */
  readonly names: readonly string[];
  /** The part of the interest that comes from told deposits. */
  readonly declared: Money;
  /** Whether the rate is that of a holder with a valid PAN. */
  readonly hasValidPan: boolean;
}

export interface NamedForm extends Form121 {
  readonly issuer: string;
}

/** The tax that each payer of interest is expected to withhold in a tax year. */
export class TaxAtSourceViewModel implements ViewModel {
  readonly all: Loaded<AllDeposits>;
  readonly form: Form121ViewModel;
  /** The text of the chosen tax year; undefined for the running one. */
  private chosen: string | undefined = undefined;

  constructor(private readonly dependencies: TaxAtSourceDependencies) {
    const { readAllDeposits, deviceFacts } = dependencies;
    this.all = new Loaded((options) => readAllDeposits.run(options));
    this.form = new Form121ViewModel(deviceFacts, this);
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const { drafts } = this.dependencies;
    const stops = [this.form.activate(), this.all.activate()];
    if (drafts !== undefined) stops.push(this.form.keepWritten(drafts));
    return combineCleanups(stops);
  }

  /** Reads everything again, also what the investor told. */
  async reload(): Promise<void> {
    await Promise.all([this.form.read(), this.all.reload()]);
  }

  /** Loads again for a new day. A form that is being written stays in its tax year. */
  async beginDay(): Promise<void> {
    if (this.form.written !== undefined) this.chosen = this.year?.text;
    await this.all.refresh();
  }

  /** Shows one of `years`, by its text. */
  showYear(text: string): void {
    this.chosen = text;
  }

  /** The running tax year; undefined until the deposits are loaded. */
  private get running(): TaxYear | undefined {
    const { value } = this.all;
    return value && TaxYear.on(value.today);
  }

  /**
   * The past tax year if a deposit ran in it, to compare with the papers about it, then the running
   * one and the next one. Empty until the deposits are loaded.
   */
  get years(): readonly TaxYear[] {
    const { running } = this;
    if (running === undefined) return [];
    const past = this.forecastsOf(running.previous) ?? [];
    return [...(past.length > 0 ? [running.previous] : []), running, running.next];
  }

  get year(): TaxYear | undefined {
    return this.years.find(({ text }) => text === this.chosen) ?? this.running;
  }

  /** Whether the shown tax year is over. */
  get isPast(): boolean {
    const { year, running } = this;
    return running !== undefined && year?.equals(running.previous) === true;
  }

  /** Whether the shown tax year has not begun. */
  get isAhead(): boolean {
    const { year, running } = this;
    return running !== undefined && year?.equals(running.next) === true;
  }

  /** The forecasts of the shown tax year. */
  get forecasts(): readonly NamedForecast[] | undefined {
    return this.year && this.forecastsOf(this.year);
  }

  /** The investor, with what they told about their PAN; undefined until the deposits are loaded. */
  get holder(): TaxedHolder | undefined {
    const { holder } = this.all.value ?? {};
    return holder && { ...holder, hasValidPan: holder.hasValidPan && this.form.isPanActive };
  }

  /**
   * The payers that withhold tax first. Undefined until the deposits are loaded, and for a tax year
   * whose limits are not known.
   */
  forecastsOf(taxYear: TaxYear): readonly NamedForecast[] | undefined {
    const { holder } = this;
    const { value } = this.all;
    if (value === undefined || holder === undefined) return undefined;
    const { today } = value;
    const deposits = value.deposits.filter((each) => isTaxedTo(holder, each));
    const nameOf = (id: string) => deposits.find((each) => each.id === id)?.name ?? '';
    const forms = this.form.forms({ holderId: holder.id, today });
    const facts = { deposits, holders: [holder], taxYear, forms, today };
    const named = tdsForecast(facts)?.map((forecast) => {
      const { issuerId } = forecast;
      const known = deposits.find((deposit) => deposit.issuerId === issuerId);
      const names = forecast.deposits.map(({ deposit }) => nameOf(deposit.id));
      const issuer = known?.issuerName ?? issuerId;
      const declared = declaredOf(forecast.deposits);
      const { hasValidPan } = holder;
      return { ...forecast, key: issuerId, issuer, names, declared, hasValidPan };
    });
    return named?.toSorted((one, other) => Number(other.isAboveLimit) - Number(one.isAboveLimit));
  }

  /** All forms that the investor gave, the latest first. */
  get given(): readonly NamedForm[] {
    const { deposits = [], today, holder } = this.all.value ?? {};
    if (today === undefined || holder === undefined) return [];
    const forms = this.form.forms({ holderId: holder.id, today });
    const nameOf = (id: string) =>
      deposits.find(({ issuerId }) => issuerKey(issuerId) === issuerKey(id))?.issuerName ?? id;
    return forms
      .map((form) => ({ ...form, issuer: nameOf(form.issuerId) }))
      .toSorted((one, other) => other.givenOn.iso.localeCompare(one.givenOn.iso));
  }

  get declared(): Money {
    return declaredOf((this.forecasts ?? []).flatMap(({ deposits }) => deposits));
  }

  /** The number of told deposits whose interest is taxed to another holder. */
  get taxedToOthers(): number {
    const { deposits = [], holder } = this.all.value ?? {};
    return deposits.filter((each) => holder !== undefined && !isTaxedTo(holder, each)).length;
  }

  get totals(): TdsTotals | undefined {
    return this.forecasts && tdsTotals(this.forecasts);
  }

  /** The forecasts with tax, for which a Form 121 would change something. */
  get taxed(): readonly NamedForecast[] {
    return (this.forecasts ?? []).filter(({ isAboveLimit }) => isAboveLimit);
  }
}

/** The first holder is taxed. */
function isTaxedTo(holder: TaxedHolder, { holders }: DepositLike): boolean {
  return holders[0] === holder.id;
}

function declaredOf(deposits: PayerForecast['deposits']): Money {
  return declaredPart(
    deposits.map(({ deposit: { origin }, interest }) => ({ origin, amount: interest })),
  );
}
