import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { ShareOrderBox } from '#domain/private-market/share-order-box.ts';
import { priceLabel } from '#domain/private-market/shown-price.ts';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import styles from './invest-card.module.css';
import { investCardWords as words } from './invest-card-words.ts';

interface InvestCardFiguresProps {
  readonly part: 'price' | 'total';
  readonly box: ShareOrderBox;
  readonly share: ShareDetail;
}

/** The price of a share with what is in stock, or the total. */
export function InvestCardFigures({ part, box, share }: InvestCardFiguresProps) {
  if (part === 'total') {
    return (
      <div className={styles.total} aria-live="polite">
        <MoneyDisplay
          label={words.total}
          text={box.total === undefined ? words.noTotal : priceLabel(box.total)}
          size={box.total?.kind === 'single' ? 'large' : 'medium'}
        />
      </div>
    );
  }
  const { price, mode } = box;
  if (price === undefined) {
    return (
      <div>
        <p className={styles.onRequest}>{words.onRequest}</p>
        <p className={styles.stock}>{stockWords(share)}</p>
      </div>
    );
  }
  const isRange = price.kind === 'range';
  return (
    <MoneyDisplay
      label={isRange ? words.range : words.price}
      text={priceLabel(price)}
      size={isRange ? 'medium' : 'large'}
      detail={
        <>
          {mode === 'request' && !isRange && `${words.perUnit} · `}
          {stockWords(share)}
        </>
      }
    />
  );
}

function stockWords({ availableStock }: ShareDetail): string {
  if (availableStock === 0) return words.noStock;
  return words.stock(indianGroups(String(availableStock)));
}
