import type { NomineeEditor } from './nominee-editor.ts';
import type { NomineeTextField } from './nominee-form.ts';

/** What ties a text field to its place in the nominee form. */
export function textField({ form }: NomineeEditor, name: NomineeTextField) {
  return {
    name,
    autoComplete: 'off',
    value: form.fields[name],
    onValue: (text: string) => form.fields.type(name, text),
    onBlur: () => form.leave(name),
    error: form.shownErrors[name],
  } as const;
}
