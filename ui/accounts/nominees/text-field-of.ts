import type { NomineeEditor } from './nominee-editor.ts';
import type { NomineeTextField } from './nominee-form.ts';

/** The properties that bind a text field to a field of the nominee form. */
export function textField(editor: NomineeEditor, name: NomineeTextField) {
  const { form } = editor;
  return {
    name,
    autoComplete: 'off',
    value: form.fields[name],
    onValue: (text: string) => editor.type(name, text),
    onBlur: () => form.leave(name),
    error: editor.fieldErrors[name],
  } as const;
}
