import type { DialogProps } from './dialog-layer.tsx';
import { useLayers } from './use-layers.ts';

/** A modal dialog: traps the focus and returns it. */
export function Dialog(props: DialogProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.DialogLayer {...props} isOpen={isShown} />;
}
