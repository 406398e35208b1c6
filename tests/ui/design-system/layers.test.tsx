import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DesignSystemProvider } from '#ui/platform/design-system/foundations/design-system-provider.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { InfoButton } from '#ui/platform/design-system/actions/info-button.tsx';
import { Toasts } from '#ui/platform/design-system/feedback/toasts.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

function Question({ isDismissable = true }: { readonly isDismissable?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DesignSystemProvider>
      <Button onClick={() => setIsOpen(true)}>Remove</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Remove this account?"
        isDismissable={isDismissable}
        actions={<Button onClick={() => setIsOpen(false)}>Keep it</Button>}
      />
    </DesignSystemProvider>
  );
}

describe('a dialog', () => {
  it('takes the focus in and gives it back when it closes', async () => {
    render(<Question />);
    const opener = screen.getByRole('button', { name: 'Remove' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this account?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });

  it('stays open on Escape when a choice must be made', async () => {
    render(<Question isDismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('adds no style element to the page', async () => {
    render(<Question />);
    const before = document.querySelectorAll('style').length;
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

function renderToasts() {
  const toasts = new Toasts();
  render(<DesignSystemProvider toasts={toasts}>page</DesignSystemProvider>);
  const show = (text: string, more = {}) =>
    act(() => {
      toasts.show({ text, ...more });
    });
  return { toasts, show };
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('a toast', () => {
  it('comes up in a live region that was there before it: status, or alert for a failure', () => {
    const { show } = renderToasts();
    const regions = [...screen.getAllByRole('status'), ...screen.getAllByRole('alert')];
    show('Link copied!');
    show('Something went wrong', { tone: 'danger' });
    const copied = screen.getByText('Link copied!').closest('[role]');
    const failed = screen.getByText('Something went wrong').closest('[role]');
    expect(copied?.getAttribute('role')).toBe('status');
    expect(failed?.getAttribute('role')).toBe('alert');
    expect(regions).toEqual(expect.arrayContaining([copied, failed]));
  });

  it('stands at the top centre unless told otherwise', () => {
    const { show } = renderToasts();
    show('Above');
    show('Below', { position: 'bottom-end' });
    const positionOf = (text: string) =>
      screen.getByText(text).closest('[data-position]')?.getAttribute('data-position');
    expect(positionOf('Above')).toBe('top-centre');
    expect(positionOf('Below')).toBe('bottom-end');
  });

  it('leaves after its time, which stands still while it is pointed at', () => {
    vi.useFakeTimers();
    const { show } = renderToasts();
    show('Link copied!', { durationMs: 3000 });
    pass(2999);
    const toast = screen.getByText('Link copied!');
    fireEvent.pointerEnter(toast.parentElement ?? toast);
    pass(60_000);
    expect(screen.queryByText('Link copied!')).not.toBeNull();
    fireEvent.pointerLeave(toast.parentElement ?? toast);
    pass(3000);
    expect(screen.queryByText('Link copied!')).toBeNull();
  });

  it('waits its turn behind three others and is not shown twice', async () => {
    const { show, toasts } = renderToasts();
    for (const text of ['one', 'two', 'three', 'four', 'one']) show(text);
    expect(toasts.inSight().map((toast) => toast.text)).toEqual(['one', 'two', 'three']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(toasts.inSight().map((toast) => toast.text)).toEqual(['two', 'three', 'four']);
  });
});

describe('an explanation', () => {
  it('opens on a press, is announced, and closes on Escape back to its button', async () => {
    render(<InfoButton label="What is yield?">Interest over principal.</InfoButton>);
    const button = screen.getByRole('button', { name: 'What is yield?' });
    await userEvent.click(button);
    expect(screen.getByText('Interest over principal.').closest('[role="status"]')).not.toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Interest over principal.')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
