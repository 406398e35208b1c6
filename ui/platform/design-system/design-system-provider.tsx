import type { ReactNode } from 'react';
import { ToastProvider } from './toast.tsx';
import type { Toasts } from './toasts.ts';
import { useLayersAhead } from './use-layers.ts';

interface DesignSystemProviderProps {
  readonly children: ReactNode;
  readonly toasts?: Toasts;
}

/** What the components need above them: toasts, and that layers are fetched in time. */
export function DesignSystemProvider({ children, toasts }: DesignSystemProviderProps) {
  useLayersAhead();
  return toasts === undefined ? (
    <ToastProvider>{children}</ToastProvider>
  ) : (
    <ToastProvider toasts={toasts}>{children}</ToastProvider>
  );
}
