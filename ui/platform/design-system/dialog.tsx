import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on the close button, Escape and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** A picture or icon above the title. */
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** False while something runs that must not be left, or when a choice must be made. */
  readonly isDismissable?: boolean;
}

/** A question or a notice above the page: keeps the focus inside and gives it back. */
export function Dialog({
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
  );
}
