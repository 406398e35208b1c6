import type { ReactNode } from 'react';
import { useLayers } from './use-layers.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on the close button, Escape and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** A picture or icon above the title. */
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** False while something runs that must not be left, or when a choice must be made. */
  readonly isDismissable?: boolean;
}

/** A question or a notice above the page: keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { layers, isShown } = useLayers(props.isOpen);
  return layers && <layers.DialogLayer {...props} isOpen={isShown} />;
}
