import { ProfilePart, profilePartPercent } from '#domain/accounts/profile/profile-score.ts';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './profile.module.css';
import { profilePartCopy, profileCopy as copy } from './copy.ts';

interface ProfileScoreProps {
  readonly percent: number;
  /** The completed parts, if the backend returns them. */
  readonly parts: readonly ProfilePart[] | undefined;
}

/** How complete the profile is, in total and by part. */
export function ProfileScore({ percent, parts }: ProfileScoreProps) {
  return (
    <div className={styles.score}>
      <ProgressBar label={copy.score} share={percent / 100} text={`${percent}%`} />
      {parts !== undefined && (
        <Disclosure title={copy.scoreWhy} look="link">
          <ul className={styles.parts}>
            {Object.values(ProfilePart).map((part) => (
              <li key={part} data-done={parts.includes(part) || undefined}>
                {parts.includes(part) ? <Check aria-hidden /> : <Circle aria-hidden />}
                <span>
                  {profilePartCopy[part]}
                  <VisuallyHidden>
                    {parts.includes(part) ? copy.partDone : copy.partMissing}
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
