import {
  type DeviceFacts,
  TOLD_DEPOSIT_FORM,
  type ToldFacts,
} from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts } from '#application/platform/drafts.ts';
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
import { failure, type Result, success } from '#domain/platform/result.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { KeptFacts } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { Command } from '#ui/platform/command.ts';
import { keepOpenForm } from '#ui/platform/open-form.ts';
import { combineCleanups, type ViewModel } from '#ui/platform/view-model.ts';
import { draftOf, formIn } from './open-form-draft.ts';

/**
 * The result of an edit: stored, kept as long as the page, or refused. `gone` means that another
 * tab has changed or removed the deposit, and `full` that there is no room for another one.
 */
export type Edited = 'stored' | 'unstored' | EditRefusal;
export type EditRefusal = 'gone' | 'full';

/** Most investors hold a deposit alone. */
const NEW = declaredTexts({ right: DepositRight.Self, holders: ME });

/** The deposits at other institutions that the investor adds, edits and removes. */
export class HeldElsewhereViewModel implements ViewModel {
  /** The texts of the open form; undefined while it is closed. */
  texts: DeclaredTexts | undefined = undefined;
  /** The first column that was refused when the investor saved. */
  refusedColumn: DeclaredColumn | undefined = undefined;
  /** The column whose field takes the focus in the open form; undefined for the first one. */
  asked: DeclaredColumn | undefined = undefined;
  /** Why the deposit of the open form was not saved. */
  refusal: EditRefusal | undefined = undefined;
  readonly saving = new Command();
  /** The refused rows of the last file. */
  refused: readonly RefusedRow[] = [];
  /** The edited deposit as it was; undefined for a new one. */
  private edited: DeclaredTexts | undefined = undefined;
  private readonly kept: KeptFacts;

  constructor(
    deviceFacts: DeviceFacts,
    private readonly drafts: Drafts,
  ) {
    this.kept = new KeptFacts(deviceFacts);
    makeAutoObservable<this, 'edited' | 'drafts'>(this, {
      drafts: false,
      texts: observableRef,
      refused: observableRef,
      edited: observableRef,
    });
  }

  activate(): () => void {
    return combineCleanups([
      this.kept.activate(),
      keepOpenForm(this.drafts, TOLD_DEPOSIT_FORM, {
        texts: () => this.draft,
        open: (draft) => {
          const { texts, edited } = formIn(draft);
          this.open(edited);
          this.texts = texts;
        },
      }),
    ]);
  }

  /** The open form, if something was typed into it. */
  private get draft(): Readonly<Record<string, string>> | undefined {
    const { texts, edited } = this;
    const isTyped = texts !== undefined && texts !== (edited ?? NEW);
    return isTyped ? draftOf({ texts, edited }) : undefined;
  }

  get declared(): readonly DeclaredTexts[] {
    return declaredIn(this.kept.facts);
  }

  /** Whether the device could not be read, so that its deposits are not known. */
  get isUnread(): boolean {
    return this.kept.facts.isUnread ?? false;
  }

  read(): Promise<void> {
    return this.kept.read();
  }

  /** Whether no deposit can be added. */
  get isFull(): boolean {
    return this.declared.length >= MOST_DECLARED;
  }

  get isEditing(): boolean {
    return this.edited !== undefined;
  }

  /** Opens the form, with the texts of an added deposit or empty for a new one. */
  open(deposit?: DeclaredTexts, asked?: DeclaredColumn): void {
    this.edited = deposit;
    this.asked = asked;
    this.texts = deposit ?? NEW;
    this.refusedColumn = undefined;
    this.refusal = undefined;
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

  /**
   * Keeps the deposit. A refused one stays in the form; if its original is gone, the form adds it
   * as a new deposit when it is saved again.
   * @returns undefined if a text could not be read, or while it is being saved
   */
  async save(): Promise<Edited | undefined> {
    if (this.texts === undefined) return undefined;
    const shown = Object.entries(this.texts).filter(([column]) =>
      this.isShown(column as DeclaredColumn),
    );
    const texts = declaredTexts(Object.fromEntries(shown));
    const read = declaredDeposit(texts);
    this.refusedColumn = read.ok ? undefined : read.failure;
    if (!read.ok) return undefined;
    const edited = await this.replace(texts);
    runInAction(() => {
      const isRefused = edited === 'gone' || edited === 'full';
      this.refusal = isRefused ? edited : undefined;
      if (edited === 'gone') this.edited = undefined;
      if (edited !== undefined && !isRefused) this.close();
    });
    return edited;
  }

  /** Removes the edited deposit, unless another tab has changed or removed it. */
  async remove(): Promise<Edited | undefined> {
    const edited = await this.replace();
    if (edited !== undefined) this.close();
    return edited;
  }

  /**
   * Adds the deposits of a file, unless a row is refused.
   * @returns their number and whether they are stored; undefined if they are refused
   */
  async add(file: Blob): Promise<{ count: number; edited: Edited } | undefined> {
    const text = await textOf(file);
    let count = 0;
    const added = await this.edit((deposits) => {
      const read = text.ok ? declaredInFile(text.value, deposits) : text;
      if (!read.ok) return read;
      count = read.value.length;
      return success([...deposits, ...read.value]);
    });
    runInAction(() => {
      this.refused = added.ok ? [] : added.failure;
    });
    return added.ok ? { count, edited: added.value } : undefined;
  }

  /** Puts texts in the place of the edited deposit, or after all others if there is none. */
  private async replace(...texts: readonly DeclaredTexts[]): Promise<Edited | undefined> {
    const { edited } = this;
    const replaced = await this.saving.run(() =>
      this.edit((deposits) => {
        const known = deposits.findIndex((each) => edited && isSameDeclared(each, edited));
        if (edited !== undefined && known === -1) return failure<EditRefusal>('gone');
        const at = edited === undefined ? deposits.length : known;
        const others = deposits.toSpliced(at, 1, ...texts);
        return others.length > MOST_DECLARED ? failure<EditRefusal>('full') : success(others);
      }),
    );
    if (replaced === undefined) return undefined;
    return replaced.ok ? replaced.value : replaced.failure;
  }

  /** Edits the deposits as they are stored, which another tab may have changed. */
  private async edit<Refusal>(
    change: (deposits: readonly DeclaredTexts[]) => Result<readonly DeclaredTexts[], Refusal>,
  ): Promise<Result<'stored' | 'unstored', Refusal>> {
    const refusals: Refusal[] = [];
    const isStored = await this.kept.changeStored((facts) => {
      const changed = change(declaredIn(facts));
      if (changed.ok) return { ...facts, deposits: changed.value };
      refusals.push(changed.failure);
      return facts;
    });
    const [refusal] = refusals;
    if (refusal !== undefined) return failure(refusal);
    return success(isStored ? 'stored' : 'unstored');
  }
}

/** The most bytes of a character in UTF-8, counted in UTF-16. */
const MOST_BYTES = 3;

/** The text of a file in UTF-8. Letters of another encoding would become question marks. */
async function textOf(file: Blob): Promise<Result<string, readonly RefusedRow[]>> {
  if (file.size > LONGEST_DECLARED_FILE * MOST_BYTES) {
    return failure([{ line: 1, reason: 'long' }]);
  }
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return failure([{ line: 1, reason: 'unreadable' }]);
  }
}

function declaredIn({ deposits = [] }: ToldFacts): readonly DeclaredTexts[] {
  return deposits.map((texts) => declaredTexts(texts));
}
