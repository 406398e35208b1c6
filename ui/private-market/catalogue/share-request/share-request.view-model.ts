import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { RequestShare } from '#application/private-market/request-share.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import { type FieldErrors, validate } from '#ui/platform/forms/validate.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';
import { ShareRequestForm } from './share-request-form.ts';

const DRAFT = 'share-request';

export class ShareRequestViewModel implements ViewModel {
  readonly form = new ShareRequestForm();
  /** True after the first attempt to send; errors are shown only then. */
  isTried = false;
  isSending = false;
  isChecking = false;
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
    const names = ['shareName', 'quantity'] as const;
    return keepDraft(this.drafts, DRAFT, { fields: this.form, names });
  }

  get errors(): FieldErrors<ShareRequestForm> {
    return this.isTried ? validate(this.form) : {};
  }

  type(field: 'shareName' | 'quantity', text: string): void {
    this.form.type(field, text);
    this.failure = undefined;
  }

  /**
   * Sends the request.
   * @returns whether our team has received it
   */
  async submit(): Promise<boolean> {
    this.isTried = true;
    if (this.isSending) return false;
    this.isSending = true;
    this.failure = undefined;
    const { shareName, quantity } = this.form;
    const sent = await this.requestShare.run(
      { shareName, quantity },
      {
        onLost: () => runInAction(() => (this.isChecking = true)),
      },
    );
    runInAction(() => {
      this.isSending = false;
      this.isChecking = false;
      if (sent.ok) this.clear();
      else if (sent.failure.kind !== 'invalid') this.failure = sent.failure;
    });
    return sent.ok;
  }

  private clear(): void {
    this.isTried = false;
    Object.assign(this.form, { shareName: '', quantity: '' });
    void this.drafts.forget(DRAFT);
  }
}
