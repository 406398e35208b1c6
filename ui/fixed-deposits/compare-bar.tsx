import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import styles from './compare.module.css';
import { ComparePopup } from './compare-popup.tsx';
import { compareWords as words } from './compare-words.ts';
import type { ComparisonViewModel } from './comparison.view-model.ts';

interface CompareBarProps {
  readonly comparison: ComparisonViewModel;
}

/** At the foot of a list, once something is ticked: what it is, and the way to the comparison. */
export const CompareBar = observer(function CompareBar({ comparison }: CompareBarProps) {
  const { selected } = comparison;
  if (selected.length === 0) return undefined;
  return (
    <>
      <section className={styles.bar} aria-label={words.bar}>
        <ul className={styles.chosen}>
          {selected.map((listing) => (
            <li key={listing.row.schemeMasterId}>
              <button
                type="button"
                className={styles.one}
                aria-label={words.remove(`${listing.deposit.name} ${listing.row.tenure.text}`)}
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
          {words.count(selected.length)}
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            whyDisabled={comparison.canCompare ? undefined : words.oneMore}
            onClick={() => comparison.open()}
          >
            {words.compare}
          </Button>
          <IconButton label={words.close} icon={<X />} onClick={() => comparison.clear()} />
        </div>
      </section>
      <ComparePopup comparison={comparison} />
    </>
  );
});
