import type { PortFailure } from '#application/platform/port-failure.ts';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const offline: PortFailure = { kind: 'unreachable', reason: 'offline' };
const refused: PortFailure = { kind: 'refused', status: 500, code: 'unknown' };

function renderError(failure: PortFailure) {
  const onRetry = vi.fn<() => void>();
  const { unmount } = render(
    <LoadError what="Your deposits" failure={failure} onRetry={onRetry} />,
  );
  const goOnline = () => window.dispatchEvent(new Event('online'));
  return { onRetry, goOnline, unmount };
}

describe('a failed load', () => {
  it('is repeated once when the connection is back', () => {
    const { onRetry, goOnline } = renderError(offline);
    expect(screen.getByText('Your deposits could not be loaded')).toBeInTheDocument();
    goOnline();
    goOnline();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('waits for the investor if the server refused it', () => {
    const { onRetry, goOnline } = renderError(refused);
    goOnline();
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('is not repeated after the screen is left', () => {
    const { onRetry, goOnline, unmount } = renderError(offline);
    unmount();
    goOnline();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
