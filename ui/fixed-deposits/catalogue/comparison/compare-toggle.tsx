import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './compare.module.css';
import { compareCopy as copy } from './copy.ts';
import type { ComparisonViewModel } from './comparison.view-model.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

interface CompareToggleProps {
  readonly listing: DepositListing;
  readonly comparison: ComparisonViewModel;
}

export const CompareToggle = observer(function CompareToggle(props: CompareToggleProps) {
  const { listing, comparison } = props;
  const toasts = useToasts();
  const toggle = () => {
    if (!comparison.toggle(listing)) toasts.show({ text: copy.tooMany, tone: 'danger' });
  };
  return (
    <CheckboxField
      label={
        <>
          <span className={styles.word} aria-hidden="true">
            {copy.add}
          </span>
          <VisuallyHidden>
            {copy.addNamed(listing.deposit.name, tenureInWords(listing.row.tenure))}
          </VisuallyHidden>
        </>
      }
      isChecked={comparison.isSelected(listing)}
      onChecked={toggle}
    />
  );
});
