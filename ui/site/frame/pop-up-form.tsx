import type { SubmitEvent, ReactNode } from 'react';
import styles from './pop-up-form.module.css';

interface PopUpFormProps {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
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
        void onSubmit(event);
      }}
    >
      {children}
    </form>
  );
}
