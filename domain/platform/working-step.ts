import type { Decimal } from './decimal.ts';

/** One step of a calculation that a person can repeat with a pocket calculator. */
export interface WorkingStep {
  /** Identifies the step within its calculation; unlike `rule`, it never changes. */
  readonly id: string;
  /** The name of the result, such as `Total interest`. */
  readonly rule: string;
  /** The symbol of the result in the formulas of later steps; absent if none uses it. */
  readonly symbol?: string;
  /** The formula, written with the names of the inputs. */
  readonly formula: string;
  readonly inputs: readonly WorkingInput[];
  /** The unrounded result, as plain decimal text of up to 40 digits. */
  readonly exact: string;
  /** The rounded result; absent if this step does not round. */
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

/** Creates a step, with its figures converted to text. */
export function workingStep(step: StepParts): WorkingStep {
  const { id, rule, symbol, formula, inputs, exact, rounded } = step;
  return Object.freeze({
    id,
    rule,
    ...(symbol !== undefined && { symbol }),
    formula,
    inputs: Object.freeze(
      Object.entries(inputs).map(([name, value]) => Object.freeze({ name, value: String(value) })),
    ),
    exact: String(exact),
    ...(rounded !== undefined && { rounded }),
  });
}

/** The formula and inputs of a sum of any number of figures, which are named A, B, …, Z, AA, … */
export function sumOfFigures(figures: readonly string[]): Sum {
  const named = figures.map((figure, index) => [letterOf(index), figure] as const);
  const formula = named.map(([letter]) => letter).join(' + ');
  return { formula, inputs: Object.fromEntries(named) };
}

type Sum = Pick<StepParts, 'formula' | 'inputs'>;

function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
