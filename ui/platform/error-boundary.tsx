import { Component, type ReactNode } from 'react';
import { RenderError } from './render-error.tsx';

interface Props {
  readonly children: ReactNode;
  onError(error: Error): void;
}

/** Shows what went wrong instead of a white page; a new page is a new `key`. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <RenderError message={error.message} />;
  }
}
