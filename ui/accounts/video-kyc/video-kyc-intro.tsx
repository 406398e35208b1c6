import { Button } from '#ui/platform/design-system/button.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { Camera, IdCard, Signature, Sun } from 'lucide-react';
import { StepPage } from '../onboarding/step-page.tsx';
import { paths } from '../paths.ts';
import styles from './video-kyc.module.css';
import { videoKycWords as words } from './words.ts';

const PREPARATIONS = [
  { Icon: Sun, text: words.light },
  { Icon: IdCard, text: words.cards },
  { Icon: Signature, text: words.paper },
] as const;

interface VideoKycIntroProps {
  readonly onStart: () => void;
  readonly isPanMissing?: boolean;
  /** Why the last one was not approved. */
  readonly reason?: string | undefined;
}

/** What it is, what to have at hand, and the way in. */
export function VideoKycIntro({ onStart, isPanMissing = false, reason }: VideoKycIntroProps) {
  return (
    <StepPage step="video-kyc">
      <PageHeader title={words.heading} text={words.mandatory} />
      <Stack gap="lg">
        {reason !== undefined && (
          <Notice tone="warning" title={words.rejectedTitle}>
            {reason}
          </Notice>
        )}
        <section>
          <h2 className={styles.prepare}>{words.prepare}</h2>
          <ul className={styles.preparations}>
            {PREPARATIONS.map(({ Icon, text }) => (
              <li key={text} className={styles.preparation}>
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                </span>
                {text}
              </li>
            ))}
          </ul>
        </section>
        <p className={styles.what}>{words.what}</p>
        <Button
          isFullWidth
          icon={<Camera aria-hidden="true" />}
          whyDisabled={isPanMissing ? words.whyPan : undefined}
          onClick={onStart}
        >
          {words.start}
        </Button>
        {isPanMissing && (
          <LinkButton isFullWidth kind="secondary" to={paths.kyc}>
            {words.verifyPan}
          </LinkButton>
        )}
      </Stack>
    </StepPage>
  );
}
