import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import { PriceChange, priceChangeTitle } from '#domain/private-market/price-change.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import type { OrderSummaryViewModel } from './order-summary.view-model.ts';
import styles from './order-summary.module.css';
import { orderSummaryWords as words } from './order-summary-words.ts';

interface PriceChangeProps {
  readonly viewModel: OrderSummaryViewModel;
  readonly facts: ShareOrderFacts;
}

/** Says that the price is another one than was seen: nobody pays it unawares. */
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
      description={isIncreased ? words.priceIncreased : words.priceDecreased}
      actions={
        <Button isFullWidth onClick={() => viewModel.understand()}>
          {words.understand}
        </Button>
      }
    >
      <p className={styles.prices}>
        <span>{words.priceSeen(formatRupees(seen))}</span>
        <strong>{words.priceNow(formatRupees(facts.pricePerUnit))}</strong>
      </p>
    </Dialog>
  );
});
