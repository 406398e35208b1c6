import { useState } from 'react';
import { Button, type ButtonProps } from '#ui/platform/design-system/actions/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

type Question = Pick<ConfirmDialogProps, 'title' | 'text' | 'keepLabel' | 'confirmKind'> & {
  /** The label of the button that confirms; that of the button itself by default. */
  readonly confirmLabel?: string;
};

interface AskingButtonProps
  extends Pick<ButtonProps, 'kind' | 'size' | 'isDisabled' | 'disabledReason'> {
  readonly label: string;
  readonly question: Question;
  /** The dialog closes when its promise resolves. */
  readonly onConfirm: () => void | Promise<void>;
  readonly isBusy?: boolean;
  readonly busyText?: string;
}

/** A button that asks for confirmation first. */
export function AskingButton(props: AskingButtonProps) {
  const { label, question, onConfirm, isBusy = false, busyText, ...look } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const confirm = async () => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button {...look} isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        confirmLabel={label}
        {...question}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        isBusy={isBusy}
        {...(busyText !== undefined && { busyText })}
      />
    </>
  );
}
