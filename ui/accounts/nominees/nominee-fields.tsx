import type { Relationship } from '#application/accounts/nominees.ts';
import { observer } from 'mobx-react-lite';
import { DateField } from '#ui/platform/design-system/date-field.tsx';
import { SelectField } from '#ui/platform/design-system/select-field.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import styles from './nominees.module.css';
import { textField } from './text-field-of.ts';
import { nomineeFormWords as words } from './words.ts';

interface NomineeFieldsProps {
  readonly editor: NomineeEditor;
  readonly relationships: readonly Relationship[];
}

/** Who the nominee is, and how much they get. */
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
        label={words.fullName}
        hint={words.fullNameHint}
        autoCapitalize="words"
        maxLength={100}
      />
      <SelectField
        label={words.relationship}
        name="relationship"
        placeholder={words.relationshipPlaceholder}
        options={relationships.map(({ relationshipId, label }) => ({
          value: String(relationshipId),
          label,
        }))}
        value={fields.relationshipId === '' ? undefined : fields.relationshipId}
        onValue={(id) => fields.type('relationshipId', id)}
        onBlur={() => form.leave('relationshipId')}
        error={form.shownErrors.relationshipId}
      />
      <div className={styles.pair}>
        <DateField
          label={words.dateOfBirth}
          latest={fields.today.iso}
          value={fields.dateOfBirth}
          onValue={(text) => fields.type('dateOfBirth', text)}
          onBlur={() => form.leave('dateOfBirth')}
          error={form.shownErrors.dateOfBirth}
        />
        <TextField
          {...textField(editor, 'sharePercent')}
          label={words.share}
          inputMode="numeric"
          isNumeric
          suffix="%"
        />
      </div>
      <TextField
        {...textField(editor, 'pan')}
        label={words.pan}
        isOptional
        isNumeric
        autoCapitalize="characters"
      />
    </>
  );
});
