import { type ReactNode, useId } from 'react';
import styles from './switch-field.module.css';

export interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Ignores presses, and keeps the focus. */
  readonly isDisabled?: boolean;
  /** A row with a knob at its end, or a chip beside other chips. */
  readonly look?: 'row' | 'chip';
}

/** A switch for a setting that takes effect at once. */
export function SwitchField({
  label,
  detail,
  isOn,
  onChange,
  isDisabled = false,
  look = 'row',
}: SwitchFieldProps) {
  const detailId = useId();
  return (
    <div className={styles.field} data-look={look}>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <input
          className={styles.switch}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isDisabled || undefined}
          aria-describedby={detail === undefined ? undefined : detailId}
          onChange={(event) => !isDisabled && onChange(event.currentTarget.checked)}
        />
      </label>
      {detail !== undefined && (
        <p id={detailId} className={styles.detail}>
          {detail}
        </p>
      )}
    </div>
  );
}
