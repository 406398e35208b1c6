import { validateSync } from 'class-validator';

/** What is wrong with a form: at most one sentence for each field; empty when it may be sent. */
export type FieldErrors<Form extends object> = {
  readonly [Field in keyof Form & string]?: string;
};

/** The sentence of the first rule that each field of the form breaks. */
export function validate<Form extends object>(form: Form): FieldErrors<Form> {
  const errors = validateSync(form, { forbidUnknownValues: false, stopAtFirstError: true });
  const pairs = errors.map(({ property, constraints }) => [
    property,
    Object.values(constraints ?? {})[0],
  ]);
  return Object.fromEntries(pairs) as FieldErrors<Form>;
}

/** Whether `validate` found nothing. */
export function isValid(errors: object): boolean {
  return Object.keys(errors).length === 0;
}
