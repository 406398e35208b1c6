import { panViolation } from '#domain/accounts/kyc/pan.ts';
import { observer } from 'mobx-react-lite';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Spinner } from '#ui/platform/design-system/feedback/spinner.tsx';
import type { KycViewModel } from './kyc.view-model.ts';
import styles from './kyc.module.css';
import { kycCopy as copy } from './copy.ts';

/** The PAN with the state of its verification. */
export const PanField = observer(function PanField({ viewModel }: { viewModel: KycViewModel }) {
  const { form, fields, verifier } = viewModel;
  const { check } = verifier;
  const isCheckWrong = check.kind === 'failed' || check.kind === 'registered';
  const error = isCheckWrong ? check.message : panError(viewModel);
  return (
    <div className={styles.pan}>
      <CodeField
        label={copy.pan}
        name="pan"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={copy.panPlaceholder}
        isNumeric
        value={fields.pan}
        onValue={(text) => viewModel.typePan(text)}
        onBlur={() => form.leave('pan')}
        isReadOnly={viewModel.isFixed}
        hint={panHint(viewModel, error)}
        error={error}
        suffix={<CheckMark kind={check.kind} />}
      />
      <div role="status" className={styles.status}>
        <PanStatusText viewModel={viewModel} />
      </div>
      {check.kind === 'failed' && check.canRetry && (
        <Button kind="secondary" size="small" onClick={() => verifier.retry()}>
          {copy.tryAgain}
        </Button>
      )}
      {check.kind === 'needs-date-of-birth' && <Notice isAnnounced>{copy.needsDateOfBirth}</Notice>}
    </div>
  );
});

function panHint({ isFixed, verifier }: KycViewModel, error: string | undefined) {
  if (isFixed) return copy.fixed;
  return verifier.check.kind === 'waiting' && error === undefined ? copy.panHint : undefined;
}

/** Shows the error of an unfinished PAN when the field loses focus, and any other at once. */
function panError({ form, fields }: KycViewModel): string | undefined {
  const violation = panViolation(fields.pan);
  const isUnfinished = violation?.kind === 'missing' || violation?.kind === 'incomplete';
  return (isUnfinished ? form.shownErrors : form.errors).pan;
}

function CheckMark({ kind }: { readonly kind: string }) {
  if (kind === 'checking' || kind === 'leaving') return <Spinner />;
  if (kind !== 'verified') return undefined;
  return <BadgeCheck className={styles.mark} aria-hidden="true" />;
}

const PanStatusText = observer(function PanStatusText({ viewModel }: { viewModel: KycViewModel }) {
  switch (viewModel.verifier.check.kind) {
    case 'checking':
      return copy.checking;
    case 'leaving':
      return copy.leaving;
    case 'verified':
      // The line below a fixed PAN says the same.
      if (viewModel.isFixed) return undefined;
      return <span className={styles.good}>{copy.verified}</span>;
    default:
      return undefined;
  }
});
