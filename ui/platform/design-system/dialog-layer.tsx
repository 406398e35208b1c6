import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

/** What Dialog fetches when it opens. The strict policy allows no style elements. */
export function DialogLayer({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  illustration,
  size = 'small',
  isDismissable = true,
}: DialogProps) {
  const changeOpen = (open: boolean) => {
    if (!open && isDismissable) onClose();
  };
  return (
    <CSPProvider disableStyleElements>
      <BaseDialog.Root
        open={isOpen}
        onOpenChange={changeOpen}
        disablePointerDismissal={!isDismissable}
      >
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className={styles.backdrop} />
          <BaseDialog.Viewport className={styles.viewport}>
            <BaseDialog.Popup className={styles.popup} data-ground="paper" data-size={size}>
              {isDismissable && (
                <div className={styles.close}>
                  <BaseDialog.Close render={<IconButton label="Close" icon={<X />} />} />
                </div>
              )}
              {illustration !== undefined && <div className={styles.picture}>{illustration}</div>}
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description !== undefined && (
                <BaseDialog.Description className={styles.description}>
                  {description}
                </BaseDialog.Description>
              )}
              {children !== undefined && <div className={styles.content}>{children}</div>}
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </CSPProvider>
  );
}
