import type { Relationship } from '#application/accounts/nominees/nominees.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import styles from './nominees.module.css';
import { textField } from './text-field-of.ts';
import { nomineeFormCopy as copy } from './copy.ts';

interface NomineeFieldsProps {
  readonly editor: NomineeEditor;
  readonly relationships: readonly Relationship[];
}

export const NomineeFields = observer(function NomineeFields({
  editor,
  relationships,
}: NomineeFieldsProps) {
  const { form } = editor;
  const { fields } = form;
  return (
    <>
      <TextField
        {...textField(editor, 'fullName')}
        label={copy.fullName}
        hint={copy.fullNameHint}
        autoCapitalize="words"
      />
      <div className={styles.pair}>
        <DateField
          label={copy.dateOfBirth}
          latest={fields.today.iso}
          value={fields.dateOfBirth}
          onValue={(text) => editor.type('dateOfBirth', text)}
          onBlur={() => form.leave('dateOfBirth')}
          error={editor.fieldErrors.dateOfBirth}
        />
        <TextField
          {...textField(editor, 'sharePercent')}
          label={copy.share}
          hint={copy.shareLeft(editor.left)}
          inputMode="numeric"
          isNumeric
          suffix="%"
        />
      </div>
      <ChoiceGroup
        label={copy.relationship}
        look="chips"
        choices={relationships.map(({ relationshipId, label }) => ({
          value: String(relationshipId),
          label,
        }))}
        value={fields.relationshipId === '' ? undefined : fields.relationshipId}
        onValue={(id) => editor.type('relationshipId', id)}
        error={editor.fieldErrors.relationshipId}
      />
      <CodeField
        {...textField(editor, 'pan')}
        label={copy.pan}
        isOptional
        isNumeric
        autoCapitalize="characters"
      />
    </>
  );
});
