import { Block } from './block.tsx';
import styles from './edge-cards.module.css';
import { edgeCards, edgeCopy as copy } from './landing-copy.ts';

const PICTURES = {
  price: 'M8 20h48M8 34h32M8 48h20M46 60l14-14-14-14',
  company: 'M8 58V26l20-12v44M28 58V34h28v24M4 58h56M38 44h8M38 52h8M16 30v0M16 42v0',
  name: 'M32 34a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM10 58c2-12 10-18 22-18s20 6 22 18Z',
  time: 'M32 58a24 24 0 1 0 0-48 24 24 0 0 0 0 48ZM32 20v14l10 6',
} as const;

export function EdgeCards() {
  return (
    <Block title={copy.title} lead={copy.lead}>
      <ul className={styles.cards}>
        {edgeCards.map(({ title, text, picture }) => (
          <li key={title} className={styles.card}>
            <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
              <path d={PICTURES[picture]} />
            </svg>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
