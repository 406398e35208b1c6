import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { cancelCopy as copy } from './copy.ts';

interface OrderCancelProps {
  readonly isBusy: boolean;
  /** Why the order cannot be cancelled now; undefined if it can. */
  readonly disabledReason?: string | undefined;
  /** Cancels the order. Returns the result; undefined if no request was sent. */
  readonly onCancel: () => Promise<Result<void, PortFailure> | undefined>;
}

export function OrderCancel({ isBusy, disabledReason, onCancel }: OrderCancelProps) {
  const toasts = useToasts();
  const cancel = async () => {
    const done = await onCancel();
    if (done === undefined || done.ok) return;
    toasts.show({ text: failureCopy(done.failure, copy.failed), tone: 'danger' });
  };
  return (
    <AskingButton
      kind="quiet"
      label={copy.cancel}
      question={{
        title: copy.title,
        text: copy.text,
        keepLabel: copy.keep,
        confirmLabel: copy.confirm,
      }}
      disabledReason={disabledReason}
      onConfirm={cancel}
      isBusy={isBusy}
    />
  );
}
