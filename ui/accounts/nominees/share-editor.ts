import type { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import {
  shareEditInput,
  shareEditViolation,
  sharePercentViolation,
  typedShareTotal,
  WHOLE_SHARE,
} from '#domain/accounts/nominees/share-percent.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '#ui/accounts/submission.ts';
import { NOMINEE_SAVE_FAILED, shareEditCopy, sharePercentCopy } from './copy.ts';

/** The state of the dialog in which the shares of the nominees are edited. */
export class ShareEditor {
  readonly texts = new Map<number, string>();
  error: string | undefined = undefined;
  readonly saving = new Submission();

  constructor(
    private readonly saveShares: SaveNomineeShares,
    readonly nominees: readonly Nominee[],
  ) {
    for (const { id, sharePercent } of nominees) this.texts.set(id, String(sharePercent));
    makeAutoObservable<this, 'saveShares'>(this, { saveShares: false, nominees: false });
  }

  type(nomineeId: number, text: string): void {
    this.texts.set(nomineeId, shareEditInput(text));
    this.error = undefined;
  }

  /** The remaining percentage; negative if the total exceeds 100. */
  get left(): number {
    return WHOLE_SHARE - this.totalBut(undefined);
  }

  errorOf(nomineeId: number): string | undefined {
    const text = this.texts.get(nomineeId) ?? '';
    const edit = shareEditViolation(text, this.totalBut(nomineeId));
    if (edit !== undefined) return shareEditCopy(edit);
    const share = sharePercentViolation(text);
    return share && sharePercentCopy(share);
  }

  get isValid(): boolean {
    return this.nominees.every(({ id }) => this.errorOf(id) === undefined);
  }

  /** Returns whether all shares were saved. */
  async save(): Promise<boolean> {
    if (!this.isValid) return false;
    const { nominees } = this;
    const shares = new Map([...this.texts].map(([id, text]) => [id, Number(text)]));
    const saved = await this.saving.run((options) =>
      this.saveShares.run({ nominees, shares }, options),
    );
    if (saved && !saved.ok) runInAction(() => (this.error = NOMINEE_SAVE_FAILED));
    return saved?.ok === true;
  }

  private totalBut(nomineeId: number | undefined): number {
    const others = [...this.texts].filter(([id]) => id !== nomineeId);
    return typedShareTotal(others.map(([, text]) => text));
  }
}
