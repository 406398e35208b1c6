import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { Block } from '#ui/site/landing/block.tsx';
import block from '#ui/site/landing/block.module.css';
import type { LandingFacts } from '#ui/site/landing/landing-facts.ts';
import { sampleCards, showcaseCopy as copy } from '#ui/site/landing/landing-copy.ts';
import styles from './showcase.module.css';

const LISTING = '/privatemarket/listing?tab=unlisted';

/** Shows companies in demand and two sample share cards. */
export function Showcase() {
  const { samplePrices, showcase } = useFacts<LandingFacts>();
  return (
    <Block title={copy.title} lead={copy.lead}>
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
              <p className={styles.tag}>{copy.sample}</p>
              <h3>{name}</h3>
              <p className={styles.industry}>
                {industry} · {tag}
              </p>
              <p className={styles.price}>
                <strong className={styles.amount}>{samplePrices[index]}</strong> {copy.perShare}
              </p>
            </article>
          ))}
          <p className={block.note}>{copy.sampleNote}</p>
        </div>
      </div>
      <div className={block.actions}>
        <AnchorButton href={LISTING} kind="secondary">
          {copy.all}
        </AnchorButton>
      </div>
    </Block>
  );
}
