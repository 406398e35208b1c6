import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import type { Basket } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { OrderingPage } from '#domain/private-market/order-prerequisites.ts';
import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import styles from './basket-box.module.css';
import type { BasketViewModel } from './basket.view-model.ts';
import { basketBoxWords as words, unitsWords } from './basket-words.ts';
import { OrderRequestedDialog } from './order-requested-dialog.tsx';
import { stepBeforeOrder } from './order-gate.ts';

interface BasketBoxProps {
  readonly viewModel: BasketViewModel;
  readonly basket: Basket;
}

/** Units go in, the total comes out at once; then the desk is asked for them. */
export const BasketBox = observer(function BasketBox({ viewModel, basket }: BasketBoxProps) {
  const request = useRequest(viewModel);
  const { order, units, violation, isTouched, isSending, isLost } = viewModel;
  const why = violation?.kind === 'missing' ? words.missing : unitsWords(violation);
  return (
    <Card as="section" label={words.title}>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          void request();
        }}
      >
        <h2 className={styles.title}>{words.title}</h2>
        <TextField
          label={words.units}
          placeholder={words.placeholder}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={units}
          onValue={(text) => viewModel.type(text)}
          error={unitsWords(violation)}
        />
        <div className={styles.total} aria-live="polite">
          <MoneyDisplay
            label={words.total}
            text={formatRupees(order?.total ?? Money.zero)}
            size="large"
            detail={words.of(order === undefined ? '0' : units, formatRupees(basket.price))}
          />
        </div>
        {isTouched && <Notice title={words.important}>{words.note}</Notice>}
        {isLost && <Notice isAnnounced>{words.lost}</Notice>}
        <Button type="submit" isFullWidth isBusy={isSending} whyDisabled={why}>
          {words.request}
        </Button>
        <p className={styles.risk}>{words.risk}</p>
      </form>
      <OrderRequestedDialog
        isOpen={viewModel.isRequested}
        onClose={() => viewModel.closeRequested()}
      />
    </Card>
  );
});

/** What is missing is asked for first, and leads back here. */
function useRequest(viewModel: BasketViewModel): () => Promise<void> {
  const session = useSessionState();
  const journeys = usePort(JourneyStore);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async () => {
    const step = stepBeforeOrder(session.investor, OrderingPage.Basket);
    if (step !== undefined) {
      // The other steps lead on to one another, and back to the last page at their end.
      if (session.investor === undefined) {
        journeys.write(JourneyKey.AttemptedPath, `${pathname}${search}`);
      }
      return void navigate(step);
    }
    const failure = await viewModel.request();
    if (failure === undefined) return;
    toasts.show({ text: failureWords(failure, words.failed), tone: 'danger' });
  };
}
