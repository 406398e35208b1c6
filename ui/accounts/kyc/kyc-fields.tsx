import { EARLIEST_BIRTH_YEAR } from '#domain/accounts/kyc/date-of-birth.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { ReadOnlyField, TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { paths } from '#ui/accounts/paths.ts';
import type { KycViewModel } from './kyc.view-model.ts';
import { kycCopy as copy } from './copy.ts';

/** Date of birth, name and email address; values from the KYC record are read-only. */
export const KycFields = observer(function KycFields({ viewModel }: { viewModel: KycViewModel }) {
  const { form, fields, verifier } = viewModel;
  const isDateLocked = viewModel.isFixed || verifier.isLocked('dateOfBirth');
  const isEmailLocked = verifier.isLocked('email');
  useUnderAgeToast(fields.isUnderAge);
  return (
    <>
      <DateField
        label={copy.dateOfBirth}
        name="date-of-birth"
        autoComplete="bday"
        earliest={`${EARLIEST_BIRTH_YEAR}-01-01`}
        latest={fields.today.iso}
        isDisabled={isDateLocked}
        value={fields.dateOfBirth}
        onValue={(text) => form.type('dateOfBirth', text)}
        onBlur={() => form.leave('dateOfBirth')}
        hint={dateHint(viewModel)}
        error={form.shownErrors.dateOfBirth}
      />
      <ReadOnlyField
        label={copy.fullName}
        placeholder={copy.fullNamePlaceholder}
        hint={copy.fullNameHint}
        value={verifier.fullName}
      />
      <TextField
        label={copy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={copy.emailPlaceholder}
        isReadOnly={isEmailLocked}
        hint={isEmailLocked ? copy.lockedHint : undefined}
        value={fields.email}
        onValue={(text) => form.type('email', text)}
        onBlur={() => form.leave('email')}
        error={form.shownErrors.email}
      />
    </>
  );
});

function dateHint({ isFixed, verifier }: KycViewModel) {
  if (!isFixed) return verifier.isLocked('dateOfBirth') ? copy.lockedHint : copy.dateOfBirthHint;
  return (
    <>
      {copy.fixed} <Link to={paths.helpAndSupport}>{copy.fixedWrong}</Link>
    </>
  );
}

/** Shows a toast while the date of birth is that of a minor. */
function useUnderAgeToast(isUnderAge: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (!isUnderAge) return undefined;
    const toast = toasts.show({ text: copy.underAgeToast, tone: 'danger' });
    return () => toasts.dismiss(toast);
  }, [isUnderAge, toasts]);
}
