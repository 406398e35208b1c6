import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import Star from 'lucide-react/icons/star';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import styles from './safety-marks.module.css';

interface SafetyMarksProps {
  readonly deposit: {
    readonly isInsured?: boolean | undefined;
    readonly creditRating?: string;
  };
}

/** Deposit insurance and credit rating, always shown together. */
export function SafetyMarks({ deposit }: SafetyMarksProps) {
  const { isInsured, creditRating } = deposit;
  return (
    <span className={styles.marks}>
      <InsuranceMark isInsured={isInsured} />
      {creditRating !== undefined && (
        <Badge icon={<Star aria-hidden="true" />}>Rated {creditRating}</Badge>
      )}
    </span>
  );
}

function InsuranceMark({ isInsured }: { readonly isInsured: boolean | undefined }) {
  if (isInsured === undefined) {
    return <Badge icon={<ShieldQuestionMark aria-hidden="true" />}>Insurance not stated</Badge>;
  }
  return isInsured ? (
    <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
      Insured up to {DEPOSIT_INSURANCE_LIMIT_LABEL}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<ShieldAlert aria-hidden="true" />}>
      Not insured
    </Badge>
  );
}
