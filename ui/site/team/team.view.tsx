import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Portrait } from '#ui/site/landing/portrait.tsx';
import styles from '#ui/site/about/about.module.css';
import { team, teamCopy as copy } from './copy.ts';

export function Team() {
  return (
    <div className={styles.page}>
      <header className={styles.part}>
        <h1 className={styles.title}>{copy.title}</h1>
        <p className={styles.lead}>{copy.lead}</p>
      </header>
      <ul className={styles.members}>
        {team.map(({ name, role, about, look, tone }) => (
          <li key={name} className={styles.member}>
            <span className={styles.portrait} data-tone={tone}>
              <Portrait look={look} />
            </span>
            <h2 className={styles.cardTitle}>{name}</h2>
            <p className={styles.role}>{role}</p>
            <p className={styles.soft}>{about}</p>
          </li>
        ))}
      </ul>
      <section className={styles.end}>
        <h2>{copy.join}</h2>
        <p className={styles.soft}>{copy.joinText}</p>
        <AnchorButton href="/contact-us">{copy.joinLink}</AnchorButton>
      </section>
    </div>
  );
}
