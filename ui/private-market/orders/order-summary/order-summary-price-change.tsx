import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import { PriceChange, priceChangeTitle } from '#domain/private-market/catalogue/price-change.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import styles from './order-summary.module.css';
import { orderSummaryCopy as copy } from './copy.ts';

interface PriceChangeProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

/** Tells the investor, before the payment, that the price has changed since it was last seen. */
export const OrderSummaryPriceChange = observer(function OrderSummaryPriceChange({
  viewModel,
  facts,
}: PriceChangeProps) {
  const { priceChange } = viewModel;
  if (priceChange === undefined) return undefined;
  const { change, seen } = priceChange;
  const isIncreased = change === PriceChange.Increased;
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={() => viewModel.understand()}
      title={priceChangeTitle(change)}
      description={isIncreased ? copy.priceIncreased : copy.priceDecreased}
      actions={
        <Button isFullWidth onClick={() => viewModel.understand()}>
          {copy.understand}
        </Button>
      }
    >
      <p className={styles.prices}>
        <span>{copy.priceSeen(formatRupees(seen))}</span>
        <strong>{copy.priceNow(formatRupees(facts.pricePerUnit))}</strong>
      </p>
    </Dialog>
  );
});
