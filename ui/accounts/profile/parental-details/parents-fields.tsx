import { observer } from 'mobx-react-lite';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { FormState } from '#ui/platform/forms/form-state.ts';
import type { ParentsForm } from './parental-details.view-model.ts';
import { parentCopy as copy } from './copy.ts';

interface ParentsFieldsProps {
  readonly form: FormState<ParentsForm>;
}

export const ParentsFields = observer(function ParentsFields({ form }: ParentsFieldsProps) {
  return (
    <>
      <TextField
        label={copy.father}
        name="father-name"
        autoComplete="off"
        autoCapitalize="words"
        value={form.fields.fatherName}
        onValue={(text) => form.type('fatherName', text)}
        onBlur={() => form.leave('fatherName')}
        error={form.shownErrors.fatherName}
      />
      <TextField
        label={copy.mother}
        name="mother-name"
        autoComplete="off"
        autoCapitalize="words"
        value={form.fields.motherName}
        onValue={(text) => form.type('motherName', text)}
        onBlur={() => form.leave('motherName')}
        error={form.shownErrors.motherName}
      />
    </>
  );
});
