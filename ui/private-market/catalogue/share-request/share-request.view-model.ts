import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  type RequestShare,
  SHARE_REQUEST_FORM,
} from '#application/private-market/request-share.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { FormState } from '#ui/platform/forms/form-state.ts';
import { Command } from '#ui/platform/command.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';
import { ShareRequestForm } from './share-request-form.ts';

const FIELDS = ['shareName', 'quantity'] as const;

export class ShareRequestViewModel implements ViewModel {
  /** Its errors are shown from the first attempt to send on. */
  readonly form = new FormState(new ShareRequestForm());
  readonly sending = new Command();
  failure: PortFailure | undefined;

  constructor(
    private readonly requestShare: RequestShare,
    private readonly drafts: Drafts,
  ) {
    makeAutoObservable<this, 'requestShare' | 'drafts'>(this, {
      requestShare: false,
      drafts: false,
    });
  }

  activate(): () => void {
    const { fields } = this.form;
    return keepDraft(this.drafts, SHARE_REQUEST_FORM, { fields, names: FIELDS });
  }

  type(field: (typeof FIELDS)[number], text: string): void {
    this.form.fields.type(field, text);
    this.failure = undefined;
  }

  /**
   * Sends the request.
   * @returns whether our team has received it
   */
  async submit(): Promise<boolean> {
    for (const name of FIELDS) this.form.leave(name);
    const fields = { ...this.form.fields };
    const { shareName, units: quantity } = this.form.fields;
    const sent = await this.sending.run((options) => {
      this.failure = undefined;
      return this.requestShare.run({ shareName, quantity }, options);
    });
    if (sent === undefined) return false;
    runInAction(() => {
      if (sent.ok) this.form.emptyAfter(fields);
      else if (sent.failure.kind !== 'invalid') this.failure = sent.failure;
    });
    return sent.ok;
  }
}
