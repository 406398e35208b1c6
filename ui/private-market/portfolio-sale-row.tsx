import type { PositionGain } from '#domain/private-market/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { ListRow } from '../platform/design-system/list-row.tsx';
import { GainText } from './gain-text.tsx';
import styles from './portfolio-sale-row.module.css';

interface SaleRowProps {
  readonly title: string;
  readonly detail: string;
  readonly leading?: ReactNode;
  /** What it brought, and what that is against what was paid. */
  readonly gain: PositionGain;
  readonly to?: string;
}

/** What was sold, and what it brought: below it on a phone, where long names need the line. */
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
            <span>{formatRupees(gain.currentValue)}</span>
            <GainText gain={gain} />
          </span>
        </span>
      }
    />
  );
}
