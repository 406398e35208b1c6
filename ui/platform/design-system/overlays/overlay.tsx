import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';
import styles from './overlay.module.css';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';

interface OverlayProps {
  readonly isOpen: boolean;
  /** The operation in progress: "Verifying your bank account". */
  readonly title: string;
  /** The expected duration, or a request to keep the page open. */
  readonly text?: ReactNode;
}

/** Covers the screen during an operation that must not be interrupted. */
export function Overlay({ isOpen, title, text }: OverlayProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Modal
      isOpen={isOpen}
      isDismissable={false}
      className={styles.overlay}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={text === undefined ? undefined : textId}
    >
      <div className={styles.panel} data-ground="green">
        <Spinner size="large" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
      </div>
    </Modal>
  );
}
