import type { ReactNode } from 'react';
import { useLayers } from './use-layers.ts';

export interface OverlayProps {
  readonly isOpen: boolean;
  /** What is going on: "Verifying your bank account". */
  readonly title: string;
  /** How long it takes, or not to leave the page. */
  readonly text?: ReactNode;
}

/** Covers the screen while something runs that must not be interrupted. */
export function Overlay(props: OverlayProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.OverlayLayer {...props} isOpen={isShown} />;
}
