import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { Card } from '../../platform/design-system/card.tsx';
import { Portrait } from '../landing/portrait.tsx';
import styles from './about.module.css';
import { aboutWords as words, values } from './about-words.ts';
import { team } from './team-words.ts';

/** Who we are, what we do and what we do not, and how we earn. */
export function About() {
  return (
    <>
      <section className={styles.hero} data-ground="green">
        <div className={styles.heroInner}>
          <div className={styles.said}>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.lead}>{words.lead}</p>
          </div>
          <img
            className={styles.picture}
            src="/illustrations/three-trees.svg"
            alt={words.picture}
            width="720"
            height="420"
          />
        </div>
      </section>
      <div className={styles.page}>
        <Told title={words.why} paragraphs={words.whyText} />
        <div className={styles.pair}>
          <Listed title={words.does} items={words.doesList} sign="does" />
          <Listed title={words.doesNot} items={words.doesNotList} sign="does-not" />
        </div>
        <Told title={words.earn} paragraphs={words.earnText} />
        <Values />
        <People />
        <section className={styles.end}>
          <h2>{words.end}</h2>
          <p className={styles.soft}>{words.endText}</p>
          <div className={styles.actions}>
            <AnchorButton href="/invest">{words.deposits}</AnchorButton>
            <AnchorButton href="/contact-us" kind="secondary">
              {words.contact}
            </AnchorButton>
          </div>
        </section>
      </div>
    </>
  );
}

interface ToldProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function Told({ title, paragraphs }: ToldProps) {
  return (
    <section className={styles.told}>
      <h2>{title}</h2>
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

interface ListedProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly sign: 'does' | 'does-not';
}

function Listed({ title, items, sign }: ListedProps) {
  return (
    <Card as="section" padding="large" tone={sign === 'does' ? 'plain' : 'sunken'}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <ul className={styles.list} data-sign={sign}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Card>
  );
}

function Values() {
  return (
    <section className={styles.part}>
      <h2>{words.values}</h2>
      <div className={styles.values}>
        {values.map(({ title, text, tone }) => (
          <Card key={title} tone={tone} padding="large">
            <h3 className={styles.cardTitle}>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}

function People() {
  return (
    <section className={styles.people}>
      <div className={styles.part}>
        <h2>{words.people}</h2>
        <p className={styles.soft}>{words.peopleText}</p>
        <div>
          <AnchorButton href="/team" kind="secondary">
            {words.peopleLink}
          </AnchorButton>
        </div>
      </div>
      <div className={styles.faces} aria-hidden="true">
        {team.map(({ name, look, tone }) => (
          <span key={name} className={styles.face} data-tone={tone}>
            <Portrait look={look} />
          </span>
        ))}
      </div>
    </section>
  );
}
