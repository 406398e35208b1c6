import type { ReactNode } from 'react';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import styles from './pop-up-form.module.css';

interface PopUpFormProps {
  /** Sends the form if the input is valid, and returns whether it is. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}

/** A form with error messages of our own: the browser neither validates nor submits it. */
export function PopUpForm({ onSubmit, children }: PopUpFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!onSubmit()) focusFirstInvalid(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}
