import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';

export interface DrawerProps {
  readonly isOpen: boolean;
  /** Called on the close button, Escape, a press outside and a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight at the foot. */
  readonly actions?: ReactNode;
}

/** A sheet from below on phones, a panel in the middle on wide screens: details, filters, lists. */
export function Drawer({ isOpen, onClose, title, description, children, actions }: DrawerProps) {
  return (
    <BaseDrawer.Root
      open={isOpen}
      swipeDirection="down"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={styles.backdrop} />
        <BaseDrawer.Viewport className={styles.viewport}>
          <BaseDrawer.Popup className={styles.popup} data-ground="paper">
            <div className={styles.handle} aria-hidden="true" />
            <div className={styles.head}>
              <BaseDrawer.Title className={styles.title}>{title}</BaseDrawer.Title>
              <BaseDrawer.Close render={<IconButton label="Close" icon={<X />} />} />
            </div>
            <BaseDrawer.Content className={styles.content}>
              {description !== undefined && (
                <BaseDrawer.Description className={styles.description}>
                  {description}
                </BaseDrawer.Description>
              )}
              {children}
            </BaseDrawer.Content>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
