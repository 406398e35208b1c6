/** The open modals, the topmost last. Everything outside the topmost one is inert. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal. Returns a function that removes it. */
export function registerModal(modal: HTMLDialogElement): () => void {
  change([...modals, modal]);
  return () => change(modals.filter((open) => open !== modal));
}

export function topmostModal(): HTMLDialogElement | undefined {
  return modals.at(-1);
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}
