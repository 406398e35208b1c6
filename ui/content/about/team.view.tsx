import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { Portrait } from '../landing/portrait.tsx';
import styles from './about.module.css';
import { team, teamWords as words } from './team-words.ts';

/** The people behind Vriddhi. */
export function Team() {
  return (
    <div className={styles.page}>
      <header className={styles.part}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
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
        <h2>{words.join}</h2>
        <p className={styles.soft}>{words.joinText}</p>
        <AnchorButton href="/contact-us">{words.joinLink}</AnchorButton>
      </section>
    </div>
  );
}
