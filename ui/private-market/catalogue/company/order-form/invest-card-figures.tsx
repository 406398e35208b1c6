import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { ShareOrderBox } from '#domain/private-market/orders/share-order-box.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import styles from './invest-card.module.css';
import { investCardCopy as copy } from './copy.ts';

interface InvestCardFiguresProps {
  readonly part: 'price' | 'total';
  readonly box: ShareOrderBox;
  readonly share: ShareDetail;
}

/** Shows the price and the stock of a share, or the total of the order (`part`). */
export function InvestCardFigures({ part, box, share }: InvestCardFiguresProps) {
  if (part === 'total') {
    return (
      <div className={styles.total} aria-live="polite">
        <MoneyDisplay
          label={copy.total}
          text={box.total === undefined ? copy.noTotal : priceLabel(box.total)}
          size={box.total?.kind === 'single' ? 'large' : 'medium'}
        />
      </div>
    );
  }
  const { price, mode } = box;
  if (price === undefined) {
    return (
      <div>
        <p className={styles.onRequest}>{copy.onRequest}</p>
        <p className={styles.stock}>{stockCopy(share)}</p>
      </div>
    );
  }
  const isRange = price.kind === 'range';
  return (
    <MoneyDisplay
      label={isRange ? copy.range : copy.price}
      text={priceLabel(price)}
      size={isRange ? 'medium' : 'large'}
      detail={
        <>
          {mode === 'request' && !isRange && `${copy.perUnit} · `}
          {stockCopy(share)}
        </>
      }
    />
  );
}

function stockCopy({ availableStock }: ShareDetail): string {
  if (availableStock === 0) return copy.noStock;
  return copy.stock(indianGroups(String(availableStock)));
}
