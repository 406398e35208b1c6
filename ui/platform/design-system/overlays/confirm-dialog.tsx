import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: ReactNode;
  /** The label of the button that closes the dialog and changes nothing. */
  readonly keepLabel: string;
  readonly confirmLabel: string;
  /** `danger`, the default, if something is removed or ended. */
  readonly confirmKind?: 'danger' | 'primary';
  readonly onConfirm: () => void;
  readonly isBusy: boolean;
  /** Announced to screen readers while the confirmed action runs. */
  readonly busyText?: string;
}

/**
 * Asks for confirmation before something is removed, ended or accepted. It stays open while that
 * runs, because keeping is no longer possible then.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, keepLabel, confirmLabel, onConfirm, isBusy } = props;
  const { busyText, confirmKind = 'danger' } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      isDismissable={!isBusy}
      actions={
        <>
          <Button kind="secondary" isDisabled={isBusy} onClick={onClose}>
            {keepLabel}
          </Button>
          <Button
            kind={confirmKind}
            isBusy={isBusy}
            {...(busyText !== undefined && { busyText })}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
