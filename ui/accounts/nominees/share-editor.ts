import type { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { typedShareTotal, WHOLE_SHARE } from '#domain/accounts/nominees/share-percent.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { NOMINEE_SAVE_FAILED } from './copy.ts';
import { ShareForm } from './share-form.ts';

/** The shares as typed, by the id of the nominee. */
export type ShareTexts = Readonly<Partial<Record<string, string>>>;

/** The state of the dialog in which the shares of the nominees are edited. */
export class ShareEditor {
  /** One form for each nominee. */
  readonly forms: readonly FormState<ShareForm>[];
  error: string | undefined = undefined;
  readonly saving = new Command();

  constructor(
    private readonly saveShares: SaveNomineeShares,
    nominees: readonly Nominee[],
    typed: ShareTexts,
  ) {
    this.forms = nominees.map((nominee) => {
      const form = new ShareForm(nominee, () => this.totalBut(nominee));
      form.type(typed[nominee.id] ?? form.percent);
      return new FormState(form);
    });
    makeAutoObservable<this, 'saveShares'>(this, { saveShares: false, forms: false });
  }

  type(form: ShareForm, text: string): void {
    form.type(text);
    this.error = undefined;
  }

  /** The shares that differ from the saved ones; undefined if there are none. */
  get typed(): Readonly<Record<string, string>> | undefined {
    const typed = this.forms
      .map(({ fields }) => fields)
      .filter(({ nominee, percent }) => percent !== String(nominee.sharePercent));
    if (typed.length === 0) return undefined;
    return Object.fromEntries(typed.map(({ nominee, percent }) => [nominee.id, percent]));
  }

  /** The remaining percentage; negative if the total exceeds 100. */
  get left(): number {
    return WHOLE_SHARE - this.totalBut(undefined);
  }

  /** Returns whether all shares were saved. */
  async save(): Promise<boolean> {
    if (!this.forms.every(({ isValid }) => isValid)) return false;
    const shares = new Map(
      this.forms.map(({ fields: { nominee, share } }) => [nominee.id, Number(share)]),
    );
    const saved = await this.saving.run((options) => this.saveShares.run(shares, options));
    if (saved && !saved.ok) runInAction(() => (this.error = NOMINEE_SAVE_FAILED));
    return saved?.ok === true;
  }

  private totalBut(nominee: Nominee | undefined): number {
    const others = this.forms.filter(({ fields }) => fields.nominee !== nominee);
    return typedShareTotal(others.map(({ fields }) => fields.share));
  }
}
