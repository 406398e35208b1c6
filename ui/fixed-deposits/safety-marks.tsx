import type { InstitutionKind } from '#domain/fixed-deposits/deposit-filter.ts';
import { ShieldAlert, ShieldCheck, Star } from 'lucide-react';
import { Badge } from '../platform/design-system/badge.tsx';
import styles from './safety-marks.module.css';

interface SafetyMarksProps {
  readonly deposit: {
    readonly institution: InstitutionKind;
    readonly isInsured: boolean;
    readonly creditRating?: string;
  };
}

/** Whether the deposit insurance covers it, and how the issuer is rated: always both in sight. */
export function SafetyMarks({ deposit }: SafetyMarksProps) {
  const { isInsured, creditRating } = deposit;
  return (
    <span className={styles.marks}>
      {isInsured ? (
        <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
          Insured up to ₹5 lakh
        </Badge>
      ) : (
        <Badge tone="warning" icon={<ShieldAlert aria-hidden="true" />}>
          Not insured
        </Badge>
      )}
      {creditRating !== undefined && (
        <Badge icon={<Star aria-hidden="true" />}>Rated {creditRating}</Badge>
      )}
    </span>
  );
}
