const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"]), select';

/** Focuses the first empty field of a new form, unless another control has the focus. */
export function focusFirstEmpty(form: HTMLFormElement): void {
  const [field] = emptyFields(form);
  if (field === undefined) return;
  // The app would otherwise give the focus to the heading of the new screen.
  field.dataset['takesFocus'] = '';
  if (isFree(document.activeElement)) field.focus({ preventScroll: true });
}

/** Moves the focus from a field of the form to the next empty one; returns whether there is one. */
export function focusNextEmpty(form: HTMLFormElement): boolean {
  const next = nextEmpty(form);
  next?.focus();
  return next !== undefined;
}

/**
 * Lets Enter move to the next empty field; from the last one it submits, as usual. The on-screen
 * keyboard names the key by what it does. Returns a function that stops it.
 */
export function leadByEnter(form: HTMLFormElement): () => void {
  const nameKey = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.setAttribute('enterkeyhint', nextEmpty(form) === undefined ? 'go' : 'next');
  };
  const moveOn = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    if (!target.matches(FIELDS)) return;
    if (target.value !== '' && focusNextEmpty(form)) event.preventDefault();
  };
  form.addEventListener('focusin', nameKey);
  form.addEventListener('keydown', moveOn);
  return () => {
    form.removeEventListener('focusin', nameKey);
    form.removeEventListener('keydown', moveOn);
  };
}

function nextEmpty(form: HTMLFormElement): HTMLElement | undefined {
  const { activeElement } = document;
  if (activeElement === null || !form.contains(activeElement)) return undefined;
  return emptyFields(form).find(
    (field) =>
      (activeElement.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

/** The fields that the user must still fill in. */
function emptyFields(form: HTMLFormElement): readonly HTMLElement[] {
  const fields = Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELDS));
  return fields.filter(
    (field) =>
      field.value === '' &&
      !field.disabled &&
      !(field instanceof HTMLInputElement && field.readOnly) &&
      field.tabIndex >= 0 &&
      field.dataset['optional'] === undefined,
  );
}

/** Whether no control has the focus: after a navigation it is on the heading. */
function isFree(active: Element | null): boolean {
  return active === null || active === document.body || active.matches('h1');
}
