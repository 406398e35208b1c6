import { Surroundings } from '#application/platform/surroundings.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Spinner } from '../platform/design-system/spinner.tsx';
import { SuccessMark } from '../platform/design-system/success-mark.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { ORDERS_PATH } from './basket-paths.ts';
import { DealSlipFrame } from './deal-slip-frame.tsx';
import styles from './deal-slip.module.css';
import { DealSlipViewModel, type SigningEnd } from './deal-slip.view-model.ts';
import { dealSlipWords as words } from './deal-slip-words.ts';

interface DealSlipSigningProps {
  readonly requestId: ShareOrderId;
  /** The dialog is closed, however it went. */
  readonly onEnd: () => void;
  /** Whether it was opened elsewhere than on the orders page, to which it then leads. */
  readonly leadsToOrders?: boolean;
}

/** Signing a deal slip, from its preparation to what follows. */
export const DealSlipSigning = observer(function DealSlipSigning(props: DealSlipSigningProps) {
  const { requestId, onEnd } = props;
  const slips = usePort(DealSlips);
  const surroundings = usePort(Surroundings);
  const viewModel = useViewModel(() => new DealSlipViewModel(slips, surroundings, requestId));
  const { state } = viewModel;
  useEndWords(state.kind === 'ended' ? state.why : undefined, onEnd);
  if (state.kind === 'ended') return undefined;
  if (state.kind === 'signed') return <Signed {...props} />;
  const isOpen = state.kind === 'open';
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.title}
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
  const { state, isChecking } = viewModel;
  if (state.kind === 'unconfirmed') {
    return (
      <div className={styles.waiting}>
        <Notice tone="danger" isAnnounced>
          {words.unconfirmed}
        </Notice>
        <Button isFullWidth onClick={() => void viewModel.confirm()}>
          {words.tryAgain}
        </Button>
        <Button kind="quiet" isFullWidth onClick={onEnd}>
          {words.close}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <Spinner size="large" />
      <p>{state.kind === 'confirming' ? words.confirming : words.preparing}</p>
      {isChecking && <p>{words.checking}</p>}
    </div>
  );
});

function Signed({ onEnd, leadsToOrders = false }: DealSlipSigningProps) {
  return (
    <Dialog
      isOpen
      onClose={onEnd}
      title={words.signedTitle}
      description={words.signed}
      illustration={<SuccessMark />}
      isDismissable={false}
      actions={
        leadsToOrders ? (
          <LinkButton to={ORDERS_PATH}>{words.toOrders}</LinkButton>
        ) : (
          <Button onClick={onEnd}>{words.close}</Button>
        )
      }
    />
  );
}

const SAID: Readonly<Partial<Record<SigningEnd, string>>> = {
  'payment-not-done': words.notPaid,
  'technical-issue': words.technical,
  'signing-failed': words.signingFailed,
};

/** Says once how it ended without a signature; what is signed already needs no word. */
function useEndWords(why: SigningEnd | undefined, onEnd: () => void): void {
  const toasts = useToasts();
  const isSaid = useRef(false);
  useEffect(() => {
    if (why === undefined || isSaid.current) return;
    isSaid.current = true;
    const error = SAID[why];
    if (error !== undefined) toasts.show({ text: error, tone: 'danger' });
    if (why === 'cancelled') toasts.show({ text: words.cancelled });
    onEnd();
  }, [why, onEnd, toasts]);
}
