import styles from './deposit-row-marks.module.css';

const BAR_LENGTH = 100;

/** A bar for the earnings of a deposit, relative to the highest earnings in the list. */
export function EarningsBar({ share }: { readonly share: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${BAR_LENGTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.track} width={BAR_LENGTH} height="1" />
      <rect className={styles.fill} width={Math.round(share * BAR_LENGTH)} height="1" />
    </svg>
  );
}

/** The issuer's colour as an SVG attribute: the security policy allows no style attribute. */
export function IssuerEdge({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.edge} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
