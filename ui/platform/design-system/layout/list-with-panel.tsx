import type { ReactNode } from 'react';
import styles from './list-with-panel.module.css';

interface ListWithPanelProps {
  /** The list, table or chart of the page. */
  readonly children: ReactNode;
  readonly panel: ReactNode;
  /** Names the panel as a region; without it, the panel is not a landmark. */
  readonly panelLabel?: string;
  /** True if phones show the panel in another way, such as in a sheet. */
  readonly isPanelHiddenOnPhones?: boolean;
}

/**
 * A list and a panel about it. On wide screens, the panel is beside the list and sticks while the
 * list scrolls; on phones, it follows the list.
 */
export function ListWithPanel({
  children,
  panel,
  panelLabel,
  isPanelHiddenOnPhones = false,
}: ListWithPanelProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.list}>{children}</div>
      <div
        className={styles.panel}
        role={panelLabel === undefined ? undefined : 'region'}
        aria-label={panelLabel}
        data-wide-only={isPanelHiddenOnPhones || undefined}
      >
        {panel}
      </div>
    </div>
  );
}
