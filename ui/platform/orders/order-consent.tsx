import type { ReactNode } from 'react';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import styles from './order-page.module.css';

interface OrderConsentProps {
  readonly label: string;
  readonly isGiven: boolean;
  readonly onGiven: (isGiven: boolean) => void;
  /** The link to the terms. */
  readonly children?: ReactNode;
}

/** The investor's consent to the terms of an order. */
export function OrderConsent({ label, isGiven, onGiven, children }: OrderConsentProps) {
  return (
    <div>
      <CheckboxField label={label} isChecked={isGiven} onChecked={onGiven} />
      {children !== undefined && <div className={styles.terms}>{children}</div>}
    </div>
  );
}
