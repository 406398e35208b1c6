import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import tint from '#ui/platform/design-system/foundations/tint.module.css';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Portrait } from '#ui/site/landing/portrait.tsx';
import styles from './about.module.css';
import { aboutCopy as copy, values } from './copy.ts';
import { team } from '#ui/site/team/copy.ts';

export function About() {
  return (
    <>
      <section className={styles.hero} data-ground="green">
        <div className={styles.heroInner}>
          <div className={styles.said}>
            <h1 className={styles.title}>{copy.title}</h1>
            <p className={styles.lead}>{copy.lead}</p>
          </div>
          <img
            className={styles.picture}
            src="/illustrations/three-trees.svg"
            alt={copy.picture}
            width="720"
            height="420"
          />
        </div>
      </section>
      <div className={styles.page}>
        <Section title={copy.why} paragraphs={copy.whyText} />
        <div className={styles.pair}>
          <Listed title={copy.does} items={copy.doesList} sign="does" />
          <Listed title={copy.doesNot} items={copy.doesNotList} sign="does-not" />
        </div>
        <Section title={copy.earn} paragraphs={copy.earnText} />
        <Values />
        <People />
        <section className={`${tint.tint} ${styles.end}`}>
          <h2>{copy.end}</h2>
          <p className={styles.soft}>{copy.endText}</p>
          <div className={styles.actions}>
            <AnchorButton href="/invest">{copy.deposits}</AnchorButton>
            <AnchorButton href="/contact-us" kind="secondary">
              {copy.contact}
            </AnchorButton>
          </div>
        </section>
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

function Section({ title, paragraphs }: SectionProps) {
  return (
    <section className={styles.section}>
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
      <h2>{copy.values}</h2>
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
        <h2>{copy.people}</h2>
        <p className={styles.soft}>{copy.peopleText}</p>
        <div>
          <AnchorButton href="/team" kind="secondary">
            {copy.peopleLink}
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
