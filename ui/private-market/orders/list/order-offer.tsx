import type { ShareOrder } from '#application/private-market/share-orders.ts';
import {
  OrderAction,
  orderActions,
  orderPrice,
} from '#domain/private-market/orders/order-actions.ts';
import type { OfferCountdown } from '#domain/private-market/orders/offer-countdown.ts';
import { OfferPosition, offerPosition } from '#domain/private-market/orders/offer-position.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { ConfirmDialog } from '#ui/platform/design-system/overlays/confirm-dialog.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { offerCost } from '#ui/private-market/orders/shared/order-sentence.ts';
import styles from './order-offer.module.css';
import { orderSummaryPath } from '#ui/private-market/paths.ts';
import { useReveal } from '#ui/private-market/shared/use-reveal.ts';
import type { OrdersViewModel } from './orders.view-model.ts';
import { answerFailureCopy, offerCopy as copy, ordersCopy } from './copy.ts';

interface OrderOfferProps {
  readonly viewModel: OrdersViewModel;
  readonly order: ShareOrder;
  readonly onRejected: () => void;
  /** Whether the URL contains the id of this offer; it is then scrolled into view. */
  readonly isNamed: boolean;
}

export const OrderOffer = observer(function OrderOffer(props: OrderOfferProps) {
  const { viewModel, order, isNamed } = props;
  const reveal = useReveal<HTMLDivElement>(isNamed);
  const price = orderPrice(order);
  const placed = offerPosition(order);
  const countdown = viewModel.offers.countdown(order);
  const canAnswer = orderActions(order, viewModel.offers.now).includes(OrderAction.Accept);
  return (
    <div className={styles.offer} role="group" aria-label={copy.offerFor(order.name)} {...reveal}>
      <div className={styles.figures}>
        {price !== undefined && (
          <div>
            <p className={styles.label}>{copy.offered}</p>
            <p className={styles.price}>{priceLabel(price)}</p>
            <p className={styles.label}>
              {order.isBasket ? ordersCopy.perBasket : ordersCopy.perShare}
            </p>
            {placed !== undefined && (
              <p className={styles.position} data-position={placed.position}>
                {copy.position[placed.position](priceLabel(placed.range))}
              </p>
            )}
          </div>
        )}
        {countdown !== undefined && <Countdown countdown={countdown} />}
      </div>
      {price?.kind === 'single' && <Cost {...offerCost(order, price.amount)} />}
      <div className={styles.end}>
        <p className={styles.over} role="status">
          {countdown?.isExpired === true && copy.timeUp}
        </p>
        {canAnswer && <Answers {...props} />}
      </div>
    </div>
  );
});

function Cost({ totalPayable, sentence }: ReturnType<typeof offerCost>) {
  return (
    <MoneyDisplay
      label={copy.pay}
      text={formatRupees(totalPayable)}
      size="large"
      detail={sentence}
    />
  );
}

function Countdown({ countdown }: { readonly countdown: OfferCountdown }) {
  const parts = [
    [countdown.hours, copy.hours],
    [countdown.minutes, copy.minutes],
    [countdown.seconds, copy.seconds],
  ] as const;
  return (
    <div>
      <p className={styles.label}>{copy.endsIn}</p>
      <div className={styles.clock} role="timer" aria-label={`${copy.endsIn} ${countdown.text}`}>
        {parts.map(([value, name]) => (
          <span key={name} className={styles.part} aria-hidden="true">
            <span className={styles.digits}>{String(value).padStart(2, '0')}</span>
            <span className={styles.unit}>{name}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

type AnswersProps = Omit<OrderOfferProps, 'isNamed'>;

const Answers = observer(function Answers({ viewModel, order, onRejected }: AnswersProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  const isBusy = viewModel.changing.isRunningFor(order.requestId);
  const disabledReason = viewModel.disabledReason(order);
  const placed = offerPosition(order);
  const isAbove = placed?.position === OfferPosition.Above;
  const accept = async () => {
    const done = await viewModel.accept(order);
    setAsked(undefined);
    if (done?.ok === true) void navigate(orderSummaryPath(order.requestId, order.isBasket));
    else if (done !== undefined) {
      toasts.show({ text: answerFailureCopy(done.failure, copy.acceptFailed), tone: 'danger' });
    }
  };
  return (
    <div className={styles.answers}>
      <Button
        kind="secondary"
        isDisabled={isBusy || disabledReason !== undefined}
        onClick={() => setAsked('decline')}
      >
        {copy.reject}
      </Button>
      <Button
        isBusy={isBusy}
        disabledReason={disabledReason}
        onClick={() => (isAbove ? setAsked('accept') : void accept())}
      >
        {copy.accept}
      </Button>
      {isAbove && (
        <ConfirmDialog
          isOpen={asked === 'accept'}
          onClose={() => setAsked(undefined)}
          title={copy.acceptTitle}
          text={copy.acceptText(offeredLabel(order), priceLabel(placed.range))}
          keepLabel={copy.acceptKeep}
          confirmLabel={copy.acceptAmount(offeredLabel(order))}
          confirmKind="primary"
          onConfirm={() => void accept()}
          isBusy={isBusy}
        />
      )}
      <DeclineDialog
        isOpen={asked === 'decline'}
        onClose={() => setAsked(undefined)}
        {...{ viewModel, order, onRejected }}
      />
    </div>
  );
});

function offeredLabel(order: ShareOrder): string {
  const price = orderPrice(order);
  return price === undefined ? '' : priceLabel(price);
}

interface DeclineDialogProps extends AnswersProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const DeclineDialog = observer(function DeclineDialog(props: DeclineDialogProps) {
  const { viewModel, order, isOpen, onClose, onRejected } = props;
  const toasts = useToasts();
  const decline = async () => {
    const done = await viewModel.reject(order);
    onClose();
    if (done?.ok === true) onRejected();
    else if (done !== undefined) {
      toasts.show({ text: answerFailureCopy(done.failure, copy.rejectFailed), tone: 'danger' });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.declineTitle}
      text={copy.declineText}
      keepLabel={copy.keep}
      confirmLabel={copy.decline}
      onConfirm={() => void decline()}
      isBusy={viewModel.changing.isRunningFor(order.requestId)}
    />
  );
});
