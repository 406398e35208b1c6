import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast.tsx';
import type { Toasts } from './toasts.ts';

interface DesignSystemProviderProps {
  readonly children: ReactNode;
  readonly toasts?: Toasts;
}

/** What the components need above them: toasts, and no inline styles under the strict policy. */
export function DesignSystemProvider({ children, toasts }: DesignSystemProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      {toasts === undefined ? (
        <ToastProvider>{children}</ToastProvider>
      ) : (
        <ToastProvider toasts={toasts}>{children}</ToastProvider>
      )}
    </CSPProvider>
  );
}
