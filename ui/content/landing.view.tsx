import { Building2, CalendarRange, HandCoins, ShieldCheck, Sprout, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { InBloomPicture } from '../platform/design-system/illustrations/in-bloom.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import styles from './landing.module.css';
import { landingFacts, landingSteps, landingWays, landingWords as words } from './landing-words.ts';

const WAY_ICONS = {
  'high-return': TrendingUp,
  'short-term': CalendarRange,
  'long-term': Sprout,
} as const;
const FACT_ICONS = [ShieldCheck, Building2, HandCoins] as const;

/** The front page: what this is, how it goes, and where to begin. */
export function Landing() {
  return (
    <div className={styles.landing}>
      <Hero />
      <section className={styles.part}>
        <h2 className={styles.heading}>{words.steps}</h2>
        <ol className={styles.steps}>
          {landingSteps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Ways />
      <Facts />
      <section className={styles.close} data-ground="green">
        <div className={styles.closeWords}>
          <h2>{words.close}</h2>
          <p>{words.closeText}</p>
        </div>
        <LinkButton to="/invest">{words.start}</LinkButton>
      </section>
      <p className={styles.facilitator}>{words.facilitator}</p>
    </div>
  );
}

function Hero() {
  return (
    <section className={styles.hero} data-ground="green">
      <div className={styles.heroInner}>
        <div className={styles.heroWords}>
          <h1 className={styles.title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.claim}>{words.claim}</p>
          <div className={styles.actions}>
            <LinkButton to="/invest">{words.start}</LinkButton>
            <LinkButton kind="secondary" to="/login">
              {words.signIn}
            </LinkButton>
          </div>
        </div>
        <figure className={styles.example} data-ground="paper">
          <InBloomPicture />
          <p className={styles.exampleSmall}>{words.exampleFrom}</p>
          <p className={styles.exampleNumber}>{words.exampleTo}</p>
          <figcaption className={styles.exampleSmall}>{words.exampleHow}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Ways() {
  return (
    <section className={styles.part}>
      <div className={styles.headingLine}>
        <h2 className={styles.heading}>{words.ways}</h2>
        <Link to="/invest">{words.all}</Link>
      </div>
      <ul className={styles.ways}>
        {landingWays.map(({ list, title, text }) => {
          const Icon = WAY_ICONS[list];
          return (
            <li key={list} className={styles.way} data-list={list} data-ground="paper">
              <Icon className={styles.icon} aria-hidden="true" />
              <h3>
                <Link className={styles.wayLink} to={`/invest?category=${list}`}>
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts() {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{words.safety}</h2>
      <ul className={styles.facts}>
        {landingFacts.map(({ title, text }, index) => {
          const Icon = FACT_ICONS[index] ?? ShieldCheck;
          return (
            <li key={title} className={styles.fact}>
              <Icon className={styles.icon} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
