import type { DepositListing } from '#application/fixed-deposits/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { CheckboxField } from '../platform/design-system/checkbox-field.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import { compareWords as words } from './compare-words.ts';
import type { ComparisonViewModel } from './comparison.view-model.ts';
import { tenureInWords } from './tenure-text.tsx';

interface CompareToggleProps {
  readonly listing: DepositListing;
  readonly comparison: ComparisonViewModel;
}

/** The tick on a card that puts it beside others. */
export const CompareToggle = observer(function CompareToggle(props: CompareToggleProps) {
  const { listing, comparison } = props;
  const toasts = useToasts();
  const toggle = () => {
    if (!comparison.toggle(listing)) toasts.show({ text: words.tooMany, tone: 'danger' });
  };
  return (
    <CheckboxField
      label={
        <>
          <span aria-hidden="true">{words.add}</span>
          <VisuallyHidden>
            {words.addNamed(listing.deposit.name, tenureInWords(listing.row.tenure))}
          </VisuallyHidden>
        </>
      }
      isChecked={comparison.isSelected(listing)}
      onChecked={toggle}
    />
  );
});
