import type { ReactNode } from 'react';
import './drawer-properties.ts';
import { useLayers } from './use-layers.ts';

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
export function Drawer(props: DrawerProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.DrawerLayer {...props} isOpen={isShown} />;
}
