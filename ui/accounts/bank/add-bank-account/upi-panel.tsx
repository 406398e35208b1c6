import type { AwaitedCheck } from '#application/accounts/bank/upi-check-draft.ts';
import { formatWait } from '#domain/platform/format-wait.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { QrCode } from '#ui/platform/design-system/foundations/qr-code.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import type { AddBankAccountViewModel } from './add-bank-account.view-model.ts';
import styles from './add-bank-account.module.css';
import type { UpiVerification } from './upi-verification.ts';
import { upiCopy as copy } from './copy.ts';

const REDIRECT_MILLISECONDS = 1000;

interface UpiPanelProps {
  readonly viewModel: AddBankAccountViewModel;
}

/**
 * Verifies the account by a payment of one rupee. After a match, the next step opens one second
 * later.
 */
export const UpiPanel = observer(function UpiPanel({ viewModel }: UpiPanelProps) {
  const { upi } = viewModel;
  const { state } = upi;
  const navigate = useNavigate();
  const isMatch = state.kind === 'match';
  useEffect(() => {
    if (!isMatch) return undefined;
    const leave = () => void navigate(viewModel.takePathAfterUpi(), { replace: true });
    const timer = window.setTimeout(leave, REDIRECT_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isMatch, navigate, viewModel]);
  switch (state.kind) {
    case 'none':
      return (
        <Stack gap="lg">
          <p>{copy.lead}</p>
          {state.error !== undefined && (
            <Notice tone="danger" isAnnounced>
              {state.error}
            </Notice>
          )}
          <Button
            isFullWidth
            isBusy={upi.starting.isRunning}
            busyText={copy.starting}
            onClick={() => void upi.start()}
          >
            {copy.start}
          </Button>
        </Stack>
      );
    case 'waiting':
      return <Waiting check={state.check} upi={upi} />;
    case 'pending':
      return (
        <Stack gap="lg">
          <Notice tone="warning" isAnnounced title={copy.pendingTitle}>
            {copy.pending}
          </Notice>
          <Button isFullWidth onClick={() => void upi.checkAgain()}>
            {copy.checkAgain}
          </Button>
          <Button kind="quiet" isFullWidth onClick={() => void upi.start()}>
            {copy.startAgain}
          </Button>
        </Stack>
      );
    case 'match':
      return (
        <div className={styles.matched} role="status">
          <SuccessMark />
          <p className={styles.good}>{copy.match}</p>
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
          <QrCode text={check.link} label={copy.qr} />
          <p>{copy.scan}</p>
        </div>
      </Card>
      <div className={styles.wait}>
        <p role="status">{copy.waiting}</p>
        <p role="timer" className={styles.left}>
          {formatWait(upi.secondsLeft)} {copy.left}
        </p>
      </div>
      <AnchorButton href={check.link} isFullWidth>
        {copy.open}
      </AnchorButton>
      {check.webPage !== undefined && (
        <AnchorButton href={check.webPage} kind="secondary" isFullWidth opensNewTab>
          {copy.elsewhere}
        </AnchorButton>
      )}
    </Stack>
  );
});
