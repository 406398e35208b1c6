import { validateSync } from 'class-validator';

/** The errors of a form: at most one message per field, and none if the form is valid. */
export type FieldErrors<Form extends object> = {
  readonly [Field in keyof Form & string]?: string;
};

/** Returns the message of the first broken rule of each field. */
export function validate<Form extends object>(form: Form): FieldErrors<Form> {
  const errors = validateSync(form, { forbidUnknownValues: false, stopAtFirstError: true });
  const pairs = errors.map(({ property, constraints }) => [
    property,
    Object.values(constraints ?? {})[0],
  ]);
  return Object.fromEntries(pairs) as FieldErrors<Form>;
}

export function isValid(errors: object): boolean {
  return Object.keys(errors).length === 0;
}
