import { observer } from 'mobx-react-lite';
import { Section } from '#ui/platform/design-system/page.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import { textField } from './text-field-of.ts';
import { nomineeFormWords as words } from './words.ts';

/** Who acts for a nominee under 18. */
export const GuardianFields = observer(function GuardianFields({
  editor,
}: {
  readonly editor: NomineeEditor;
}) {
  return (
    <Section title={words.guardianHeading} text={words.guardianText}>
      <Stack gap="md">
        <TextField
          {...textField(editor, 'guardianFirstName')}
          label={words.guardianFirstName}
          autoCapitalize="words"
          maxLength={60}
        />
        <TextField
          {...textField(editor, 'guardianMiddleName')}
          label={words.guardianMiddleName}
          isOptional
          autoCapitalize="words"
          maxLength={60}
        />
        <TextField
          {...textField(editor, 'guardianLastName')}
          label={words.guardianLastName}
          autoCapitalize="words"
          maxLength={60}
        />
        <TextField
          {...textField(editor, 'guardianPan')}
          label={words.guardianPan}
          isNumeric
          autoCapitalize="characters"
        />
      </Stack>
    </Section>
  );
});
