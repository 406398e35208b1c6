import block from './block.module.css';
import { moneyAndRisk } from './copy.ts';
import styles from './money-and-risk.module.css';

/** How Vriddhi earns and what can go wrong, in short. */
export function MoneyAndRisk() {
  return (
    <div className={`${block.block} ${block.split}`} data-below="">
      {moneyAndRisk.map(({ title, points, link, href }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a className={styles.link} href={href}>
            {link}
          </a>
        </section>
      ))}
    </div>
  );
}
