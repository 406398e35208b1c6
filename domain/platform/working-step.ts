import type { Decimal } from './decimal.ts';

/** One line of a calculation that can be repeated with a pocket calculator. */
export interface WorkingStep {
  /** Identifies the step in its working; it stays when the name of the result is reworded. */
  readonly id: string;
  /** The name of the result. */
  readonly rule: string;
  /** The symbol of the result in the formulas of other steps, if one uses it. */
  readonly symbol?: string;
  /** The formula, in the names of the inputs. */
  readonly formula: string;
  readonly inputs: readonly WorkingInput[];
  /** Plain decimal text of up to 40 digits. */
  readonly exact: string;
  /** Present if this step rounds. */
  readonly rounded?: string;
}

export interface WorkingInput {
  readonly name: string;
  readonly value: string;
}

export interface StepParts {
  readonly id: string;
  readonly rule: string;
  readonly symbol?: string | undefined;
  readonly formula: string;
  readonly inputs: Readonly<Record<string, string | number | Decimal>>;
  readonly exact: number | Decimal;
  readonly rounded?: string | undefined;
}

/** A step with its figures written out. */
export function workingStep(step: StepParts): WorkingStep {
  const { id, rule, symbol, formula, inputs, exact, rounded } = step;
  return Object.freeze({
    id,
    rule,
    ...(symbol === undefined ? {} : { symbol }),
    formula,
    inputs: Object.entries(inputs).map(([name, value]) => ({ name, value: String(value) })),
    exact: String(exact),
    ...(rounded === undefined ? {} : { rounded }),
  });
}
