import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { useFacts } from '../../platform/front/facts.ts';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero.module.css';
import type { LandingFacts } from './landing-facts.ts';
import { heroWords as words, statsWords } from './landing-words.ts';

/** What this is, in one look: words, a moving picture, and three figures. */
export function Hero() {
  return (
    <section className={styles.hero} data-ground="green">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.claim}>{words.claim}</p>
          <div className={styles.actions}>
            <AnchorButton href="/login">{words.invest}</AnchorButton>
            <AnchorButton href="/invest" kind="secondary">
              {words.deposits}
            </AnchorButton>
          </div>
        </div>
        <HeroFilm />
        <Stats />
      </div>
    </section>
  );
}

function Stats() {
  const { investments, yearsOfExperience, partners } = useFacts<LandingFacts>();
  const stats = [
    { figure: investments, of: statsWords.investments },
    { figure: yearsOfExperience, of: statsWords.experience },
    { figure: partners, of: statsWords.partners },
  ];
  return (
    <ul className={styles.stats} aria-label={statsWords.label}>
      {stats.map(({ figure, of }) => (
        <li key={of} className={styles.stat}>
          <strong className={styles.figure}>{figure}</strong> {of}
        </li>
      ))}
    </ul>
  );
}
