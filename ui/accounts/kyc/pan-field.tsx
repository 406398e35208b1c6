import { observer } from 'mobx-react-lite';
import { BadgeCheck } from 'lucide-react';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Spinner } from '#ui/platform/design-system/spinner.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import type { KycViewModel } from './kyc.view-model.ts';
import styles from './kyc.module.css';
import { kycWords as words } from './words.ts';

/** The PAN, and how its check goes. */
export const PanField = observer(function PanField({ viewModel }: { viewModel: KycViewModel }) {
  const { form, fields, verifier } = viewModel;
  const { check } = verifier;
  const isCheckWrong = check.kind === 'failed' || check.kind === 'registered';
  const error = isCheckWrong ? check.message : panError(viewModel);
  return (
    <div className={styles.pan}>
      <TextField
        label={words.pan}
        name="pan"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={words.panPlaceholder}
        isNumeric
        value={fields.pan}
        onValue={(text) => viewModel.typePan(text)}
        onBlur={() => form.leave('pan')}
        hint={check.kind === 'waiting' && error === undefined ? words.panHint : undefined}
        error={error}
        suffix={<CheckMark kind={check.kind} />}
      />
      <div role="status" className={styles.status}>
        <StatusWords viewModel={viewModel} />
      </div>
      {check.kind === 'failed' && check.canRetry && (
        <Button kind="secondary" size="small" onClick={() => verifier.retry()}>
          {words.tryAgain}
        </Button>
      )}
      {check.kind === 'needs-date-of-birth' && (
        <Notice isAnnounced>{words.needsDateOfBirth}</Notice>
      )}
    </div>
  );
});

/** Ten characters are judged at once, fewer when the person leaves the field. */
function panError({ form, fields }: KycViewModel): string | undefined {
  return fields.pan.length === 10 ? form.errors.pan : form.shownErrors.pan;
}

function CheckMark({ kind }: { readonly kind: string }) {
  if (kind === 'checking' || kind === 'leaving') return <Spinner />;
  if (kind !== 'verified') return undefined;
  return <BadgeCheck className={styles.mark} aria-hidden="true" />;
}

const StatusWords = observer(function StatusWords({ viewModel }: { viewModel: KycViewModel }) {
  switch (viewModel.verifier.check.kind) {
    case 'checking':
      return words.checking;
    case 'leaving':
      return words.leaving;
    case 'verified':
      return <span className={styles.good}>{words.verified}</span>;
    default:
      return undefined;
  }
});
