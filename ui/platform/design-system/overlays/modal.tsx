import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { registerModal } from './open-modals.ts';

interface ModalProps {
  readonly isOpen: boolean;
  /** Called by Escape, the back gesture and a click outside. */
  readonly onClose?: () => void;
  /** False while the user may not close it. */
  readonly isDismissable: boolean;
  /** The panel, which the modal places in the viewport. */
  readonly children: ReactNode;
  readonly className: string | undefined;
  readonly size?: string;
  readonly role?: 'alertdialog';
  /** The id of the title. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
}

/**
 * The base of dialogs, drawers and overlays: a native `<dialog>` that fills the viewport. The
 * browser makes the rest of the page inert, and moves the focus in and back. It is in the page only
 * while it is open or its exit transition runs.
 */
export function Modal(props: ModalProps) {
  const [isPresent, setPresent] = useState(false);
  if (props.isOpen && !isPresent) setPresent(true);
  const leave = () => setPresent(false);
  return isPresent && createPortal(<NativeDialog {...props} onLeft={leave} />, document.body);
}

function NativeDialog({
  isOpen,
  onClose,
  isDismissable,
  children,
  className,
  size,
  role,
  labelledBy,
  describedBy,
  onLeft,
}: ModalProps & { readonly onLeft: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  useShown(dialog, isOpen);
  useExit(dialog, isOpen, onLeft);
  const close = () => {
    if (isDismissable) onClose?.();
  };
  return (
    // Keyboard users press Escape instead of clicking outside, so the click needs no key handler.
    /* oxlint-disable jsx-a11y/click-events-have-key-events */
    /* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
    <dialog
      ref={dialog}
      className={`${styles.modal} ${className}`}
      role={role}
      data-size={size}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      inert={!isOpen}
      closedby={isDismissable ? 'closerequest' : 'none'}
      onCancel={(event) => {
        // A file field fires a bubbling `cancel` event, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || !isOpen || currentTarget.open) return;
        // On a repeated Escape, browsers close the dialog without a `cancel` event. Reopen it and
        // ask the owner to close it, because only `isOpen` may close it.
        currentTarget.showModal();
        close();
      }}
      onPointerDown={({ target, currentTarget }) => {
        // A text selection that ends outside also causes a click on the dialog, so remember where
        // the press began.
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && isPressedOutside.current) close();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * A `ref` that makes the dialog focus this element at first. Without it, the browser focuses the
 * first control, and a second press of Enter would press that.
 */
export function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

type DialogRef = React.RefObject<HTMLDialogElement | null>;

/** Closes the dialog before React removes it, because otherwise the focus does not return. */
function useShown(dialog: DialogRef, isOpen: boolean): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen || shown === null) return undefined;
    shown.showModal();
    const unregister = registerModal(shown);
    return () => {
      unregister();
      shown.close();
    };
  }, [dialog, isOpen]);
}

/** Calls `onLeft` after the exit transition. */
function useExit(dialog: DialogRef, isOpen: boolean, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    if (isOpen) return undefined;
    const transitions = dialog.current?.getAnimations() ?? [];
    if (transitions.length === 0) left.current();
    let isStale = false;
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {
      if (!isStale) left.current();
    });
    return () => {
      isStale = true;
    };
  }, [dialog, isOpen]);
}
