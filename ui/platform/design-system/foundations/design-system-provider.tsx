import type { ReactNode } from 'react';
import { ToastProvider } from '#ui/platform/design-system/feedback/toast.tsx';
import type { Toasts } from '#ui/platform/design-system/feedback/toasts.ts';

interface DesignSystemProviderProps {
  readonly children: ReactNode;
  readonly toasts?: Toasts;
}

/** Provides toasts. Every component must be inside it. */
export function DesignSystemProvider({ children, toasts }: DesignSystemProviderProps) {
  return toasts === undefined ? (
    <ToastProvider>{children}</ToastProvider>
  ) : (
    <ToastProvider toasts={toasts}>{children}</ToastProvider>
  );
}
