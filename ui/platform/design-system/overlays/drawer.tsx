import type { DrawerProps } from './drawer-layer.tsx';
import './drawer-properties.ts';
import { useLayers } from './use-layers.ts';

/** A bottom sheet on phones, a centred panel on wide screens: details, filters, lists. */
export function Drawer(props: DrawerProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.DrawerLayer {...props} isOpen={isShown} />;
}
