import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstEmpty, focusNextEmpty, leadByEnter } from './form-focus.ts';

interface FormProps {
  readonly children: ReactNode;
  /** Called on submit. If it returns a promise, errors that the server returns are focused, too. */
  readonly onSubmit: () => void | Promise<void>;
  /** The accessible name, if a screen has several forms. */
  readonly label?: string;
  /** The id of the form, for a submit button outside it (its `form` attribute). */
  readonly id?: string;
  readonly className?: string | undefined;
  /** Whether the first empty field takes the focus when the form appears. */
  readonly takesFocus?: boolean;
  /**
   * The names of fields that are complete, such as a verified PAN, separated by commas. If one of
   * them has the focus when it becomes complete, the focus moves to the next empty field.
   */
  readonly completed?: string;
}

/**
 * A form that leads from field to field: Enter moves to the next empty field and submits from the
 * last one. After a failed submit, the first invalid field has the focus.
 */
export function Form(props: FormProps) {
  const { children, onSubmit, label, id, className, takesFocus = false, completed = '' } = props;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => (form.current ? leadByEnter(form.current) : undefined), []);
  useLayoutEffect(() => {
    if (takesFocus && form.current) focusFirstEmpty(form.current);
  }, [takesFocus]);
  useEffect(() => {
    const active = document.activeElement?.getAttribute('name');
    if (!active || !form.current) return;
    if (completed.split(',').includes(active)) focusNextEmpty(form.current);
  }, [completed]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const active = document.activeElement;
    // React renders the errors after this event, so focus the field in a later task.
    const focus = () => void setTimeout(() => focusAfter(form.current, active));
    const sent = onSubmit();
    if (sent === undefined) focus();
    else void sent.then(focus);
  };
  return (
    <form
      ref={form}
      id={id}
      className={className}
      aria-label={label}
      // Prevents a native submission before the scripts load, which would put the input into the
      // URL.
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      {children}
    </form>
  );
}

/** Focuses the first invalid field, or else the field that lost the focus while it was sent. */
function focusAfter(form: HTMLFormElement | null, active: Element | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
  if (control) control.focus();
  else if (document.activeElement === document.body && active instanceof HTMLElement) {
    active.focus();
  }
}
