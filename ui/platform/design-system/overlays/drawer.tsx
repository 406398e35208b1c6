import X from 'lucide-react/icons/x';
import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import styles from './drawer.module.css';
import { focusFirst, Modal } from './modal.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';

interface DrawerProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape, the back gesture, a click outside and a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Fixed at the bottom of the drawer. */
  readonly actions?: ReactNode;
}

/** A bottom sheet on phones, a centred panel on wide screens: details, filters, lists. */
export function Drawer({ isOpen, onClose, title, description, children, actions }: DrawerProps) {
  const titleId = useId();
  const textId = useId();
  const swipe = useSwipeDown(onClose);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      className={styles.drawer}
      labelledBy={titleId}
      describedBy={description === undefined ? undefined : textId}
    >
      <div className={styles.panel} data-ground="paper">
        <div className={styles.head} {...swipe}>
          <div className={styles.handle} aria-hidden="true" />
          <h2 id={titleId} className={styles.title} ref={focusFirst} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </div>
        <div className={styles.content}>
          {description !== undefined && (
            <p id={textId} className={styles.description}>
              {description}
            </p>
          )}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}

const SWIPE_PIXELS = 48;

/** Handlers of an element that calls `onSwipe` when a finger moves down over it. */
function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | undefined>(undefined);
  return {
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : clientY;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (start.current !== undefined && clientY - start.current > SWIPE_PIXELS) onSwipe();
    },
  };
}
