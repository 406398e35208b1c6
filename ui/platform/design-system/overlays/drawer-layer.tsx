import { CSPProvider } from '@base-ui/react/csp-provider';
import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';

export interface DrawerProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape, a click outside and a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Fixed at the bottom of the drawer. */
  readonly actions?: ReactNode;
}

/**
 * The implementation of `Drawer`, loaded on first use. The content security policy forbids style
 * elements.
 */
export function DrawerLayer({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
}: DrawerProps) {
  return (
    <CSPProvider disableStyleElements>
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
    </CSPProvider>
  );
}
