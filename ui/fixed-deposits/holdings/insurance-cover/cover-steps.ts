import { Money } from '#domain/platform/money.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ShownStep } from '#ui/platform/design-system/figures/working-figure.tsx';
import { coverCopy as copy } from './copy.ts';
import type { NamedBucket } from './insurance-cover.view-model.ts';

/** The calculation of the money at a bank on a day, and of the part above the limit. */
export function coverSteps({ today, names }: NamedBucket): readonly ShownStep[] {
  const [exposure] = today.working;
  const meanings: Readonly<Record<string, string>> = {
    E: exposure?.rule ?? '',
    L: copy.limitMeaning,
  };
  return today.working.map((step) => ({
    title: step.rule,
    formula: step.formula,
    parts: step.inputs.map(({ name, value }, index) => ({
      letter: name,
      meaning: (step === exposure ? names[index] : meanings[name]) ?? '',
      value: formatRupees(Money.of(value)),
    })),
    result: formatRupees(Money.of(step.exact)),
  }));
}
