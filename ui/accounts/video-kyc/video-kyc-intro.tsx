import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import Camera from 'lucide-react/icons/camera';
import IdCard from 'lucide-react/icons/id-card';
import Signature from 'lucide-react/icons/signature';
import Sun from 'lucide-react/icons/sun';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { paths } from '#ui/accounts/paths.ts';
import styles from './video-kyc.module.css';
import { videoKycCopy as copy } from './copy.ts';

const PREPARATIONS = [
  { Icon: Sun, text: copy.light },
  { Icon: IdCard, text: copy.cards },
  { Icon: Signature, text: copy.paper },
] as const;

interface VideoKycIntroProps {
  readonly onStart: () => void;
  readonly isPanMissing?: boolean;
  /** Why the previous video KYC was rejected. */
  readonly reason?: string | undefined;
  readonly isSending?: boolean;
  /** Why the pictures could not be sent. */
  readonly problem?: string | undefined;
}

/** Explains the video KYC and what is needed, with a start button. */
export function VideoKycIntro({
  onStart,
  isPanMissing = false,
  reason,
  isSending = false,
  problem,
}: VideoKycIntroProps) {
  return (
    <StepPage step="video-kyc">
      <PageHeader title={copy.heading} text={copy.mandatory} />
      <Stack gap="lg">
        {reason !== undefined && (
          <Notice tone="warning" title={copy.rejectedTitle}>
            {reason}
          </Notice>
        )}
        <section>
          <h2 className={styles.prepare}>{copy.prepare}</h2>
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
        <p className={styles.what}>{copy.what}</p>
        <Button
          isFullWidth
          icon={<Camera aria-hidden="true" />}
          isBusy={isSending}
          busyText={copy.sending}
          disabledReason={isPanMissing ? copy.panMissing : undefined}
          onClick={onStart}
        >
          {copy.start}
        </Button>
        {problem !== undefined && (
          <Notice tone="danger" isAnnounced>
            {problem}
          </Notice>
        )}
        {isPanMissing && (
          <LinkButton isFullWidth kind="secondary" to={paths.kyc}>
            {copy.verifyPan}
          </LinkButton>
        )}
      </Stack>
    </StepPage>
  );
}
