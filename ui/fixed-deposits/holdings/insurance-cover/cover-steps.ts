import { Money } from '#domain/platform/money.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';
import type { NamedBucket } from './insurance-cover.view-model.ts';

/** The sum of the money at a bank on a day. The step of the limit is left to the bar below it. */
export function coverSteps({ today, names }: NamedBucket): readonly ShownStep[] {
  return today.working.slice(0, 1).map(({ rule, formula, inputs, exact }) => ({
    title: rule,
    formula,
    parts: inputs.map(({ name, value }, index) => ({
      letter: name,
      meaning: names[index] ?? '',
      value: formatRupees(Money.of(value)),
    })),
    result: formatRupees(Money.of(exact)),
  }));
}
