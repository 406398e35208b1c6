import { EARLIEST_BIRTH_YEAR } from '#domain/accounts/kyc/date-of-birth.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DateField } from '#ui/platform/design-system/date-field.tsx';
import { ReadOnlyField, TextField } from '#ui/platform/design-system/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import type { KycViewModel } from './kyc.view-model.ts';
import { kycWords as words } from './words.ts';

/** Date of birth, name and email: what the record gave stands locked. */
export const KycFields = observer(function KycFields({ viewModel }: { viewModel: KycViewModel }) {
  const { form, fields, verifier } = viewModel;
  const isDateLocked = verifier.isLocked('dateOfBirth');
  const isEmailLocked = verifier.isLocked('email');
  useUnderAgeToast(fields.isUnderAge);
  return (
    <>
      <DateField
        label={words.dateOfBirth}
        name="date-of-birth"
        autoComplete="bday"
        earliest={`${EARLIEST_BIRTH_YEAR}-01-01`}
        latest={fields.today.iso}
        isDisabled={isDateLocked}
        value={fields.dateOfBirth}
        onValue={(text) => form.type('dateOfBirth', text)}
        onBlur={() => form.leave('dateOfBirth')}
        hint={isDateLocked ? words.lockedHint : words.dateOfBirthHint}
        error={form.shownErrors.dateOfBirth}
      />
      <ReadOnlyField
        label={words.fullName}
        placeholder={words.fullNamePlaceholder}
        hint={words.fullNameHint}
        value={verifier.fullName}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder={words.emailPlaceholder}
        isReadOnly={isEmailLocked}
        hint={isEmailLocked ? words.lockedHint : undefined}
        value={fields.email}
        onValue={(text) => form.type('email', text)}
        onBlur={() => form.leave('email')}
        error={form.shownErrors.email}
      />
    </>
  );
});

/** Gone with its cause: another date, another PAN, or the next step. */
function useUnderAgeToast(isUnderAge: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (!isUnderAge) return undefined;
    const told = toasts.show({ text: words.underAgeToast, tone: 'danger' });
    return () => toasts.dismiss(told);
  }, [isUnderAge, toasts]);
}
