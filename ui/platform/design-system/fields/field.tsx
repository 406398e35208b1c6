import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Properties that all fields share. */
export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message of the first violation; announced when it appears. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Hides the label visually, for a field whose heading already names it. */
  readonly isLabelHidden?: boolean;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-optional': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Receives the ids that link the control to its label, hint and error. */
  readonly children: (control: ControlProps) => ReactNode;
  /** A line below the control that is neither hint nor error, such as an amount in words. */
  readonly footnote?: ReactNode;
}

/** The label, control, hint and error of a field. All fields are built with it. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  footnote,
  children,
}: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} data-hidden={isLabelHidden || undefined} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'data-optional': isOptional || undefined,
      })}
      {footnote}
      <FieldMessage hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </div>
  );
}

interface FieldMessageProps {
  readonly hintId: string;
  readonly errorId: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** The hint and the error of a field or a group of choices. */
export function FieldMessage({ hintId, errorId, hint, error }: FieldMessageProps) {
  return (
    <>
      <div className={styles.live} aria-live="polite">
        {error !== undefined && (
          <p id={errorId} className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
