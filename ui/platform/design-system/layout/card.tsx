import type { ReactNode } from 'react';
import styles from './card.module.css';

type Pastel = 'lilac' | 'peach' | 'butter';

export interface CardProps {
  readonly children: ReactNode;
  /**
   * `tint` for something quietly emphasized. `partner` is for the partner bank alone, and the
   * pastels are for testimonials and stories.
   */
  readonly tone?: 'plain' | 'outlined' | 'sunken' | 'tint' | 'green' | 'partner' | Pastel;
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** Makes the card white on a green background. */
  readonly isPaper?: boolean;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** The accessible name of a `section`. */
  readonly label?: string;
}

/** A raised surface for one subject. */
export function Card({
  children,
  tone = 'plain',
  padding = 'medium',
  isPaper = false,
  as: Element = 'div',
  label,
}: CardProps) {
  return (
    <Element
      className={styles.card}
      data-tone={tone}
      data-padding={padding}
      data-ground={groundOf(tone, isPaper)}
      aria-label={label}
    >
      {children}
    </Element>
  );
}

const PAPER_TONES = new Set<CardProps['tone']>(['partner', 'lilac', 'peach', 'butter']);

/** Coloured cards set their own theme, so that text on them keeps enough contrast. */
function groundOf(tone: CardProps['tone'], isPaper: boolean): 'paper' | 'green' | undefined {
  if (tone === 'green') return 'green';
  return isPaper || PAPER_TONES.has(tone) ? 'paper' : undefined;
}
