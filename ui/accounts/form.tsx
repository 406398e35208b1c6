import { type ReactNode, type SyntheticEvent, useRef } from 'react';

interface FormProps {
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  /** Names the form where a screen has several. */
  readonly label?: string;
  /** For a button outside the form. */
  readonly id?: string;
  readonly className?: string | undefined;
}

/** A form whose failed submit leads to the first field that is wrong. */
export function Form({ children, onSubmit, label, id, className }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
    // The errors are on screen only after this event.
    setTimeout(() => focusFirstInvalid(form.current));
  };
  return (
    <form
      ref={form}
      id={id}
      className={className}
      aria-label={label}
      // Before its scripts are there it goes nowhere: what was typed would stand in the address.
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
