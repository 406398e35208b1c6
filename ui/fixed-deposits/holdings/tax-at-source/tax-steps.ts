import { Money } from '#domain/platform/money.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';
import { symbolCopy } from './copy.ts';
import type { NamedForecast } from './tax-at-source.view-model.ts';

const RATE = 'r';
const INTEREST = 'total-interest';

/** The calculation of a forecast, from the interest of each deposit to the tax. */
export function taxSteps({ working, names }: NamedForecast): readonly ShownStep[] {
  return working.map((step) => ({
    title: step.rule,
    formula: step.formula,
    parts: step.inputs.map(({ name, value }, index) => ({
      letter: name,
      meaning: (step.id === INTEREST ? names[index] : symbolCopy[name]) ?? '',
      value: name === RATE ? value : formatRupees(Money.of(value)),
    })),
    result: resultOf(step),
  }));
}

/** The calculation of the interest of a tax year. */
export function interestSteps(forecast: NamedForecast): readonly ShownStep[] {
  const last = forecast.working.findIndex(({ id }) => id === INTEREST);
  return taxSteps({ ...forecast, working: forecast.working.slice(0, last + 1) });
}

function resultOf({ exact, rounded }: WorkingStep): string {
  return formatRupees(Money.of(rounded ?? exact));
}
