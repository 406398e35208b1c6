import { type FieldErrors, isValid, validate } from '#ui/platform/forms/validate.ts';
import { makeAutoObservable } from 'mobx';

/** A form on screen: what is wrong with it, and how much of that a person is told by now. */
export class FormState<Fields extends object> {
  private readonly left = new Set<string>();

  /** @param fields observable, with the rules on its fields */
  constructor(readonly fields: Fields) {
    makeAutoObservable(this, { fields: false });
  }

  get errors(): FieldErrors<Fields> {
    return validate(this.fields);
  }

  get isValid(): boolean {
    return isValid(this.errors);
  }

  /** What is wrong with the fields that the person has left, or tried to send. */
  get shownErrors(): FieldErrors<Fields> {
    const shown = Object.entries(this.errors).filter(([name]) => this.left.has(name));
    return Object.fromEntries(shown) as FieldErrors<Fields>;
  }

  type<Name extends keyof Fields>(name: Name, value: Fields[Name]): void {
    this.fields[name] = value;
  }

  leave(name: keyof Fields & string): void {
    this.left.add(name);
  }

  /** Tells all that is wrong now, not what fields may ask that show up later; answers whether
   * the form may be sent. */
  submit(): boolean {
    for (const name of Object.keys(this.errors)) this.left.add(name);
    return this.isValid;
  }

  /** Back to a form nobody has touched. */
  forgetTouches(): void {
    this.left.clear();
  }
}
