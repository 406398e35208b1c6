import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { SignDealSlip } from '#application/private-market/sign-deal-slip.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { ORDERS_PATH } from '#ui/private-market/paths.ts';
import { DealSlipFrame } from './deal-slip-frame.tsx';
import styles from './deal-slip.module.css';
import { DealSlipViewModel, type SigningEnd } from './deal-slip.view-model.ts';
import { dealSlipCopy as copy } from './copy.ts';

interface DealSlipSigningProps {
  readonly requestId: ShareOrderId;
  /** Called when the dialog closes, with or without a signature. */
  readonly onEnd: () => void;
  /** True outside the orders page; the orders page then opens after the signature. */
  readonly leadsToOrders?: boolean;
}

export const DealSlipSigning = observer(function DealSlipSigning(props: DealSlipSigningProps) {
  const { requestId, onEnd } = props;
  const prepareSlip = useUseCase(PrepareDealSlip);
  const signSlip = useUseCase(SignDealSlip);
  const viewModel = useViewModel(() => new DealSlipViewModel(prepareSlip, signSlip, requestId));
  const { state } = viewModel;
  useSigningEndToast(state.kind === 'ended' ? state.why : undefined, onEnd);
  if (state.kind === 'ended') return undefined;
  if (state.kind === 'signed') return <Signed {...props} />;
  const isOpen = state.kind === 'open';
  return (
    <Dialog
      isOpen
      size="page"
      title={copy.title}
      isDismissable={isOpen}
      onClose={() => viewModel.cancel()}
    >
      {isOpen ? (
        <DealSlipFrame
          token={state.token}
          widget={state.widget}
          onCompleted={() => void viewModel.confirm()}
          onCancelled={() => viewModel.cancel()}
          onFailed={() => viewModel.fail()}
        />
      ) : (
        <Waiting viewModel={viewModel} onEnd={onEnd} />
      )}
    </Dialog>
  );
});

interface WaitingProps {
  readonly viewModel: DealSlipViewModel;
  readonly onEnd: () => void;
}

const Waiting = observer(function Waiting({ viewModel, onEnd }: WaitingProps) {
  const { state, confirming } = viewModel;
  if (state.kind === 'unconfirmed') {
    return (
      <div className={styles.waiting}>
        <Notice tone="danger" isAnnounced>
          {copy.unconfirmed}
        </Notice>
        <Button isFullWidth onClick={() => void viewModel.confirm()}>
          {copy.tryAgain}
        </Button>
        <Button kind="quiet" isFullWidth onClick={onEnd}>
          {copy.close}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner size="large" />
      <p>{state.kind === 'confirming' ? copy.confirming : copy.preparing}</p>
      {confirming.isChecking && <p>{copy.checking}</p>}
    </div>
  );
});

function Signed({ onEnd, leadsToOrders = false }: DealSlipSigningProps) {
  return (
    <Dialog
      isOpen
      onClose={onEnd}
      title={copy.signedTitle}
      description={copy.signed}
      illustration={<SuccessMark />}
      isDismissable={false}
      actions={
        leadsToOrders ? (
          <LinkButton to={ORDERS_PATH}>{copy.toOrders}</LinkButton>
        ) : (
          <Button onClick={onEnd}>{copy.close}</Button>
        )
      }
    />
  );
}

const SAID: Readonly<Partial<Record<SigningEnd, string>>> = {
  'payment-not-done': copy.notPaid,
  'technical-issue': copy.technical,
  'signing-failed': copy.signingFailed,
};

/**
 * Shows a toast once that says why signing ended without a signature; none if the slip is already
 * signed.
 */
function useSigningEndToast(why: SigningEnd | undefined, onEnd: () => void): void {
  const toasts = useToasts();
  const isSaid = useRef(false);
  useEffect(() => {
    if (why === undefined || isSaid.current) return;
    isSaid.current = true;
    const error = SAID[why];
    if (error !== undefined) toasts.show({ text: error, tone: 'danger' });
    if (why === 'cancelled') toasts.show({ text: copy.cancelled });
    onEnd();
  }, [why, onEnd, toasts]);
}
