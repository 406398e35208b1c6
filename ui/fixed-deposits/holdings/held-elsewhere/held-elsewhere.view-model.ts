import type { DeviceFacts, ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import {
  type DeclaredColumn,
  type DeclaredTexts,
  declaredTexts,
  isSameDeclared,
  MOST_DECLARED,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  declaredDeposit,
  isForOther,
  ME,
} from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import {
  declaredInFile,
  LONGEST_DECLARED_FILE,
  type RefusedRow,
} from '#domain/fixed-deposits/holdings/declared-deposits-file.ts';
import { DepositRight } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** Most investors hold a deposit alone. */
const NEW = declaredTexts({ right: DepositRight.Self, holders: ME });

/** The deposits at other institutions that the investor adds, edits and removes. */
export class HeldElsewhereViewModel implements ViewModel {
  /** The texts of the open form; undefined while it is closed. */
  texts: DeclaredTexts | undefined = undefined;
  /** The first column that was refused when the investor saved. */
  refusedColumn: DeclaredColumn | undefined = undefined;
  /** The refused rows of the last file. */
  refused: readonly RefusedRow[] = [];
  /** The edited deposit as it was; undefined for a new one. */
  private edited: DeclaredTexts | undefined = undefined;
  private readonly kept: KeptFacts;

  constructor(private readonly deviceFacts: DeviceFacts) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable<this, 'kept' | 'deviceFacts' | 'edited'>(this, {
      kept: false,
      deviceFacts: false,
      texts: observableRef,
      refused: observableRef,
      edited: observableRef,
    });
  }

  activate(): () => void {
    return this.kept.activate();
  }

  get declared(): readonly DeclaredTexts[] {
    return declaredIn(this.kept.facts);
  }

  /** Whether the device stores the last change. */
  get isStored(): Promise<boolean> {
    return this.kept.isStored;
  }

  /** Whether no deposit can be added. */
  get isFull(): boolean {
    return this.declared.length >= MOST_DECLARED;
  }

  get isEditing(): boolean {
    return this.edited !== undefined;
  }

  /** Opens the form, with the texts of an added deposit or empty for a new one. */
  open(deposit?: DeclaredTexts): void {
    this.edited = deposit;
    this.texts = deposit ?? NEW;
    this.refusedColumn = undefined;
  }

  close(): void {
    this.texts = undefined;
  }

  /** The columns that the open form shows: the others mean nothing with its present texts. */
  isShown(column: DeclaredColumn): boolean {
    if (column === 'compounding') return this.texts?.payout === PayoutFrequency.AtMaturity;
    if (column === 'on_behalf_of') return isForOther(this.texts?.right ?? '');
    return true;
  }

  type(column: DeclaredColumn, text: string): void {
    if (this.texts === undefined) return;
    this.texts = { ...this.texts, [column]: text };
    this.refusedColumn = undefined;
  }

  /** Keeps the deposit; returns whether all its texts could be read. */
  save(): boolean {
    if (this.texts === undefined) return false;
    const shown = Object.entries(this.texts).filter(([column]) =>
      this.isShown(column as DeclaredColumn),
    );
    const texts = declaredTexts(Object.fromEntries(shown));
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
    const text = await file.slice(0, LONGEST_DECLARED_FILE + 1).text();
    const read = declaredInFile(text, declaredIn(await this.deviceFacts.read()));
    runInAction(() => {
      this.refused = read.ok ? [] : read.failure;
      if (read.ok) this.edit((deposits) => [...deposits, ...read.value]);
    });
    return read.ok ? read.value.length : 0;
  }

  /**
   * Puts texts in the place of the edited deposit, or after all others, also if another tab has
   * changed or removed the edited one.
   */
  private replace(...texts: readonly DeclaredTexts[]): void {
    const { edited } = this;
    this.edit((deposits) => {
      const index = deposits.findIndex((each) => edited && isSameDeclared(each, edited));
      return deposits.toSpliced(index === -1 ? deposits.length : index, 1, ...texts);
    });
    this.close();
  }

  private edit(change: (deposits: readonly DeclaredTexts[]) => readonly DeclaredTexts[]): void {
    this.kept.change((facts) => ({ deposits: change(declaredIn(facts)) }));
  }
}

function declaredIn({ deposits = [] }: ToldFacts): readonly DeclaredTexts[] {
  return deposits.map((texts) => declaredTexts(texts));
}
