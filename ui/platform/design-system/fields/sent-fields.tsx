import type { ReactNode } from 'react';
import styles from './sent-fields.module.css';

interface SentFieldsProps {
  /** Whether their values are being sent: they are disabled, so that no later input is lost. */
  readonly isSent: boolean;
  readonly children: ReactNode;
}

/** The fields of a form, disabled while they are sent. The button that sends them stays outside. */
export function SentFields({ isSent, children }: SentFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={isSent}>
      {children}
    </fieldset>
  );
}
