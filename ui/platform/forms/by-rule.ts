import { registerDecorator, type ValidationArguments } from 'class-validator';

/** The sentence for each violation: a table for named ones, a function for those with figures. */
export type Words<Violation> =
  | ((violation: Violation) => string)
  | (Violation extends string ? Readonly<Record<Violation, string>> : never);

/**
 * Carries a rule of the domain on a field of a form. The rule sees the value and, for rules over
 * several fields, the whole form; it answers with the violation or `undefined`. The field must
 * have the type that the rule takes, or the class does not compile.
 */
export function ByRule<Value, Form extends object, Violation extends string | object>(
  rule: (value: Value, form: Form) => Violation | undefined,
  words: Words<NoInfer<Violation>>,
) {
  return <Field extends string>(target: Record<Field, Value>, field: Field): void => {
    registerDecorator({
      name: `byRule:${field}`,
      target: target.constructor,
      propertyName: field,
      validator: {
        validate: (value: Value, at?: ValidationArguments) =>
          rule(value, formOf<Form>(at)) === undefined,
        defaultMessage: (at?: ValidationArguments) => {
          const violation = rule(at?.value as Value, formOf<Form>(at));
          return violation === undefined ? '' : sentence(words as Words<Violation>, violation);
        },
      },
    });
  };
}

function formOf<Form extends object>(at: ValidationArguments | undefined): Form {
  return (at?.object ?? {}) as Form;
}

function sentence<Violation extends string | object>(
  words: Words<Violation>,
  violation: Violation,
): string {
  if (typeof words === 'function') return words(violation);
  return (words as Readonly<Record<string, string>>)[violation as string] ?? '';
}
