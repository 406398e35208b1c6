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

  type(text: string): void {
    this.percent = shareEditInput(text);
  }
}

function typedShareViolation(percent: string, { totalOfOthers }: Pick<ShareForm, 'totalOfOthers'>) {
  return shareEditViolation(percent, totalOfOthers()) ?? sharePercentViolation(percent);
}
