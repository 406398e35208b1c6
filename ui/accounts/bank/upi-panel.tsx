import type { AwaitedCheck } from '#application/accounts/await-upi-match.ts';
import { formatWait } from '#domain/platform/format-wait.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AnchorButton } from '#ui/platform/design-system/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { QrCode } from '#ui/platform/design-system/qr-code.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { SuccessMark } from '#ui/platform/design-system/success-mark.tsx';
import styles from './bank.module.css';
import type { UpiVerification } from './upi-verification.ts';
import { upiWords as words } from './words.ts';

const REDIRECT_MILLISECONDS = 1000;

interface UpiPanelProps {
  readonly upi: UpiVerification;
  /** Where a match leads. */
  readonly nextPath: string;
}

/** Proves the account by one rupee; a match leads on after a second. */
export const UpiPanel = observer(function UpiPanel({ upi, nextPath }: UpiPanelProps) {
  const { state } = upi;
  const navigate = useNavigate();
  const isMatch = state.kind === 'match';
  useEffect(() => {
    if (!isMatch) return undefined;
    const leave = () => void navigate(nextPath, { replace: true });
    const timer = window.setTimeout(leave, REDIRECT_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isMatch, navigate, nextPath]);
  switch (state.kind) {
    case 'none':
      return (
        <Stack gap="lg">
          <p>{words.lead}</p>
          {state.error !== undefined && (
            <Notice tone="danger" isAnnounced>
              {state.error}
            </Notice>
          )}
          <Button
            isFullWidth
            isBusy={upi.starting.isRunning}
            busyWords={words.starting}
            onClick={() => void upi.start()}
          >
            {words.start}
          </Button>
        </Stack>
      );
    case 'waiting':
      return <Waiting check={state.check} upi={upi} />;
    case 'match':
      return (
        <div className={styles.matched} role="status">
          <SuccessMark />
          <p className={styles.good}>{words.match}</p>
        </div>
      );
  }
});

const Waiting = observer(function Waiting({
  check,
  upi,
}: {
  readonly check: AwaitedCheck;
  readonly upi: UpiVerification;
}) {
  return (
    <Stack gap="lg">
      <Card>
        <div className={styles.scan}>
          <QrCode text={check.link} label={words.qr} />
          <p>{words.scan}</p>
        </div>
      </Card>
      <div className={styles.wait}>
        <p role="status">{words.waiting}</p>
        <p role="timer" className={styles.left}>
          {formatWait(upi.secondsLeft)} {words.left}
        </p>
      </div>
      <AnchorButton href={check.link} isFullWidth>
        {words.open}
      </AnchorButton>
      {check.webPage !== undefined && (
        <AnchorButton href={check.webPage} kind="secondary" isFullWidth opensNewTab>
          {words.elsewhere}
        </AnchorButton>
      )}
    </Stack>
  );
});
