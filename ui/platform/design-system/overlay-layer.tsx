import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog } from '@base-ui/react/dialog';
import styles from './overlay.module.css';
import type { OverlayProps } from './overlay.tsx';
import { Spinner } from './spinner.tsx';

/** What Overlay fetches when it opens. The strict policy allows no style elements. */
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
