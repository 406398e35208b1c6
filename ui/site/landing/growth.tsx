import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { BlockHead } from './block.tsx';
import block from './block.module.css';
import styles from './growth.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { growthCopy as copy } from './landing-copy.ts';

const TALL = 240;

/** A chart of a sample deposit's value, year by year. */
export function Growth() {
  const { deposit } = useFacts<LandingFacts>();
  return (
    <section className={`${block.block} ${block.split}`}>
      <div className={styles.words}>
        <BlockHead title={copy.title} lead={copy.lead} />
        <p className={styles.example}>
          {deposit.principal} {copy.becomes}
          <strong className={styles.figure}>{deposit.maturity}</strong>
          {deposit.terms}
        </p>
        <div className={block.actions}>
          <AnchorButton href="/invest">{copy.start}</AnchorButton>
          <AnchorButton href="/fd-finder" kind="secondary">
            {copy.finder}
          </AnchorButton>
        </div>
      </div>
      <ol className={styles.bars}>
        {deposit.years.map(({ year, text, interest, share }) => (
          <li key={year} className={styles.bar}>
            <span className={styles.value}>{text}</span>
            <svg className={styles.column} viewBox={`0 0 40 ${TALL}`} preserveAspectRatio="none">
              <title>{`${interest} of it is interest`}</title>
              <path className={styles.interest} d={bar(deposit.principalShare, share)} />
              <path className={styles.principal} d={bar(0, deposit.principalShare)} />
            </svg>
            <span className={styles.year}>{year === 0 ? 'Start' : `Year ${year}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The SVG path of a bar segment; both arguments are fractions of the whole height. */
function bar(from: number, share: number): string {
  return `M0 ${TALL * (1 - from)}h40v${-TALL * share}h-40Z`;
}
