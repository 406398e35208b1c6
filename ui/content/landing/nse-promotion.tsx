import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { NoteButton } from '../note-button.tsx';
import { BlockHead } from './block.tsx';
import block from './block.module.css';
import { nseWords as words } from './landing-words.ts';
import styles from './nse-promotion.module.css';

const STAR =
  'M48 4l10 25 25-10-10 25 19 4-19 4 10 25-25-10-10 25-10-25-25 10 10-25-19-4 19-4-10-25 25 10Z';

/** The way to the campaign for NSE shares, and to the note on them. */
export function NsePromotion() {
  return (
    <section className={block.block}>
      <div className={`${block.panel} ${styles.promotion}`} data-ground="green">
        <svg className={styles.star} viewBox="0 0 96 96" aria-hidden="true">
          <path d={STAR} />
          <circle cx="48" cy="48" r="15" />
        </svg>
        <div className={styles.words}>
          <BlockHead title={words.title} lead={words.lead} />
          <div className={block.actions}>
            <AnchorButton href="/buy-nse-unlisted-shares">{words.campaign}</AnchorButton>
            <NoteButton label={words.note} />
          </div>
        </div>
      </div>
    </section>
  );
}
