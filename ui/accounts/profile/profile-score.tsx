import { ProfilePart, profilePartPercent } from '#domain/accounts/profile/profile-score.ts';
import { Check, Circle } from 'lucide-react';
import { Disclosure } from '#ui/platform/design-system/disclosure.tsx';
import { ProgressBar } from '#ui/platform/design-system/progress-bar.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/visually-hidden.tsx';
import styles from './profile.module.css';
import { profilePartWords, profileWords as words } from './words.ts';

interface ProfileScoreProps {
  readonly percent: number;
  /** What is there, where the backend tells it. */
  readonly parts: readonly ProfilePart[] | undefined;
}

/** How complete the profile is, and what it is made of. */
export function ProfileScore({ percent, parts }: ProfileScoreProps) {
  return (
    <div className={styles.score}>
      <ProgressBar label={words.score} share={percent / 100} text={`${percent}%`} />
      {parts !== undefined && (
        <Disclosure title={words.scoreWhy} look="link">
          <ul className={styles.parts}>
            {Object.values(ProfilePart).map((part) => (
              <li key={part} data-done={parts.includes(part) || undefined}>
                {parts.includes(part) ? <Check aria-hidden /> : <Circle aria-hidden />}
                <span>
                  {profilePartWords[part]}
                  <VisuallyHidden>
                    {parts.includes(part) ? words.partDone : words.partMissing}
                  </VisuallyHidden>
                </span>
                <span className={styles.points}>{profilePartPercent[part]}%</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
