import type { CSSProperties } from 'react';
import styles from './composition-bar.module.css';

export interface CompositionPart {
  readonly name: string;
  /** Percent of the whole, used only as the length. */
  readonly percent: number;
}

/** The parts of a whole as one bar. Decorative, because the figures are in the text beside it. */
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

/** The dot in the colour of its part of the bar. */
export function CompositionDot({ at }: { readonly at: number }) {
  return <span className={styles.dot} data-tone={toneOf(at)} aria-hidden="true" />;
}

const TONES = 6;

function toneOf(at: number): number {
  return at % TONES;
}
