import type { ReactNode } from 'react';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import styles from './journey-page.module.css';

interface JourneyPoint {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

interface JourneyPageProps {
  readonly children: ReactNode;
  /** The progress indicator, for a journey with numbered steps. */
  readonly steps?: ReactNode;
  readonly title: string;
  /** Why the step is needed and how its data is used. */
  readonly points: readonly JourneyPoint[];
}

/**
 * One step of a journey. On wide screens the progress and the reasons are next to the form. On
 * phones the progress is above it and the reasons below.
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
