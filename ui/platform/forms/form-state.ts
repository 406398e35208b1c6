import { afterPress } from '#ui/platform/forms/after-press.ts';
import { type FieldErrors, isValid, validate } from '#ui/platform/forms/validate.ts';
import { makeAutoObservable } from 'mobx';

/** The state of a form: its fields, all errors, and the errors that are already shown. */
export class FormState<Fields extends object> {
  private readonly left = new Set<string>();

  /** @param fields observable, with validation rules on its fields */
  constructor(readonly fields: Fields) {
    makeAutoObservable(this, { fields: false });
  }

  get errors(): FieldErrors<Fields> {
    return validate(this.fields);
  }

  get isValid(): boolean {
    return isValid(this.errors);
  }

  /** The errors of fields that have lost focus or were submitted. */
  get shownErrors(): FieldErrors<Fields> {
    const shown = Object.entries(this.errors).filter(([name]) => this.left.has(name));
    return Object.fromEntries(shown) as FieldErrors<Fields>;
  }

  type<Name extends keyof Fields>(name: Name, value: Fields[Name]): void {
    this.fields[name] = value;
  }

  /** Shows the error of a field that loses focus; after the press that takes the focus, if any. */
  leave(name: keyof Fields & string): void {
    afterPress(() => this.markLeft(name));
  }

  /**
   * Shows all current errors and returns whether the form is valid. Fields that appear later show
   * their errors only after they lose focus.
   */
  submit(): boolean {
    for (const name of Object.keys(this.errors)) this.left.add(name);
    return this.isValid;
  }

  /**
   * Empties the form and hides its errors, unless a field was changed after it was sent.
   * @param sent a copy of the fields, all texts, from when they were sent
   */
  emptyAfter(sent: Readonly<Partial<Record<keyof Fields & string, string>>>): void {
    const names = Object.keys(sent) as (keyof Fields & string)[];
    if (names.some((name) => this.fields[name] !== sent[name])) return;
    Object.assign(this.fields, Object.fromEntries(names.map((name) => [name, ''])));
    this.forgetTouches();
  }

  /** Hides all errors until a field loses focus again, as in a new form. */
  forgetTouches(): void {
    this.left.clear();
  }

  private markLeft(name: string): void {
    this.left.add(name);
  }
}
