import { CSPProvider } from '@base-ui/react/csp-provider';
import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import styles from './drawer.module.css';
import type { DrawerProps } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';

/** What Drawer fetches when it opens. The strict policy allows no style elements. */
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
