import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './overlay.module.css';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';

export interface OverlayProps {
  readonly isOpen: boolean;
  /** The operation in progress: "Verifying your bank account". */
  readonly title: string;
  /** The expected duration, or a request to keep the page open. */
  readonly text?: ReactNode;
}

/**
 * The implementation of `Overlay`, loaded on first use. The content security policy forbids style
 * elements.
 */
export function OverlayLayer({ isOpen, title, text }: OverlayProps) {
  return (
    <CSPProvider disableStyleElements>
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
    </CSPProvider>
  );
}
