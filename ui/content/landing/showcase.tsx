import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { useFacts } from '../../platform/front/facts.ts';
import { Block } from './block.tsx';
import block from './block.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { sampleCards, showcaseWords as words } from './landing-words.ts';
import styles from './showcase.module.css';

const LISTING = '/privatemarket/listing?tab=unlisted';

/** Companies that are asked for, and two cards that show how a share looks here. */
export function Showcase() {
  const { samplePrices, showcase } = useFacts<LandingFacts>();
  return (
    <Block title={words.title} lead={words.lead}>
      <div className={styles.shelf}>
        <ul className={styles.companies}>
          {showcase.map(({ name, industry, logo }) => (
            <li key={logo} className={styles.company}>
              <img
                className={styles.logo}
                src={`/shares/${logo}.svg`}
                alt=""
                width="48"
                height="48"
                loading="lazy"
              />
              <span className={styles.names}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.industry}>{industry}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.samples}>
          {sampleCards.map(({ name, industry, tag }, index) => (
            <article key={name} className={styles.sample}>
              <p className={styles.tag}>{words.sample}</p>
              <h3>{name}</h3>
              <p className={styles.industry}>
                {industry} · {tag}
              </p>
              <p className={styles.price}>
                <strong className={styles.amount}>{samplePrices[index]}</strong> {words.perShare}
              </p>
            </article>
          ))}
          <p className={block.note}>{words.sampleNote}</p>
        </div>
      </div>
      <div className={block.actions}>
        <AnchorButton href={LISTING} kind="secondary">
          {words.all}
        </AnchorButton>
      </div>
    </Block>
  );
}
