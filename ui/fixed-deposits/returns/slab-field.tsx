import type { TaxChoice } from '#application/fixed-deposits/tax/device-facts.ts';
import type { InterestTaxRates } from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { returnsCopy as copy } from './copy.ts';
import { keyOf, taxOptions } from './tax-options.ts';

interface SlabFieldProps {
  readonly rates: InterestTaxRates;
  readonly choice: TaxChoice | undefined;
  readonly onChoose: (choice: TaxChoice) => void;
}

export function SlabField({ rates, choice, onChoose }: SlabFieldProps) {
  const options = taxOptions(rates);
  const choose = (key: string) => {
    const chosen = options.find((option) => option.key === key);
    if (chosen !== undefined) onChoose(chosen.choice);
  };
  return (
    <div data-screen-only={choice === undefined || undefined}>
      <SelectField
        label={copy.slab}
        options={options.map(({ key, label }) => ({ value: key, label }))}
        value={choice && keyOf(choice)}
        onValue={choose}
        placeholder={copy.choose}
      />
    </div>
  );
}
