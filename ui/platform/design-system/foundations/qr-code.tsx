import { encode } from 'uqr';
import styles from './qr-code.module.css';

const QUIET_MODULES = 2;

interface QrCodeProps {
  readonly text: string;
  /** What the code is for, as text for screen readers. */
  readonly label: string;
}

/**
 * A QR code as one SVG path. Always dark on white, so that cameras can read it on any background.
 */
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
