import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { PaymentNoticeViewModel } from './payment-notice.view-model.ts';

/** Says that a payment is being checked; names the amount if this device has stored it. */
export const PaymentNotice = observer(function PaymentNotice() {
  const drafts = usePort(Drafts);
  const { text } = useViewModel(() => new PaymentNoticeViewModel(drafts));
  return text === undefined ? undefined : <Notice isAnnounced>{text}</Notice>;
});
