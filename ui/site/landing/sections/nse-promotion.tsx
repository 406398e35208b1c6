import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { NoteButton } from '#ui/site/pop-ups/note-button.tsx';
import { BlockHead } from '#ui/site/landing/block.tsx';
import block from '#ui/site/landing/block.module.css';
import { nseCopy as copy } from '#ui/site/landing/copy.ts';
import styles from './nse-promotion.module.css';

const STAR =
  'M48 4l10 25 25-10-10 25 19 4-19 4 10 25-25-10-10 25-10-25-25 10 10-25-19-4 19-4-10-25 25 10Z';

/** Links to the campaign for NSE shares and to its investor note. */
export function NsePromotion() {
  return (
    <section className={block.block} data-continued="">
      <div className={`${block.panel} ${styles.promotion}`} data-ground="green">
        <svg className={styles.star} viewBox="0 0 96 96" aria-hidden="true">
          <path d={STAR} />
          <circle cx="48" cy="48" r="15" />
        </svg>
        <div className={styles.words}>
          <BlockHead title={copy.title} lead={copy.lead} isPart />
          <div className={block.actions}>
            <AnchorButton href="/buy-nse-unlisted-shares">{copy.campaign}</AnchorButton>
            <NoteButton label={copy.note} />
          </div>
        </div>
      </div>
    </section>
  );
}
