import { type ReactNode, type SyntheticEvent, useRef } from 'react';

interface FormProps {
  readonly children: ReactNode;
  /** Called on submit. If it returns a promise, errors that the server returns are focused, too. */
  readonly onSubmit: () => void | Promise<void>;
  /** The accessible name, if a screen has several forms. */
  readonly label?: string;
  /** The id of the form, for a submit button outside it (its `form` attribute). */
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A form that focuses its first invalid field after a failed submit. */
export function Form({ children, onSubmit, label, id, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React renders the errors after this event, so focus the field in a later task.
    const focus = () => void setTimeout(() => focusFirstInvalid(form.current));
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

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid;
  control?.focus();
}
