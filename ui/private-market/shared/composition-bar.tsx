import type { CSSProperties } from 'react';
import styles from './composition-bar.module.css';

export interface CompositionPart {
  readonly name: string;
  /** The part in percent of the whole; it sets only the length. */
  readonly percent: number;
}

/**
 * Shows the parts of a whole as one bar. It is decorative, because the figures are also shown as
 * text.
 */
export function CompositionBar({ parts }: { readonly parts: readonly CompositionPart[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ name, percent }, at) => (
        <span
          key={name}
          className={styles.part}
          data-tone={toneOf(at)}
          style={{ '--share': percent } as CSSProperties}
        />
      ))}
    </div>
  );
}

/** A dot in the colour of a part of the bar. */
export function CompositionDot({ at }: { readonly at: number }) {
  return <span className={styles.dot} data-tone={toneOf(at)} aria-hidden="true" />;
}

const TONES = 6;

function toneOf(at: number): number {
  return at % TONES;
}
