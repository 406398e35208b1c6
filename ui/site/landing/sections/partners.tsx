import { partnerCopy as copy } from '#ui/site/landing/copy.ts';
import styles from './partners.module.css';

/** Invented partners with logos drawn for this project. */
const PARTNERS = [
  {
    name: 'Meridian Trustees',
    mark: 'M4 36C4 16 16 4 36 4v14c-11 0-18 7-18 18ZM22 36a14 14 0 0 1 14-14v14Z',
  },
  {
    name: 'Ashoka & Lal',
    mark: 'M20 3l4.500 12.500L37 20l-12.500 4.500L20 37l-4.500-12.500L3 20l12.500-4.500Z',
  },
  { name: 'Northbrook Custody', mark: 'M4 4h10l12 18V4h10v32H26L14 18v18H4Z' },
  {
    name: 'Saptarishi Capital',
    mark: 'M4 30a6 6 0 1 1 12 0 6 6 0 0 1-12 0ZM14 12a7 7 0 1 1 14 0 7 7 0 0 1-14 0ZM26 31a5 5 0 1 1 10 0 5 5 0 0 1-10 0Z',
  },
  {
    name: 'Kestrel Registry',
    mark: 'M4 8c14 0 18 8 16 18C22 12 28 6 36 4c-1 14-6 26-18 32C8 30 4 20 4 8Z',
  },
] as const;

export function Partners() {
  return (
    <section id="partners" className={styles.partners}>
      <h2 className={styles.heading}>{copy.title}</h2>
      <ul className={styles.list}>
        {PARTNERS.map(({ name, mark }) => (
          <li key={name} className={styles.partner}>
            <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
              <path d={mark} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
