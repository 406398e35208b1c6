import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { RequestShare } from '#application/private-market/request-share.ts';
import {
  shareRequestViolations,
  type ShareRequestViolations,
} from '#domain/private-market/orders/share-request.ts';
import { unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '#ui/platform/draft.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

const DRAFT = 'share-request';

export class ShareRequestViewModel implements ViewModel {
  readonly fields = { shareName: '', quantity: '' };
  /** Violations show only after the first attempt to send. */
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
    return keepDraft(this.drafts, DRAFT, { fields: this.fields, names });
  }

  get violations(): ShareRequestViolations {
    return this.isTried ? shareRequestViolations(this.fields) : {};
  }

  type(field: 'shareName' | 'quantity', text: string): void {
    this.fields[field] = field === 'quantity' ? unitsInput(text) : text;
    this.failure = undefined;
  }

  /** @returns whether the desk has received the request */
  async submit(): Promise<boolean> {
    this.isTried = true;
    if (this.isSending) return false;
    this.isSending = true;
    this.failure = undefined;
    const sent = await this.requestShare.run({ ...this.fields }, {
      onLost: () => runInAction(() => (this.isChecking = true)),
    });
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
    Object.assign(this.fields, { shareName: '', quantity: '' });
    void this.drafts.forget(DRAFT);
  }
}
