import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { focusFirst, Modal } from './modal.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape, the back gesture and a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  readonly illustration?: ReactNode;
  /** `page`: holds a page that covers the screen of a phone, and is all that scrolls. */
  readonly size?: 'small' | 'medium' | 'large' | 'page';
  /** False if the dialog cannot be closed: during an operation, or until the user chooses. */
  readonly isDismissable?: boolean;
}

/** A modal dialog in the middle of the screen: a question, a form or a result. */
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
  const titleId = useId();
  const textId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={isDismissable}
      className={styles.dialog}
      size={size}
      labelledBy={titleId}
      describedBy={description === undefined ? undefined : textId}
    >
      <div className={styles.panel} data-ground="paper">
        {isDismissable && (
          <div className={styles.close}>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
        )}
        {illustration !== undefined && <div className={styles.picture}>{illustration}</div>}
        <h2
          id={titleId}
          className={styles.title}
          {...(isDismissable && { ref: focusFirst, tabIndex: -1 })}
        >
          {title}
        </h2>
        {description !== undefined && (
          <p id={textId} className={styles.description}>
            {description}
          </p>
        )}
        {children !== undefined && <div className={styles.content}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
