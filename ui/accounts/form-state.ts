import { type FieldErrors, isValid, validate } from '#ui/platform/forms/validate.ts';
import { makeAutoObservable } from 'mobx';

/** A form on screen: what is wrong with it, and how much of that a person is told by now. */
export class FormState<Fields extends object> {
  private readonly left = new Set<string>();
  private isSubmitted = false;

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

  /** What is wrong with the fields that the person has left, or with all once it was sent. */
  get shownErrors(): FieldErrors<Fields> {
    const shown = Object.entries(this.errors).filter(
      ([name]) => this.isSubmitted || this.left.has(name),
    );
    return Object.fromEntries(shown) as FieldErrors<Fields>;
  }

  leave(name: keyof Fields & string): void {
    this.left.add(name);
  }

  /** Tells everything from now on; answers whether the form may be sent. */
  submit(): boolean {
    this.isSubmitted = true;
    return this.isValid;
  }

  /** Back to a form nobody has touched. */
  forgetTouches(): void {
    this.left.clear();
    this.isSubmitted = false;
  }
}
