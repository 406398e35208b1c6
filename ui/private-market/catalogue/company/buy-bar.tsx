import type { ShareDetail } from '#application/private-market/market-shares.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import { watchedPrice } from '#domain/private-market/catalogue/watchlist.ts';
import { useEffect, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { marketCopy } from '#ui/private-market/shared/copy.ts';
import styles from './buy-bar.module.css';
import { companyCopy as copy } from './copy.ts';
import { ORDER_BOX_ID } from './order-form/order-box-id.ts';

/**
 * On phones, the price and a button that leads to the order box, at the bottom of the page. It is
 * hidden while the order box itself is in sight.
 */
export function BuyBar({ share }: { readonly share: ShareDetail }) {
  const isBoxInSight = useIsBoxInSight();
  const price = watchedPrice(share);
  const least = indianGroups(String(share.minimumQuantity));
  return (
    <div className={styles.bar} data-pay-bar data-hidden={isBoxInSight || undefined}>
      <p className={styles.words}>
        <span className={styles.price}>
          {price === undefined ? marketCopy.onRequest : priceLabel(price)}
        </span>
        <span className={styles.least}>{copy.from(least, share.minimumQuantity)}</span>
      </p>
      <Button size="small" onClick={goToBox}>
        {share.availableStock === 0 ? copy.request : copy.buy}
      </Button>
    </div>
  );
}

/** Scrolls to the order box and moves the focus to its field. */
function goToBox(): void {
  const box = document.getElementById(ORDER_BOX_ID);
  const field = box?.querySelector('input');
  box?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}

function useIsBoxInSight(): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    const box = document.getElementById(ORDER_BOX_ID);
    // Browsers without IntersectionObserver never show the bar; the order box is on the page.
    if (box === null || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      setIsInSight(entries.at(-1)?.isIntersecting ?? false);
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return isInSight;
}
