/**
 * Adds the modal behaviour of `<dialog>` that jsdom lacks. The focus moves in and back, Escape
 * cancels the topmost dialog, and queries by role do not find the rest of the page. The browser
 * tests check the real behaviour.
 */
const modals: { readonly dialog: HTMLDialogElement; readonly opener: Element | null }[] = [];
const FOCUSABLE = 'button, [href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

const modalBehaviour = {
  showModal(this: HTMLDialogElement) {
    if (this.open) return;
    modals.push({ dialog: this, opener: document.activeElement });
    this.open = true;
    hideOthers();
    const first =
      this.querySelector<HTMLElement>('[autofocus]') ??
      this.querySelector<HTMLElement>(FOCUSABLE);
    this.tabIndex = -1;
    (first ?? this).focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    const index = modals.findIndex(({ dialog }) => dialog === this);
    const [closed] = modals.splice(index, 1);
    this.open = false;
    hideOthers();
    if (closed?.opener instanceof HTMLElement) closed.opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
  getAnimations: () => [],
};

// Some tests of the interface run without a DOM.
if (typeof HTMLDialogElement === 'function') {
  Object.assign(HTMLDialogElement.prototype, modalBehaviour);
  document.addEventListener('keydown', cancelOnEscape);
}

function cancelOnEscape(event: KeyboardEvent): void {
  const top = modals.at(-1)?.dialog;
  if (event.key !== 'Escape' || event.defaultPrevented || top === undefined) return;
  if (top.getAttribute('closedby') === 'none') return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

/** Hides the rest of the page from queries by role. Dialogs are children of the body. */
function hideOthers(): void {
  const top = modals.at(-1)?.dialog;
  for (const part of document.body.children) {
    if (top === undefined || part === top) part.removeAttribute('aria-hidden');
    else part.setAttribute('aria-hidden', 'true');
  }
}
