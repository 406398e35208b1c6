import type { Basket } from '#application/private-market/baskets.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import styles from './basket-box.module.css';
import type { BasketViewModel } from './basket.view-model.ts';
import { basketBoxCopy as copy, unitsCopy } from './copy.ts';
import { OrderRequestedDialog } from '#ui/private-market/shared/order-requested-dialog.tsx';
import { useOrderRefusal } from '#ui/private-market/shared/use-order-refusal.ts';

interface BasketBoxProps {
  readonly viewModel: BasketViewModel;
  readonly basket: Basket;
}

/** The order box of a basket: units, total, and the button that sends the request to our team. */
export const BasketBox = observer(function BasketBox({ viewModel, basket }: BasketBoxProps) {
  const request = useRequest(viewModel);
  const { typed, violation, isTouched, sending } = viewModel;
  const order = violation === undefined ? viewModel.order : undefined;
  const why = violation?.kind === 'missing' ? copy.missing : unitsCopy(violation);
  return (
    <Card as="section" label={copy.title}>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault();
          void request();
        }}
      >
        <h2>{copy.title}</h2>
        <TextField
          label={copy.units}
          placeholder={copy.placeholder}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={typed}
          onValue={(text) => viewModel.type(text)}
          error={unitsCopy(violation)}
        />
        <div className={styles.total} aria-live="polite">
          <MoneyDisplay
            label={copy.total}
            text={order === undefined ? copy.noTotal : formatRupees(order.total)}
            size="large"
            detail={
              order === undefined
                ? copy.totalOf
                : copy.of(indianGroups(String(order.units)), formatRupees(basket.price))
            }
          />
        </div>
        {isTouched && <Notice title={copy.important}>{copy.note}</Notice>}
        {sending.isChecking && <Notice isAnnounced>{copy.lost}</Notice>}
        <Button type="submit" isFullWidth isBusy={sending.isRunning} disabledReason={why}>
          {copy.request}
        </Button>
        <p className={styles.risk}>{copy.risk}</p>
      </form>
      <OrderRequestedDialog
        isOpen={viewModel.isRequested}
        onClose={() => viewModel.closeRequested()}
      />
    </Card>
  );
});

/**
 * Sends the request, or opens the page of a missing step, such as sign-in or KYC, which leads back
 * here.
 */
function useRequest(viewModel: BasketViewModel): () => Promise<void> {
  const refuse = useOrderRefusal('basket', copy.failed);
  const { pathname, search } = useLocation();
  return async () => {
    const failure = await viewModel.request(`${pathname}${search}`);
    if (failure !== undefined) refuse(failure);
  };
}
