import type { Nominees, Relationship } from '#application/accounts/nominees/nominees.ts';
import type { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { MOST_NOMINEES } from '#domain/accounts/nominees/joining-nominee.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import {
  isFullyShared,
  remainingShare,
  selectedNominees,
  totalShare,
} from '#domain/accounts/nominees/nominee-shares.ts';
import { WHOLE_SHARE } from '#domain/accounts/nominees/share-percent.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { combineCleanups, Loaded } from '#ui/platform/view-model.ts';
import { keepOpenForm } from '#ui/platform/open-form.ts';
import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { NomineeEditor, type NomineeEditorDependencies } from './nominee-editor.ts';
import { ShareEditor, type ShareTexts } from './share-editor.ts';
import { NOMINEE_SAVE_FAILED, nomineeCopy, shareEditCopy } from './copy.ts';

const SHARES_FORM = 'nominee-shares';

export interface NomineesDependencies extends NomineeEditorDependencies {
  readonly nominees: Nominees;
  readonly saveShares: SaveNomineeShares;
  readonly depositBooking: DepositBooking;
}

interface Known {
  readonly nominees: readonly Nominee[];
  readonly relationships: readonly Relationship[];
}

type Popup =
  | { readonly kind: 'none' }
  | { readonly kind: 'nominee'; readonly editor: NomineeEditor }
  | { readonly kind: 'shares'; readonly editor: ShareEditor }
  | { readonly kind: 'remove'; readonly nominee: Nominee };

/** The nominees of an investor, and which of them receive a deposit. */
export class NomineesViewModel {
  readonly known: Loaded<Known>;
  readonly removing = new Command();
  popup: Popup = { kind: 'none' };
  message: string | undefined = undefined;
  private selectedIds: ReadonlySet<number> = new Set();
  private isLoadedOnce = false;

  /**
   * @param isCovered whether a dialog lies above the nominees, such as that of a failed payment, so
   *   that no form opens by itself
   */
  constructor(
    private readonly dependencies: NomineesDependencies,
    private readonly isCovered: () => boolean,
  ) {
    this.known = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'dependencies' | 'isCovered'>(this, {
      dependencies: false,
      isCovered: false,
    });
  }

  activate(): () => void {
    let stopKeeping = () => {};
    return combineCleanups([
      reaction(
        () => this.known.value?.nominees,
        (nominees) => nominees && this.take(nominees),
      ),
      when(
        () => this.isLoadedOnce,
        () => (stopKeeping = this.keepShares()),
      ),
      this.known.activate(),
      () => stopKeeping(),
      () => this.closePopup(),
    ]);
  }

  get nominees(): readonly Nominee[] {
    return this.known.value?.nominees ?? [];
  }

  get relationships(): readonly Relationship[] {
    return this.known.value?.relationships ?? [];
  }

  get isBooking(): boolean {
    return this.dependencies.depositBooking.depositOrderId !== undefined;
  }

  /** Why no further nominee can be added; undefined if one can. */
  get addDisabledReason(): string | undefined {
    if (this.nominees.length >= MOST_NOMINEES.deposit) return nomineeCopy.enough;
    return remainingShare(this.nominees) > 0 ? undefined : nomineeCopy.fullyShared;
  }

  get selected(): readonly Nominee[] {
    return this.nominees.filter(({ id }) => this.selectedIds.has(id));
  }

  /** The sum of all shares in percent, if it exceeds 100. */
  get excess(): number | undefined {
    const total = totalShare(this.nominees);
    return total > WHOLE_SHARE ? total : undefined;
  }

  get total(): number {
    return totalShare(this.selected);
  }

  get isFullyShared(): boolean {
    return isFullyShared(this.selected);
  }

  isSelected(nominee: Nominee): boolean {
    return this.selectedIds.has(nominee.id);
  }

  toggle(nominee: Nominee): void {
    this.message = undefined;
    const ids = new Set(this.selectedIds);
    if (ids.delete(nominee.id)) this.selectedIds = ids;
    else if (this.total + nominee.sharePercent <= WHOLE_SHARE) {
      this.selectedIds = ids.add(nominee.id);
    } else {
      const total = this.total + nominee.sharePercent;
      this.message = shareEditCopy({ kind: 'total-above-100', total });
    }
  }

  edit(nominee?: Nominee): void {
    this.message = undefined;
    const { nominees, relationships } = this;
    const editor = new NomineeEditor(this.dependencies, {
      others: nominees,
      nominee,
      relationships,
    });
    this.popup = { kind: 'nominee', editor };
  }

  /** Edits the shares of all nominees, so that a total above 100% can be corrected. */
  editShares(texts: ShareTexts = {}): void {
    this.message = undefined;
    const editor = new ShareEditor(this.dependencies.saveShares, this.nominees, texts);
    this.popup = { kind: 'shares', editor };
  }

  askToRemove(nominee: Nominee): void {
    this.popup = { kind: 'remove', nominee };
  }

  /** Closes the nominee form, if it is open, and stays on the nominee step. */
  closeForm(): void {
    if (this.popup.kind === 'nominee') this.closePopup();
  }

  closePopup(): void {
    this.popup = { kind: 'none' };
  }

  /**
   * Returns `complete` if the only nominee gets 100%, so that the caller starts the payment;
   * undefined if the nominee was not saved, or if the investor has left the form meanwhile.
   */
  async saveNominee(editor: NomineeEditor): Promise<'complete' | 'saved' | undefined> {
    const { popup } = this;
    const isSaved = await editor.save(() => this.known.reload());
    const isLeft = this.popup !== popup;
    // The draft still has the entries, unless the investor has cancelled the form.
    if (!isSaved && isLeft) runInAction(() => (this.message = NOMINEE_SAVE_FAILED));
    if (!isSaved || isLeft) return undefined;
    this.closePopup();
    const isNew = editor.nominee === undefined;
    return isNew && this.nominees.length === 1 && this.isFullyShared ? 'complete' : 'saved';
  }

  async saveShares(editor: ShareEditor): Promise<void> {
    const { popup } = this;
    const isSaved = await editor.save();
    if (isSaved && this.popup === popup) this.closePopup();
    await this.known.reload();
  }

  async remove(nominee: Nominee): Promise<void> {
    const removed = await this.removing.run(async (options) => {
      const reply = await this.dependencies.nominees.remove(nominee, options);
      await this.known.reload();
      return reply;
    });
    if (removed === undefined) return;
    // Only now, because the loaded list clears the message.
    runInAction(() => {
      this.closePopup();
      this.message = removed.ok ? undefined : NOMINEE_SAVE_FAILED;
    });
  }

  /** Opens the shares again as typed, if they were not saved before the page was left. */
  private keepShares(): () => void {
    return keepOpenForm(this.dependencies.drafts, SHARES_FORM, {
      texts: () => (this.popup.kind === 'shares' ? this.popup.editor.typed : undefined),
      open: (texts) => {
        if (!this.isCovered() && this.popup.kind === 'none') this.editShares(texts);
      },
    });
  }

  private take(nominees: readonly Nominee[]): void {
    this.message = undefined;
    // A booking without nominees needs one, so its form is open at first.
    const isFirst = !this.isLoadedOnce && nominees.length === 0;
    this.isLoadedOnce = true;
    if (isFirst && this.isBooking && !this.isCovered()) this.edit();
    this.selectedIds = new Set(selectedNominees(nominees).map(({ id }) => id));
  }

  private async load(options: CallOptions): Promise<Result<Known, PortFailure>> {
    const [nominees, relationships] = await Promise.all([
      this.dependencies.nominees.list(options),
      this.dependencies.nominees.relationships(options),
    ]);
    if (!nominees.ok) return nominees;
    if (!relationships.ok) return relationships;
    return success({ nominees: nominees.value, relationships: relationships.value });
  }
}
