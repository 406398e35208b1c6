import { observer } from 'mobx-react-lite';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { unpaidDepositCopy as copy } from './copy.ts';
import { useUnpaidDeposits } from './use-unpaid-deposits.ts';

export const OrderPayBy = observer(function OrderPayBy() {
  const viewModel = useUnpaidDeposits();
  const navigate = useNavigate();
  const order = viewModel.inThisTab;
  if (order === undefined) return undefined;
  const leave = () => void navigate('/dashboard', { replace: true });
  return (
    <Notice
      action={<CancelOrderButton viewModel={viewModel} order={order} onCancelled={leave} />}
    >
      {copy.payBy(order)}
    </Notice>
  );
});
