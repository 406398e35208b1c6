/** What the keyboard can reach, in the order of the document. */
const REACHABLE = 'a[href], button, input';

/**
 * What this address shows at first, as it was made when the app was built: it stands in the
 * document until the screen is there, see `shells.server.tsx`. Who will be sent on sees none.
 */
function shellOf(page: Document): HTMLElement | undefined {
  return page.getElementById('shell') ?? undefined;
}

/** Something else than the page that was made is there to be seen. */
export function leaveShell(): void {
  shellOf(document)?.remove();
}

/** The screen of the address has come. That of the sign-in has more to take over. */
export function screenIsThere(): void {
  if (location.pathname !== '/login') takeOverShell();
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
