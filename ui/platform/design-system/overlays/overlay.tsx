import type { OverlayProps } from './overlay-layer.tsx';
import { useLayers } from './use-layers.ts';

/** Covers the screen during an operation that must not be interrupted. */
export function Overlay(props: OverlayProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.OverlayLayer {...props} isOpen={isShown} />;
}
