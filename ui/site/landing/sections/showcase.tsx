import { useFacts } from '#ui/site/document/facts.ts';
import { Block } from '#ui/site/landing/block.tsx';
import type { LandingFacts } from '#ui/site/landing/landing-facts.ts';
import { sampleCards, showcaseCopy as copy } from '#ui/site/landing/copy.ts';
import styles from './showcase.module.css';

const LISTING = '/privatemarket/listing?tab=unlisted';

/** Shows companies in demand and two sample share cards. */
export function Showcase() {
  const { samplePrices, showcase } = useFacts<LandingFacts>();
  return (
    <Block title={copy.title} lead={copy.lead} isPart>
      <div className={styles.shelf}>
        {/* On a phone the list scrolls sideways, so it must take the keyboard focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles.companies} tabIndex={0} aria-label={copy.title}>
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
              <h4 className={styles.name}>{name}</h4>
              <p className={styles.industry}>
                {industry} · {tag}
              </p>
              <p className={styles.price}>
                <strong className={styles.amount}>{samplePrices[index]}</strong> {copy.perShare}
              </p>
            </article>
          ))}
          <p className={styles.foot}>
            {copy.sampleNote} <a href={LISTING}>{copy.all}</a>
          </p>
        </div>
      </div>
    </Block>
  );
}
