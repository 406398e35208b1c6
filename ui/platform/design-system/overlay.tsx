import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';
import { Spinner } from './spinner.tsx';

export interface OverlayProps {
  readonly isOpen: boolean;
  /** What is going on: "Verifying your bank account". */
  readonly title: string;
  /** How long it takes, or not to leave the page. */
  readonly text?: ReactNode;
}

/** Covers the screen while something runs that must not be interrupted. */
export function Overlay({ isOpen, title, text }: OverlayProps) {
  return (
    <Dialog.Root open={isOpen} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} data-ground="green" role="alertdialog">
          <Spinner size="large" />
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {text !== undefined && (
            <Dialog.Description className={styles.text}>{text}</Dialog.Description>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
