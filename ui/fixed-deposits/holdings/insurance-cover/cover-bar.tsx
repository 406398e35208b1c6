import type { CoverOnDay } from '#domain/fixed-deposits/cover/insurance-bucket.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { useId } from 'react';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { coverCopy as copy } from './copy.ts';
import styles from './insurance-cover.module.css';

/**
 * The insured part of the money at a bank against the limit, and the part above it, which is
 * hatched. The whole bar is the limit, or the money if that is more.
 */
export function CoverBar({ cover }: { readonly cover: CoverOnDay }) {
  const hatch = useId();
  const { covered, uncovered, exposure, limit } = cover;
  const whole = uncovered.isZero() ? limit : exposure;
  const share = (part: typeof covered) =>
    (part.decimal.toNumber() / whole.decimal.toNumber()) * 100;
  return (
    <div>
      <svg className={styles.bar} aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 6 6 0" />
        </pattern>
        <rect className={styles.covered} width={`${share(covered)}%`} height="100%" />
        <rect
          className={styles.uncovered}
          x={`${share(covered)}%`}
          width={`${share(uncovered)}%`}
          height="100%"
          fill={`url(#${hatch})`}
        />
      </svg>
      <p className={styles.legend}>
        <span>
          <AmountText>{`${copy.insured} ${formatRupees(covered)}`}</AmountText>
        </span>
        <span>
          <AmountText>
            {uncovered.isZero()
              ? copy.ofLimit(formatRupees(limit))
              : `${copy.notCovered} ${formatRupees(uncovered)}`}
          </AmountText>
        </span>
      </p>
    </div>
  );
}
