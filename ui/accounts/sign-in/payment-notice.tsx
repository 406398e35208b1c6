import { Drafts } from '#application/platform/drafts.ts';
import { paymentLeftBehind } from '#application/platform/payment-under-way.ts';
import { useEffect, useState } from 'react';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { usePort } from '#ui/platform/injection.tsx';

/** Says that a payment is being checked; names the amount if this device has stored it. */
export function PaymentNotice() {
  const drafts = usePort(Drafts);
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isOver = false;
    void paymentLeftBehind(drafts).then((amount) => {
      if (!isOver) setText(paymentCopy(amount));
    });
    return () => {
      isOver = true;
    };
  }, [drafts]);
  return text === undefined ? undefined : <Notice isAnnounced>{text}</Notice>;
}

function paymentCopy(amount: string | undefined): string {
  const payment = amount === undefined ? 'Your payment' : `Your payment of ${amount}`;
  return `${payment} is being checked. Sign in to see it.`;
}
