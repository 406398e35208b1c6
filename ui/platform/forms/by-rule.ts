import { registerDecorator, type ValidationArguments } from 'class-validator';

/** Messages for violations: a table for named ones, a function for those with values. */
export type ViolationCopy<Violation> =
  | ((violation: Violation) => string)
  | (Violation extends string ? Readonly<Record<Violation, string>> : never);

/**
 * Attaches a domain rule to a field of a form. The rule receives the value and, for rules over
 * several fields, the whole form; it returns the violation or `undefined`. The field must have the
 * type that the rule takes, or the class does not compile.
 */
export function ByRule<Value, Form extends object, Violation extends string | object>(
  rule: (value: Value, form: Form) => Violation | undefined,
  copy: ViolationCopy<NoInfer<Violation>>,
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
          return violation === undefined
            ? ''
            : violationMessage(copy as ViolationCopy<Violation>, violation);
        },
      },
    });
  };
}

function formOf<Form extends object>(at: ValidationArguments | undefined): Form {
  return (at?.object ?? {}) as Form;
}

function violationMessage<Violation extends string | object>(
  copy: ViolationCopy<Violation>,
  violation: Violation,
): string {
  if (typeof copy === 'function') return copy(violation);
  return (copy as Readonly<Record<string, string>>)[violation as string] ?? '';
}
