import type { Drafts } from '#application/platform/drafts.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { ShareRequests } from '#application/private-market/share-requests.ts';
import {
  shareRequestViolations,
  type ShareRequestViolations,
} from '#domain/private-market/share-request.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { keepDraft } from '../platform/draft.ts';
import type { ViewModel } from '../platform/view-model.ts';

const DRAFT = 'share-request';

/** The form in which a share is asked for that the list does not have. */
export class ShareRequestViewModel implements ViewModel {
  readonly fields = { shareName: '', quantity: '' };
  /** What is wrong is said once the person has tried to send. */
  isTried = false;
  isSending = false;
  isChecking = false;
  failure: PortFailure | undefined;

  constructor(
    private readonly requests: ShareRequests,
    private readonly drafts: Drafts,
  ) {
    makeAutoObservable<this, 'requests' | 'drafts'>(this, { requests: false, drafts: false });
  }

  activate(): () => void {
    const names = ['shareName', 'quantity'] as const;
    return keepDraft(this.drafts, DRAFT, { fields: this.fields, names });
  }

  get violations(): ShareRequestViolations {
    return this.isTried ? shareRequestViolations(this.fields) : {};
  }

  type(field: 'shareName' | 'quantity', text: string): void {
    this.fields[field] = text;
    this.failure = undefined;
  }

  /** @returns whether the request is with the desk now */
  async submit(): Promise<boolean> {
    this.isTried = true;
    const { shareName, quantity } = shareRequestViolations(this.fields);
    if (shareName !== undefined || quantity !== undefined || this.isSending) return false;
    this.isSending = true;
    this.failure = undefined;
    const draft = { ...this.fields };
    const sent = await untilAnswered((options) => this.requests.submit(draft, options), {
      onLost: () => runInAction(() => (this.isChecking = true)),
    });
    runInAction(() => {
      this.isSending = false;
      this.isChecking = false;
      if (sent.ok) this.clear();
      else if (!wasAborted(sent.failure)) this.failure = sent.failure;
    });
    return sent.ok;
  }

  private clear(): void {
    this.isTried = false;
    Object.assign(this.fields, { shareName: '', quantity: '' });
    void this.drafts.forget(DRAFT);
  }
}
