/**
 * Tells a page what was typed into it before it was alive: React takes the fields over as they are,
 * but would write its own, empty text over them with the next change of the form.
 */
export function tellWhatWasTyped(page: ParentNode): void {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  for (const field of fields) {
    const { value: text, defaultValue } = field;
    if (text === defaultValue) continue;
    // By way of the field itself React hears that it is empty, by way of its kind it hears nothing.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
