/** What the keyboard can reach, in the order of the document. */
const REACHABLE = 'a[href], button, input';

/**
 * The page of this address as it was made when the app was built, which stands in the document
 * until the app has drawn it: see `login.server.tsx`. Every other address has none.
 */
function shellOf(page: Document): HTMLElement | undefined {
  return page.getElementById('shell') ?? undefined;
}

/** Something else than the page that was made is there to be seen. */
export function leaveShell(): void {
  shellOf(document)?.remove();
}

/**
 * The app has drawn the very page that was made: whoever was in it goes on at the same place.
 * @returns what was typed meanwhile into its first field, or nothing
 */
export function takeOverShell(): string {
  const shell = shellOf(document);
  if (shell === undefined) return '';
  const left = shell.querySelector('input');
  const field = document.querySelector<HTMLInputElement>('#app input');
  const typed = left?.value ?? '';
  const active = document.activeElement;
  const place = Array.from(shell.querySelectorAll(REACHABLE)).findIndex(
    (control) => control === active,
  );
  // Only what is in sight takes the focus, and a phone keeps its keyboard if it goes over directly.
  shell.dataset['left'] = '';
  if (place >= 0) {
    document.querySelectorAll<HTMLElement>(`#app :is(${REACHABLE})`)[place]?.focus();
    if (left === active && left !== null && field !== null) takeOverSelection(left, field);
  }
  shell.remove();
  return typed;
}

/** What is typed next takes the place of what was selected, or of the number of last time. */
function takeOverSelection(left: HTMLInputElement, field: HTMLInputElement): void {
  if (left.value === '') {
    field.select();
    return;
  }
  // Before the app puts it there, which would leave the caret at its end.
  field.value = left.value;
  field.setSelectionRange(left.selectionStart, left.selectionEnd);
}
