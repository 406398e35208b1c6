import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { useFacts } from '../../platform/front/facts.ts';
import { BlockHead } from './block.tsx';
import block from './block.module.css';
import styles from './growth.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { growthWords as words } from './landing-words.ts';

const TALL = 240;

/** What a deposit becomes, year by year. */
export function Growth() {
  const { deposit } = useFacts<LandingFacts>();
  return (
    <section className={`${block.block} ${block.split}`}>
      <div className={styles.words}>
        <BlockHead title={words.title} lead={words.lead} />
        <p className={styles.example}>
          {deposit.principal} {words.becomes}
          <strong className={styles.figure}>{deposit.maturity}</strong>
          {deposit.terms}
        </p>
        <div className={block.actions}>
          <AnchorButton href="/invest">{words.start}</AnchorButton>
          <AnchorButton href="/fd-finder" kind="secondary">
            {words.finder}
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

/** A piece of a bar, from the share of the whole where it begins. */
function bar(from: number, share: number): string {
  return `M0 ${TALL * (1 - from)}h40v${-TALL * share}h-40Z`;
}
