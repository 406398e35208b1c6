import type { Money } from '#domain/platform/money.ts';
import styles from './tax-at-source.module.css';

interface LimitBarProps {
  readonly interest: Money;
  readonly limit: Money;
  readonly isAbove: boolean;
}

/** The interest of a payer as a bar, with the limit as a line across it. */
export function LimitBar({ interest, limit, isAbove }: LimitBarProps) {
  const whole = (isAbove ? interest : limit).decimal.toNumber();
  const share = (amount: Money) => `${(amount.decimal.toNumber() / whole) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.fill} data-above={isAbove || undefined} width={share(interest)} />
      <line className={styles.limit} x1={share(limit)} x2={share(limit)} y2="100%" />
    </svg>
  );
}
