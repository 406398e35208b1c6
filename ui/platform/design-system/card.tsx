import type { ReactNode } from 'react';
import styles from './card.module.css';

type Pastel = 'partner' | 'lilac' | 'peach' | 'butter';

export interface CardProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'outlined' | 'sunken' | 'green' | Pastel;
  readonly padding?: 'none' | 'small' | 'medium' | 'large';
  /** Puts a white card on the green ground. */
  readonly isPaper?: boolean;
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** Names a `section`. */
  readonly label?: string;
}

/** A raised area for one subject. */
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

/** Coloured cards bring their own ground, so that what is in them keeps its contrast. */
function groundOf(tone: CardProps['tone'], isPaper: boolean): 'paper' | 'green' | undefined {
  if (tone === 'green') return 'green';
  const isPastel = tone !== 'plain' && tone !== 'outlined' && tone !== 'sunken';
  return isPaper || isPastel ? 'paper' : undefined;
}
