/**
 * Moves the focus to the reason why a press was not acted on: the first invalid field, or else the
 * button of the error message.
 */
export function focusError(form: Element | null | undefined): void {
  // React renders the error after the current event, so focus it in a later task.
  setTimeout(() => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const retry = form?.querySelector<HTMLElement>('[role="alert"] button');
    (invalid ?? retry)?.focus();
  });
}
