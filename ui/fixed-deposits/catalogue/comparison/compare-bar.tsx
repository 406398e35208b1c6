import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import styles from './compare.module.css';
import { ComparePopup } from './compare-popup.tsx';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { compareCopy as copy } from './copy.ts';
import type { CompareTerms, ComparisonViewModel } from './comparison.view-model.ts';

interface CompareBarProps {
  readonly comparison: ComparisonViewModel;
  readonly terms: CompareTerms;
}

/**
 * The bar below a list with the deposits chosen for comparison and the button that compares them.
 */
export const CompareBar = observer(function CompareBar({ comparison, terms }: CompareBarProps) {
  const { selected } = comparison;
  if (selected.length === 0) return undefined;
  return (
    <>
      <section className={styles.bar} aria-label={copy.bar} data-compare-bar>
        <ul className={styles.chosen}>
          {selected.map((listing) => (
            <li key={listing.row.schemeMasterId}>
              <button
                type="button"
                className={styles.one}
                aria-label={copy.remove(
                  `${listing.deposit.name} ${tenureInWords(listing.row.tenure)}`,
                )}
                onClick={() => void comparison.toggle(listing)}
              >
                <Avatar
                  shape="square"
                  isDecorative
                  name={listing.deposit.issuerName}
                  src={listing.deposit.logoUrl}
                />
                <X className={styles.out} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.count} role="status">
          {copy.count(selected.length)}
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            disabledReason={comparison.canCompare ? undefined : copy.oneMore}
            onClick={() => comparison.open()}
          >
            {copy.compare}
          </Button>
          <IconButton label={copy.close} icon={<X />} onClick={() => comparison.clear()} />
        </div>
      </section>
      <ComparePopup comparison={comparison} terms={terms} />
    </>
  );
});
