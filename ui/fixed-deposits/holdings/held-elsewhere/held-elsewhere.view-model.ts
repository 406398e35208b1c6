import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import {
  type DeclaredColumn,
  type DeclaredTexts,
  declaredTexts,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  declaredDeposit,
  isForOther,
  ME,
} from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import {
  declaredInFile,
  type RefusedRow,
} from '#domain/fixed-deposits/holdings/declared-deposits-file.ts';
import { DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Most investors hold a deposit alone. */
const NEW = declaredTexts({ right: DepositRight.Self, holders: ME });

/** The deposits at other institutions that the investor tells, edits and removes. */
export class HeldElsewhereViewModel implements ViewModel {
  /** The texts of the open form; undefined while it is closed. */
  texts: DeclaredTexts | undefined = undefined;
  /** The first column that was refused when the investor saved. */
  refusedColumn: DeclaredColumn | undefined = undefined;
  /** The refused rows of the last file. */
  refused: readonly RefusedRow[] = [];
  /** The index of the edited deposit; undefined for a new one. */
  private edited: number | undefined = undefined;
  private readonly kept: KeptFacts;

  constructor(deviceFacts: DeviceFacts) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable<this, 'kept'>(this, {
      kept: false,
      texts: observableRef,
      refused: observableRef,
    });
  }

  activate(): () => void {
    return this.kept.activate();
  }

  get told(): readonly DeclaredTexts[] {
    return (this.kept.facts.deposits ?? []).map((texts) => declaredTexts(texts));
  }

  get isEditing(): boolean {
    return this.edited !== undefined;
  }

  /** Opens the form, with the texts of a deposit that is told already. */
  open(index?: number): void {
    this.edited = index;
    this.texts = (index === undefined ? undefined : this.told[index]) ?? NEW;
    this.refusedColumn = undefined;
  }

  close(): void {
    this.texts = undefined;
  }

  /** Takes a text. What it makes needless is emptied, because its field goes. */
  type(column: DeclaredColumn, text: string): void {
    if (this.texts === undefined) return;
    const texts = { ...this.texts, [column]: text };
    this.texts = {
      ...texts,
      compounding: texts.payout === PayoutFrequency.AtMaturity ? texts.compounding : '',
      on_behalf_of: isForOther(texts.right) ? texts.on_behalf_of : '',
    };
    this.refusedColumn = undefined;
  }

  /** Keeps the deposit on the device; returns whether all its texts could be read. */
  save(): boolean {
    if (this.texts === undefined) return false;
    const texts = declaredTexts(this.texts);
    const read = declaredDeposit(texts);
    this.refusedColumn = read.ok ? undefined : read.failure;
    if (!read.ok) return false;
    this.replace(texts);
    return true;
  }

  /** Removes the edited deposit. */
  remove(): void {
    this.replace();
  }

  /** Adds the deposits of a file; returns their number, 0 if a row is refused. */
  async add(file: Blob): Promise<number> {
    const text = await file.text();
    const read = declaredInFile(text, this.told);
    runInAction(() => {
      this.refused = read.ok ? [] : read.failure;
      if (read.ok) this.keep([...this.told, ...read.value]);
    });
    return read.ok ? read.value.length : 0;
  }

  /** Puts texts in the place of the edited deposit, or after all others. */
  private replace(...texts: readonly DeclaredTexts[]): void {
    const { edited = this.told.length } = this;
    this.keep(this.told.toSpliced(edited, 1, ...texts));
    this.close();
  }

  private keep(deposits: readonly DeclaredTexts[]): void {
    this.kept.change({ deposits });
  }
}
