import type { ReactNode } from 'react';
import { InBloomPicture } from './illustrations/in-bloom.tsx';
import styles from './journey-page.module.css';

interface JourneyPoint {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

interface JourneyPageProps {
  readonly children: ReactNode;
  /** How far along the journey is, where it has steps that are counted. */
  readonly steps?: ReactNode;
  /** Over the points: what a person wonders about on this step. */
  readonly title: string;
  /** What the step is for, and what becomes of what is given. */
  readonly points: readonly JourneyPoint[];
}

/**
 * One step of a journey: the form, and beside it on wide screens how far one is and why it is
 * asked. On phones the progress stands above the form and the reasons below it.
 */
export function JourneyPage({ children, steps, title, points }: JourneyPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.content}>{children}</div>
      <aside className={styles.panel}>
        {steps === undefined ? (
          <div className={styles.picture}>
            <InBloomPicture />
          </div>
        ) : (
          <div className={styles.steps}>{steps}</div>
        )}
        <section className={styles.why}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title} className={styles.point}>
                <span className={styles.icon} aria-hidden="true">
                  {point.icon}
                </span>
                <span className={styles.words}>
                  <strong className={styles.claim}>{point.title}</strong>
                  {point.text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </div>
  );
}
