import { CancelDepositOrder } from '#application/fixed-deposits/booking/cancel-deposit-order.ts';
import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { StartedDepositOrder } from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { TakeUpDepositOrder } from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { takeUpFailureCopy } from './copy.ts';
import { UnpaidDepositsViewModel } from './unpaid-deposits.view-model.ts';

export function useUnpaidDeposits(): UnpaidDepositsViewModel {
  const dependencies = {
    unpaidOrders: usePort(UnpaidDepositOrders),
    takeUpOrder: useUseCase(TakeUpDepositOrder),
    cancelOrder: useUseCase(CancelDepositOrder),
    orderDraft: usePort(DepositOrderDraft),
    startedOrder: usePort(StartedDepositOrder),
  };
  return useViewModel(() => new UnpaidDepositsViewModel(dependencies));
}

/** Resumes an order, or shows why it cannot be resumed. */
export function useTakeUp(
  viewModel: UnpaidDepositsViewModel,
  onTaken?: () => void,
): (order: UnpaidDepositOrder) => Promise<void> {
  const navigate = useNavigate();
  const toasts = useToasts();
  return async (order) => {
    const path = await viewModel.takeUp(order);
    if (path !== undefined) {
      onTaken?.();
      return void navigate(path);
    }
    const { failure } = viewModel;
    if (failure) toasts.show({ text: takeUpFailureCopy(failure), tone: 'danger' });
  };
}
