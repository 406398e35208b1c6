import type { Nominees } from '#application/accounts/nominees.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import {
  shareEditInput,
  shareEditViolation,
  sharePercentViolation,
  typedShareTotal,
  WHOLE_SHARE,
} from '#domain/accounts/nominees/share-percent.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../submission.ts';
import { NOMINEE_SAVE_FAILED, shareEditWords, sharePercentWords } from './words.ts';

/** The popup in which the shares of the nominees are divided anew. */
export class ShareEditor {
  readonly texts = new Map<number, string>();
  error: string | undefined = undefined;
  readonly saving = new Submission();

  constructor(
    private readonly port: Nominees,
    readonly nominees: readonly Nominee[],
  ) {
    for (const { id, sharePercent } of nominees) this.texts.set(id, String(sharePercent));
    makeAutoObservable<this, 'port'>(this, { port: false, nominees: false });
  }

  type(nomineeId: number, text: string): void {
    this.texts.set(nomineeId, shareEditInput(text));
    this.error = undefined;
  }

  /** Below zero where too much is given. */
  get left(): number {
    return WHOLE_SHARE - this.totalBut(undefined);
  }

  errorOf(nomineeId: number): string | undefined {
    const text = this.texts.get(nomineeId) ?? '';
    const edit = shareEditViolation(text, this.totalBut(nomineeId));
    if (edit !== undefined) return shareEditWords(edit);
    const share = sharePercentViolation(text);
    return share && sharePercentWords(share);
  }

  get isValid(): boolean {
    return this.nominees.every(({ id }) => this.errorOf(id) === undefined);
  }

  /** Answers whether all shares are saved. */
  async save(): Promise<boolean> {
    if (!this.isValid) return false;
    const saved = await this.saving.run((options) => this.saveChanged(options));
    if (saved && !saved.ok) runInAction(() => (this.error = NOMINEE_SAVE_FAILED));
    return saved?.ok === true;
  }

  /** What shrinks first, so that the total is above 100 at no moment. */
  private async saveChanged(options: CallOptions): Promise<Result<void, PortFailure>> {
    const changed = this.nominees
      .map((nominee) => ({ ...nominee, sharePercent: Number(this.texts.get(nominee.id)) }))
      .map((nominee, at) => ({ nominee, growth: this.growth(nominee, at) }))
      .filter(({ growth }) => growth !== 0)
      .sort((a, b) => a.growth - b.growth);
    for (const { nominee } of changed) {
      const saved = await this.port.save(nominee, options);
      if (!saved.ok) return saved;
    }
    return success(undefined);
  }

  private growth({ sharePercent }: Nominee, at: number): number {
    return sharePercent - (this.nominees[at]?.sharePercent ?? 0);
  }

  private totalBut(nomineeId: number | undefined): number {
    const others = [...this.texts].filter(([id]) => id !== nomineeId);
    return typedShareTotal(others.map(([, text]) => text));
  }
}
