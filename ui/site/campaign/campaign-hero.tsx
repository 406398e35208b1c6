import { useFacts } from '#ui/site/document/facts.ts';
import { NoteButton } from '#ui/site/pop-ups/note-button.tsx';
import type { CampaignFigures } from './campaign-figures.ts';
import styles from './campaign-hero.module.css';
import { campaignCopy as copy } from './copy.ts';
import { InvestButton } from './invest-button.tsx';

/**
 * Candlesticks of the picture: x, top and length of the wick, top and height of the body,
 * direction.
 */
const CANDLES = [
  [40, 270, 110, 296, 56, 'down'],
  [88, 236, 116, 252, 66, 'up'],
  [136, 214, 104, 230, 58, 'up'],
  [184, 226, 96, 240, 48, 'down'],
  [232, 164, 122, 182, 78, 'up'],
  [280, 132, 110, 146, 66, 'up'],
  [328, 146, 92, 158, 48, 'down'],
  [376, 76, 128, 92, 88, 'up'],
] as const;

export function CampaignHero() {
  const { phonePrice, desktopPrice, sharePath } = useFacts<CampaignFigures>();
  return (
    <section className={styles.hero} data-ground="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 className={styles.title} tabIndex={-1}>
            {copy.title}
          </h1>
          <p className={styles.lead}>{copy.lead}</p>
          <p className={styles.price}>
            <span className={styles.onDesktop}>
              {copy.about} <strong className={styles.amount}>{desktopPrice}</strong>{' '}
              {copy.perShare}
            </span>
            <span className={styles.onPhone}>
              <strong className={styles.amount}>{phonePrice}</strong> {copy.perShare},{' '}
              {copy.phonePriceFrom}
            </span>
          </p>
          <div className={styles.actions}>
            <InvestButton sharePath={sharePath}>{copy.invest}</InvestButton>
            <NoteButton label={copy.note} />
          </div>
          <p className={styles.small}>{copy.priceNote}</p>
        </div>
        <svg className={styles.picture} viewBox="0 0 440 420" aria-hidden="true">
          <circle className={styles.dome} cx="220" cy="210" r="200" />
          <path className={styles.floor} d="M20 392h400" />
          {CANDLES.map(([x, wick, length, top, height, way]) => (
            <g key={x} className={styles.candle} data-way={way}>
              <path d={`M${x} ${wick}v${length}`} />
              <rect x={x - 13} y={top} width="26" height={height} rx="6" />
            </g>
          ))}
          <path
            className={styles.star}
            d="M330 18l9 24 24-9-9 24 18 5-18 5 9 24-24-9-9 24-9-24-24 9 9-24-18-5 18-5-9-24 24 9Z"
          />
        </svg>
      </div>
    </section>
  );
}
