import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import type { ShareOrderBox } from '#domain/private-market/orders/share-order-box.ts';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { marketCopy } from '#ui/private-market/shared/copy.ts';
import styles from './invest-card.module.css';
import { investCardCopy as copy } from './copy.ts';

interface InvestCardTotalProps {
  readonly box: ShareOrderBox;
  /** The units as typed. */
  readonly units: string;
}

/**
 * The total of the order and its calculation, which is the only place of the card with a price: the
 * header of the page shows that of one share.
 */
export function InvestCardTotal({ box, units }: InvestCardTotalProps) {
  const { total } = box;
  return (
    <div className={styles.total} aria-live="polite">
      <MoneyDisplay
        label={copy.total}
        text={total === undefined ? copy.noTotal : priceLabel(total)}
        size={total?.kind === 'single' ? 'large' : 'medium'}
        detail={total === undefined ? copy.totalOf : calculation(box, units)}
      />
    </div>
  );
}

function calculation({ price, mode }: ShareOrderBox, units: string): string {
  if (price === undefined) return copy.totalOf;
  const shares = marketCopy.shares(indianGroups(String(Number(units))), Number(units));
  const isPerUnit = mode === 'request' && price.kind === 'single';
  const label = priceLabel(price);
  return copy.of(shares, isPerUnit ? `${label} ${copy.perUnit}` : label);
}
