import { type ReactNode, type SyntheticEvent, useRef } from 'react';

interface FormProps {
  readonly children: ReactNode;
  /** If it returns a promise, errors that arrive with the reply also take the focus. */
  readonly onSubmit: () => void | Promise<void>;
  /** The accessible name, if a screen has several forms. */
  readonly label?: string;
  /** For a submit button outside the form (its `form` attribute). */
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A form that focuses its first invalid field after a failed submit. */
export function Form({ children, onSubmit, label, id, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The errors are rendered after this event.
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
