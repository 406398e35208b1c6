import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** False during an operation that must finish, or if the user must choose. */
  readonly isDismissable?: boolean;
}

/**
 * The implementation of `Dialog`, loaded on first use. The content security policy forbids style
 * elements.
 */
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
