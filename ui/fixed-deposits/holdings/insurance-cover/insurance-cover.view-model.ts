import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type {
  AllDeposits,
  ReadAllDeposits,
} from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type {
  DeclaredBalance,
  InsuranceBucket,
  InsuranceCover,
} from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import { type CoverOverview, coverOverview } from '#domain/fixed-deposits/cover/cover-overview.ts';
import { exposureOn, insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { declaredPart } from '#domain/fixed-deposits/holdings/declared-part.ts';
import { DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { toldAmount } from '#domain/fixed-deposits/holdings/told-amount.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { Money } from '#domain/platform/money.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { coverCopy as copy } from './copy.ts';

export interface InsuranceCoverDependencies {
  readonly readAllDeposits: ReadAllDeposits;
  readonly deviceFacts: DeviceFacts;
}

/** A bucket with the name of its bank. */
export interface NamedBucket extends InsuranceBucket {
  readonly key: string;
  readonly bank: string;
  /** The names of the deposits, then of the balances, as the working lists their amounts. */
  readonly names: readonly string[];
  /** The part of the exposure that the investor's told deposits are. */
  readonly declared: Money;
}

/** The deposit insurance of all deposits and of the savings balances that the investor told. */
export class InsuranceCoverViewModel implements ViewModel {
  readonly all: Loaded<AllDeposits>;
  private readonly kept: KeptFacts;
  /** The chosen day as typed, DD/MM/YYYY; undefined for today. */
  dayText: string | undefined = undefined;
  /** The balances as typed, by the key of the bank. */
  typed: Readonly<Record<string, string>> = {};

  constructor({ readAllDeposits, deviceFacts }: InsuranceCoverDependencies) {
    this.all = new Loaded((options) => readAllDeposits.run(options));
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable(this, { typed: observableRef });
  }

  activate(): () => void {
    return combineCleanups([this.kept.activate(), this.all.activate()]);
  }

  /** Reads everything again, also what the investor told. */
  async reload(): Promise<void> {
    await Promise.all([this.kept.read(), this.all.reload()]);
  }

  typeDay(text: string): void {
    this.dayText = text;
  }

  get isUnstored(): boolean {
    return this.kept.isUnstored;
  }

  /** Takes a balance as typed; a valid one counts and is kept on the device, no other does. */
  typeBalance(bank: IssuerId, text: string): void {
    this.typed = { ...this.typed, [bank]: text };
    const amount = toldAmount(text) ?? Money.zero;
    this.kept.change((facts) => {
      const others = [...facts.balances].filter(([key]) => key !== bank);
      const balances = amount.isZero() ? others : [...others, [bank, amount] as const];
      return { balances: new Map(balances) };
    });
  }

  forget(): void {
    this.typed = {};
    this.kept.forget('balances');
  }

  /** Whether the device keeps a balance. */
  get hasTold(): boolean {
    return this.kept.facts.balances.size > 0;
  }

  /** The text of a balance: the typed one, or the kept one. */
  balanceText(bank: IssuerId): string {
    return this.typed[bank] ?? indianGroups(this.kept.facts.balances.get(bank)?.text ?? '');
  }

  isBalanceBad(bank: IssuerId): boolean {
    const text = this.typed[bank] ?? '';
    return text.trim() !== '' && toldAmount(text) === undefined;
  }

  get today(): CalendarDate | undefined {
    return this.all.value?.today;
  }

  /** The day that counts; undefined for a text that is no day. */
  get day(): CalendarDate | undefined {
    if (this.dayText === undefined) return this.today;
    const parsed = CalendarDate.parse(this.dayText);
    return parsed.ok ? parsed.value : undefined;
  }

  /** Undefined without a day for which a limit is known. */
  get cover(): InsuranceCover | undefined {
    const { all, day } = this;
    if (all.value === undefined || day === undefined) return undefined;
    const { deposits } = all.value;
    return insuranceCover({ deposits, balances: this.balances, today: day });
  }

  private get overview(): CoverOverview | undefined {
    return this.cover && coverOverview(this.cover);
  }

  get buckets(): readonly NamedBucket[] {
    return (this.overview?.buckets ?? []).map((bucket, index) => this.named(bucket, index));
  }

  /** The deposits without insurance that still run on the chosen day, with their names. */
  get notInsured() {
    const { all, day } = this;
    const without = new Set(this.cover?.notInsured);
    return (all.value?.deposits ?? []).filter(
      (deposit) => without.has(deposit) && day !== undefined && deposit.holding.isRunningOn(day),
    );
  }

  /** The rating of an issuer, also for told deposits where others are booked with it. */
  ratingOf(issuerId: IssuerId): string | undefined {
    const deposits = this.all.value?.deposits ?? [];
    return deposits.find((each) => each.issuerId === issuerId && each.creditRating !== undefined)
      ?.creditRating;
  }

  /** The money at all banks on the chosen day, and the part of it above the limits. */
  get totals(): Pick<CoverOverview, 'exposure' | 'uncovered'> | undefined {
    return this.overview;
  }

  /** The bucket that is the next to exceed its limit. */
  get nextAbove(): NamedBucket | undefined {
    const next = this.overview?.nextAbove;
    return next && this.named(next, 0);
  }

  private get balances(): readonly DeclaredBalance[] {
    const { all, kept } = this;
    const { deposits = [], holder } = all.value ?? {};
    return [...kept.facts.balances].flatMap(([issuerId, amount]) => {
      const known = deposits.find((deposit) => deposit.issuerId === issuerId);
      if (known === undefined || holder === undefined) return [];
      const { institution } = known;
      return [{ issuerId, institution, holders: [holder.id], right: DepositRight.Self, amount }];
    });
  }

  private named(bucket: InsuranceBucket, index: number): NamedBucket {
    return {
      ...bucket,
      key: `${bucket.issuerId} ${index}`,
      bank: this.issuerOf(bucket.issuerId),
      declared: declaredOf(bucket),
      names: [
        ...bucket.deposits.map(({ id }) => this.depositName(id)),
        ...bucket.balances.map(() => copy.balance),
      ],
    };
  }

  private depositName(id: string): string {
    return this.all.value?.deposits.find((deposit) => deposit.id === id)?.name ?? id;
  }

  private issuerOf(issuerId: IssuerId): string {
    const { deposits = [] } = this.all.value ?? {};
    return deposits.find((deposit) => deposit.issuerId === issuerId)?.issuerName ?? issuerId;
  }
}

function declaredOf({ deposits, today }: InsuranceBucket): Money {
  return declaredPart(
    deposits.map((deposit) => ({
      origin: deposit.origin,
      amount: exposureOn(deposit, today.day),
    })),
  );
}
