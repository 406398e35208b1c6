import { Component, type ReactNode } from 'react';
import { RenderError } from './render-error.tsx';
import { removeShell } from '#ui/platform/shell/app-shell.ts';

/** An error thrown while rendering a screen. */
export interface ThrownError {
  readonly message: string;
  /** Six letters and digits, reported with the error, that a user can quote to support. */
  readonly reference: string;
}

interface Props {
  readonly children: ReactNode;
  onError(error: ThrownError): void;
}

/** Shows an error page instead of a blank one. Pass a new `key` for each page to reset it. */
export class ErrorBoundary extends Component<Props, { readonly error: ThrownError | undefined }> {
  override state: { readonly error: ThrownError | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: ThrownError } {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, reference: newReference() } };
  }

  override componentDidCatch(): void {
    removeShell();
    const { error } = this.state;
    if (error !== undefined) this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <RenderError reference={error.reference} />;
  }
}

function newReference(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random.toString(36).toUpperCase().padStart(6, '0').slice(-6);
}
