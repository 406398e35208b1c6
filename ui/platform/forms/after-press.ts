/** The changes that wait for the end of the press; undefined while the mouse is not pressed. */
let waiting: (() => void)[] | undefined;

function endPress(): void {
  const due = waiting ?? [];
  waiting = undefined;
  for (const change of due) change();
}

/** Undefined while pages are prerendered. */
const page = globalThis.document as Document | undefined;
page?.addEventListener('mousedown', ({ button }) => button === 0 && (waiting ??= []), true);
// A key also ends a press whose release the page did not receive.
for (const end of ['mouseup', 'keydown']) page?.addEventListener(end, endPress, true);

/**
 * Makes a change that can move the page, such as an error below a field, after the mouse press that
 * is under way. Otherwise the button moves away from under the pointer and is not clicked.
 */
export function afterPress(change: () => void): void {
  if (waiting === undefined) change();
  else waiting.push(change);
}
