import type { UnpaidDepositOrder } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { unpaidDepositCopy as copy } from './copy.ts';
import styles from './unpaid-order-list.module.css';
import { isCallUnknown, type UnpaidDepositsViewModel } from './unpaid-deposits.view-model.ts';
import { useTakeUp, useUnpaidDeposits } from './use-unpaid-deposits.ts';

interface UnpaidOrderListProps {
  readonly empty: ReactNode;
  /** Called once the order that the investor chose is the order of this tab. */
  readonly onTaken: () => void;
}

/** The unpaid orders, shown in a tab without an order of its own. */
export const UnpaidOrderList = observer(function UnpaidOrderList({
  empty,
  onTaken,
}: UnpaidOrderListProps) {
  const viewModel = useUnpaidDeposits();
  const takeUp = useTakeUp(viewModel, onTaken);
  const { state } = viewModel.orders;
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" count={1} />;
    case 'failed':
      if (isCallUnknown(state.failure)) return empty;
      return (
        <LoadError
          what="Your unpaid orders"
          failure={state.failure}
          onRetry={() => void viewModel.orders.reload()}
        />
      );
    case 'ready':
      if (state.value.length === 0) return empty;
      return (
        <ul className={styles.orders} aria-label={copy.listTitle}>
          {state.value.map((order) => (
            <Order
              key={order.depositOrderId}
              viewModel={viewModel}
              order={order}
              onContinue={() => void takeUp(order)}
            />
          ))}
        </ul>
      );
  }
});

interface OrderProps {
  readonly viewModel: UnpaidDepositsViewModel;
  readonly order: UnpaidDepositOrder;
  readonly onContinue: () => void;
}

const Order = observer(function Order({ viewModel, order, onContinue }: OrderProps) {
  const today = useToday();
  return (
    <Card as="li">
      <div className={styles.order}>
        <Avatar name={order.issuerName} src={order.logoUrl} shape="square" />
        <div className={styles.facts}>
          <h2 className={styles.title}>{copy.finish(order)}</h2>
          <p className={styles.detail}>{copy.detail(order, today)}</p>
        </div>
        <div className={styles.actions}>
          <CancelOrderButton viewModel={viewModel} order={order} />
          <Button
            size="small"
            isBusy={viewModel.changing.isRunningFor(order.depositOrderId)}
            isDisabled={viewModel.changing.isTakenFrom(order.depositOrderId)}
            onClick={onContinue}
          >
            {copy.continue}
          </Button>
        </div>
      </div>
    </Card>
  );
});
