import type { Decimal } from './decimal.ts';

/** One line of a calculation, to be redone with a pocket calculator. */
export interface WorkingStep {
  /** What is found. */
  readonly rule: string;
  /** How, in the names of the inputs. */
  readonly formula: string;
  readonly inputs: readonly WorkingInput[];
  /** Plain decimal text, as far as 40 digits go. */
  readonly exact: string;
  /** Where this step is the one that rounds. */
  readonly rounded?: string;
}

export interface WorkingInput {
  readonly name: string;
  readonly value: string;
}

export interface StepParts {
  readonly rule: string;
  readonly formula: string;
  readonly inputs: Readonly<Record<string, string | number | Decimal>>;
  readonly exact: number | Decimal;
  readonly rounded?: string | undefined;
}

/** A step with its figures written out. */
export function workingStep({ rule, formula, inputs, exact, rounded }: StepParts): WorkingStep {
  return Object.freeze({
    rule,
    formula,
    inputs: Object.entries(inputs).map(([name, value]) => ({ name, value: String(value) })),
    exact: String(exact),
    ...(rounded === undefined ? {} : { rounded }),
  });
}
