import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import {
  shareEditInput,
  shareEditViolation,
  sharePercentViolation,
} from '#domain/accounts/nominees/share-percent.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { shareEditCopy } from './copy.ts';

/** The share of one nominee as typed, in the dialog with the shares of all nominees. */
export class ShareForm {
  @ByRule(typedShareViolation, shareEditCopy) percent: string;

  /** @param totalOfOthers the sum of the other nominees' shares as typed, in percent */
  constructor(
    readonly nominee: Nominee,
    readonly totalOfOthers: () => number,
  ) {
    this.percent = String(nominee.sharePercent);
    makeAutoObservable(this, { nominee: false, totalOfOthers: false });
  }

  /** The share that the text means, or the text if it means none. */
  get share(): string {
    return shareEditInput(this.percent);
  }

  type(text: string): void {
    this.percent = text;
  }
}

function typedShareViolation(percent: string, { totalOfOthers }: Pick<ShareForm, 'totalOfOthers'>) {
  const share = shareEditInput(percent);
  if (share === '') return { kind: 'not-a-number' } as const;
  return sharePercentViolation(share) ?? shareEditViolation(share, totalOfOthers());
}
