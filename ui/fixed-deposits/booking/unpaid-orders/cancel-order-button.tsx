import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ConfirmDialog } from '#ui/platform/design-system/overlays/confirm-dialog.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  const toasts = useToasts();
  const cancel = async () => {
    const isCancelled = await viewModel.cancel(order);
    if (isCancelled === undefined) return;
    setIsAsking(false);
    const { failure } = viewModel;
    if (failure) toasts.show({ text: takeUpFailureCopy(failure), tone: 'danger' });
    if (!isCancelled) return;
    toasts.show({ text: copy.cancelled, tone: 'success' });
    onCancelled?.();
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        isDisabled={viewModel.changing.isTakenFrom(order.depositOrderId)}
        onClick={() => setIsAsking(true)}
      >
        {copy.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.cancelTitle}
        text={copy.cancelText(order)}
        keepLabel={copy.keep}
        confirmLabel={copy.cancel}
        onConfirm={() => void cancel()}
        isBusy={viewModel.changing.isRunningFor(order.depositOrderId)}
        busyText={copy.cancelling}
      />
    </>
  );
});
