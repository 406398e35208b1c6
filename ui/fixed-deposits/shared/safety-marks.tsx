import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import ShieldCheck from 'lucide-react/icons/shield-check';
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

/**
 * Deposit insurance and credit rating as text, for a row of a list. The rating is shown without its
 * outlook and agency.
 */
export function SafetyText({ deposit }: SafetyMarksProps) {
  const { isInsured, creditRating } = deposit;
  return (
    <span className={styles.safety}>
      <span className={styles.insurance} data-insured={isInsured}>
        {insuranceText(isInsured)}
      </span>
      {creditRating !== undefined && (
        <span>
          <span className={styles.rated}>Rated </span>
          {/^[^\s,(]+/.exec(creditRating)?.[0]}
        </span>
      )}
    </span>
  );
}

export function insuranceText(isInsured: boolean | undefined): string {
  if (isInsured === undefined) return 'Insurance not stated';
  return isInsured ? `Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}` : 'Not insured';
}

function InsuranceMark({ isInsured }: { readonly isInsured: boolean | undefined }) {
  const Icon = isInsured ? ShieldCheck : ShieldAlert;
  const tone = isInsured ? 'success' : 'warning';
  return (
    <Badge
      tone={isInsured === undefined ? 'neutral' : tone}
      icon={isInsured === undefined ? undefined : <Icon aria-hidden="true" />}
    >
      {insuranceText(isInsured)}
    </Badge>
  );
}
