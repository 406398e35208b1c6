import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import styles from './sign-in.module.css';
import { promiseCopy } from './copy.ts';

/** The frame of both sign-in screens: the form, and a promotional panel on wide screens. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.task}>{children}</div>
      <aside className={styles.promise} data-ground="green">
        <div className={styles.picture}>
          <InBloomPicture />
        </div>
        <p className={styles.claim}>{promiseCopy.claim}</p>
        <ul className={styles.points}>
          {promiseCopy.points.map((point) => (
            <li key={point} className={styles.point}>
              <span className={styles.icon} aria-hidden="true">
                <CircleCheck />
              </span>
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
