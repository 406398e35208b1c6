import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { observer } from 'mobx-react-lite';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { takeUpFailureCopy, unpaidDepositCopy as copy } from './copy.ts';
import type { UnpaidDepositsViewModel } from './unpaid-deposits.view-model.ts';

interface CancelOrderButtonProps {
  readonly viewModel: UnpaidDepositsViewModel;
  readonly order: UnpaidDepositOrder;
  readonly onCancelled?: () => void;
}

export const CancelOrderButton = observer(function CancelOrderButton({
  viewModel,
  order,
  onCancelled,
}: CancelOrderButtonProps) {
  const toasts = useToasts();
  const cancel = async () => {
    const isCancelled = await viewModel.cancel(order);
    if (isCancelled === undefined) return;
    const { failure } = viewModel;
    if (failure) toasts.show({ text: takeUpFailureCopy(failure), tone: 'danger' });
    if (!isCancelled) return;
    toasts.show({ text: copy.cancelled, tone: 'success' });
    onCancelled?.();
  };
  return (
    <AskingButton
      kind="quiet"
      size="small"
      label={copy.cancel}
      question={{ title: copy.cancelTitle, text: copy.cancelText(order), keepLabel: copy.keep }}
      isDisabled={viewModel.changing.isTakenFrom(order.depositOrderId)}
      onConfirm={cancel}
      isBusy={viewModel.changing.isRunningFor(order.depositOrderId)}
      busyText={copy.cancelling}
    />
  );
});
