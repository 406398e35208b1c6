import type { Drafts } from '#application/platform/drafts.ts';
import { paymentLeftBehind } from '#application/platform/payment-under-way.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

/** The notice of a payment that was open when the session expired. */
export class PaymentNoticeViewModel implements ViewModel {
  /** Undefined until the stored payment has been read. */
  text: string | undefined = undefined;

  constructor(private readonly drafts: Drafts) {
    makeAutoObservable<this, 'drafts'>(this, { drafts: false });
  }

  activate(): () => void {
    let isOver = false;
    void paymentLeftBehind(this.drafts).then((amount) => {
      if (!isOver) runInAction(() => (this.text = paymentCopy(amount)));
    });
    return () => {
      isOver = true;
    };
  }
}

function paymentCopy(amount: string | undefined): string {
  const payment = amount === undefined ? 'Your payment' : `Your payment of ${amount}`;
  return `${payment} is being checked. Sign in to see it.`;
}
