/** Focusable controls, in document order. */
const REACHABLE = 'a[href], button, input';

/**
 * The prerendered page of this path (`shells.server.tsx`), which stays in the document until the
 * app has rendered the screen. Undefined if the user will be redirected.
 */
export function shellOf(page: Document): HTMLElement | undefined {
  return page.getElementById('shell') ?? undefined;
}

/** Removes the prerendered page, because the app shows another page. */
export function removeShell(): void {
  shellOf(document)?.remove();
}

/**
 * Called once the screen has been downloaded. A complete shell, that of the sign-in, is replaced by
 * its screen instead.
 */
export function onScreenMounted(): void {
  if (shellOf(document)?.dataset['complete'] === undefined) adoptShellInput();
}

/**
 * Replaces the prerendered page by the same page rendered by the app. The focus, the selection and
 * the input are carried over.
 * @returns the text that the user typed into its first field, or an empty text
 */
export function adoptShellInput(): string {
  const shell = shellOf(document);
  if (shell === undefined) return '';
  const left = shell.querySelector('input');
  const field = document.querySelector<HTMLInputElement>('#app input');
  const typed = left?.value ?? '';
  const active = document.activeElement;
  const place = Array.from(shell.querySelectorAll(REACHABLE)).findIndex(
    (control) => control === active,
  );
  // Show the app first, because hidden elements cannot take the focus. Moving the focus directly
  // keeps the on-screen keyboard open.
  shell.dataset['left'] = '';
  if (place >= 0) {
    document.querySelectorAll<HTMLElement>(`#app :is(${REACHABLE})`)[place]?.focus();
    if (left === active && left !== null && field !== null) takeOverSelection(left, field);
  }
  shell.remove();
  return typed;
}

/** Restores the selection, or selects the remembered number so that typing replaces it. */
function takeOverSelection(left: HTMLInputElement, field: HTMLInputElement): void {
  if (left.value === '') {
    field.select();
    return;
  }
  // Set the value before React does, which would move the caret to the end.
  field.value = left.value;
  field.setSelectionRange(left.selectionStart, left.selectionEnd);
}
