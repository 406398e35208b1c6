import { Landmark, ScanSearch, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import styles from './sign-in.module.css';
import { promiseWords } from './words.ts';

const ICONS = [<ScanSearch key="0" />, <Landmark key="1" />, <ShieldCheck key="2" />];

/** The two screens of signing in: what to do, and on wide screens what for. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.task}>{children}</div>
      <aside className={styles.promise} data-ground="green">
        <div className={styles.picture}>
          <InBloomPicture />
        </div>
        <p className={styles.claim}>{promiseWords.claim}</p>
        <ul className={styles.points}>
          {promiseWords.points.map((point, index) => (
            <li key={point} className={styles.point}>
              <span className={styles.icon} aria-hidden="true">
                {ICONS[index]}
              </span>
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
