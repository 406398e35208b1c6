import { encode } from 'uqr';
import styles from './qr-code.module.css';

const QUIET_MODULES = 2;

interface QrCodeProps {
  readonly text: string;
  /** What it is for, to who cannot see it. */
  readonly label: string;
}

/** A QR code, as one path: dark on white whatever the ground, so that every camera reads it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_MODULES });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dark} d={dark.join('')} />
    </svg>
  );
}
