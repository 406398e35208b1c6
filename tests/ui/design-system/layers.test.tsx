import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DesignSystemProvider } from '#ui/platform/design-system/foundations/design-system-provider.tsx';
import { ConfirmDialog } from '#ui/platform/design-system/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
import { InfoButton } from '#ui/platform/design-system/actions/info-button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { Toasts } from '#ui/platform/design-system/feedback/toasts.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

  it('stays open if Enter is pressed twice to open it', async () => {
    render(<Question />);
    screen.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Remove this account?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Remove this account?' })).toHaveFocus();
  });

  it('stays open on Escape when a choice must be made', async () => {
    render(<Question isDismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('stays open when the browser closes it on a repeated Escape', async () => {
    render(<Question isDismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog: HTMLDialogElement = await screen.findByRole('dialog');
    act(() => dialog.close());
    await waitFor(() => expect(dialog.open).toBe(true));
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeVisible();
  });

  it('closes on a click outside, but not when a selection of text ends there', async () => {
    render(<Question />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.pointerDown(screen.getByText('Remove this account?'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when a field inside is cancelled', async () => {
    render(<Question />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent(screen.getByText('Keep it'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('adds no style element to the page', async () => {
    render(<Question />);
    const before = document.querySelectorAll('style').length;
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog');
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

describe('a question before an action', () => {
  it('cannot be closed while the action runs, because it no longer keeps anything', async () => {
    const close = vi.fn<() => void>();
    const labels = { keepLabel: 'Keep order', confirmLabel: 'Yes, cancel order' };
    const texts = { title: 'Cancel this order?', text: 'It ends.', ...labels };
    const dialog = (isBusy: boolean) => (
      <ConfirmDialog isOpen onClose={close} onConfirm={() => {}} isBusy={isBusy} {...texts} />
    );
    const { rerender } = render(dialog(true));
    expect(screen.getByRole('button', { name: 'Keep order' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    rerender(dialog(false));
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a drawer', () => {
  it('closes on a swipe down over its head', async () => {
    const onClose = vi.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Filters">
        Text
      </Drawer>,
    );
    const head = screen.getByRole('heading', { name: 'Filters' });
    const finger = { pointerType: 'touch' };
    fireEvent.pointerDown(head, { ...finger, clientY: 300 });
    fireEvent.pointerUp(head, { ...finger, clientY: 320 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(head, { ...finger, clientY: 300 });
    fireEvent.pointerUp(head, { ...finger, clientY: 400 });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

function Nested() {
  const toasts = useToasts();
  const [open, setOpen] = useState(0);
  const close = () => setOpen(open - 1);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Filters</Button>
      <Drawer isOpen={open > 0} onClose={close} title="Filters">
        <Button onClick={() => setOpen(2)}>Clear</Button>
        <Dialog isOpen={open > 1} onClose={close} title="Clear all?">
          <Button onClick={() => toasts.show({ text: 'Cleared' })}>Yes</Button>
        </Dialog>
      </Drawer>
    </>
  );
}

describe('a dialog in a drawer', () => {
  const openBoth = async () => {
    render(<Nested />, { wrapper: DesignSystemProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  };

  it('is closed first, and each returns the focus', async () => {
    await openBoth();
    expect(screen.getByRole('dialog', { name: 'Clear all?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });

  it('contains the toasts while it is open, because the rest of the page is inert', async () => {
    await openBoth();
    const dialog = screen.getByRole('dialog', { name: 'Clear all?' });
    const regions = within(dialog).getAllByRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(regions).toContain(screen.getByText('Cleared').closest('[role=status]'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveTextContent('Cleared');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Cleared')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
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
  it('appears in an existing live region: status, or alert for a failure', () => {
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

  it('appears in the corner by default', () => {
    const { show } = renderToasts();
    show('Usual');
    show('Above', { position: 'top-centre' });
    const positionOf = (text: string) =>
      screen.getByText(text).closest('[data-position]')?.getAttribute('data-position');
    expect(positionOf('Usual')).toBe('corner');
    expect(positionOf('Above')).toBe('top-centre');
  });

  it('is dismissed by its action', async () => {
    const { show } = renderToasts();
    const undo = vi.fn<() => void>();
    show('Removed', { action: { label: 'Undo', onClick: undo } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('disappears after its time, which pauses while it is hovered', () => {
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

  it('waits behind three others and is not shown twice', async () => {
    const { show, toasts } = renderToasts();
    for (const text of ['one', 'two', 'three', 'four', 'one']) show(text);
    expect(toasts.inSight().map((toast) => toast.text)).toEqual(['one', 'two', 'three']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    expect(toasts.inSight().map((toast) => toast.text)).toEqual(['two', 'three', 'four']);
  });
});

describe('a popover', () => {
  it('opens on a click, is announced, and returns the focus on Escape', async () => {
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
