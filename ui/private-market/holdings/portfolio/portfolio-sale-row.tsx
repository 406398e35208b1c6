import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { ListRow } from '#ui/platform/design-system/layout/list-row.tsx';
import { GainText } from '#ui/private-market/shared/gain-text.tsx';
import styles from './portfolio-sale-row.module.css';

interface SaleRowProps {
  readonly title: string;
  readonly detail: string;
  readonly leading?: ReactNode;
  /** The gain or loss: the proceeds compared with the cost. */
  readonly gain: PositionGain;
  readonly to?: string;
}

/** A sale and its proceeds. On a phone, the proceeds wrap below the name. */
export function SaleRow({ title, detail, gain, ...row }: SaleRowProps) {
  return (
    <ListRow
      {...row}
      title={
        <span className={styles.sale}>
          <span>
            {title}
            <span className={styles.detail}>{detail}</span>
          </span>
          <span className={styles.proceeds}>
            <AmountText>{formatRupees(gain.currentValue)}</AmountText>
            <GainText gain={gain} />
          </span>
        </span>
      }
    />
  );
}
