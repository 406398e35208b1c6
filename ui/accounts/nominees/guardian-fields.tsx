import { observer } from 'mobx-react-lite';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import { textField } from './text-field-of.ts';
import { nomineeFormCopy as copy } from './copy.ts';

/** The guardian of a nominee under 18. */
export const GuardianFields = observer(function GuardianFields({
  editor,
}: {
  readonly editor: NomineeEditor;
}) {
  const { form } = editor;
  return (
    <Section title={copy.guardianHeading} text={copy.guardianText}>
      <Stack gap="md">
        <TextField
          {...textField(editor, 'guardianFirstName')}
          label={copy.guardianFirstName}
          autoCapitalize="words"
        />
        <TextField
          {...textField(editor, 'guardianMiddleName')}
          label={copy.guardianMiddleName}
          isOptional
          autoCapitalize="words"
        />
        <TextField
          {...textField(editor, 'guardianLastName')}
          label={copy.guardianLastName}
          autoCapitalize="words"
        />
        <CodeField
          {...textField(editor, 'guardianPan')}
          label={copy.guardianPan}
          isNumeric
          autoCapitalize="characters"
        />
        {form.fields.isGuardianNamesake && (
          <DateField
            label={copy.guardianBirthDate}
            hint={copy.guardianNamesake}
            latest={form.fields.today.iso}
            value={form.fields.guardianBirthDate}
            onValue={(text) => editor.type('guardianBirthDate', text)}
            onBlur={() => form.leave('guardianBirthDate')}
            error={editor.fieldErrors.guardianBirthDate}
          />
        )}
      </Stack>
    </Section>
  );
});
