import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { HeroFilm } from './hero-film.tsx';
import { RateBoard } from './rate-board.tsx';
import styles from './hero.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { heroCopy as copy, statsCopy } from './copy.ts';

export function Hero() {
  return (
    <section className={styles.hero} data-ground="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {copy.title}
          </h1>
          <p className={styles.claim}>{copy.claim}</p>
          <div className={styles.actions}>
            <AnchorButton href="/login">{copy.invest}</AnchorButton>
            <AnchorButton href="/invest" kind="secondary">
              {copy.deposits}
            </AnchorButton>
          </div>
        </div>
        <RateBoard />
        <Stats />
        <HeroFilm />
      </div>
    </section>
  );
}

function Stats() {
  const { investments, yearsOfExperience, partners } = useFacts<LandingFacts>();
  const stats = [
    { figure: investments, of: statsCopy.investments },
    { figure: yearsOfExperience, of: statsCopy.experience },
    { figure: partners, of: statsCopy.partners },
  ];
  return (
    <ul className={styles.stats} aria-label={statsCopy.label}>
      {stats.map(({ figure, of }) => (
        <li key={of} className={styles.stat}>
          <strong className={styles.figure}>{figure}</strong> {of}
        </li>
      ))}
    </ul>
  );
}
