import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: ReactNode;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A modal for the public pages, built on the native `<dialog>`. It traps the focus, closes on
 * Escape and returns the focus. The page behind it does not scroll.
 */
export function Modal({ isOpen, onClose, title, text, picture, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const shown = dialog.current;
    document.body.dataset['popUp'] = 'open';
    shown?.showModal();
    return () => {
      delete document.body.dataset['popUp'];
      shown?.close();
    };
  }, [isOpen]);
  return (
    // A click on the backdrop closes the modal; Escape does so on a keyboard.
    /* oxlint-disable jsx-a11y/click-events-have-key-events */
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.close}>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      )}
    </dialog>
  );
}
