import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { useChooseRow } from '#ui/fixed-deposits/catalogue/list/use-choose-row.ts';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import styles from './compare.module.css';
import { compareFactsCopy as copy } from './compare-facts-copy.ts';
import type { CompareTerms } from './comparison.view-model.ts';

export interface ComparePairProps {
  readonly deposits: readonly DepositListing[];
  /** The two deposits whose columns are shown. */
  readonly pair: readonly DepositListing[];
  /** Shows a deposit in a column, instead of the one that is in it. */
  readonly onShow: (place: number, depositId: number) => void;
  readonly terms: CompareTerms;
}

/**
 * The heads of the two columns on narrow screens, which stay in view: what each column shows, and
 * the way to book it.
 */
export function ComparePair({ deposits, pair, onShow, terms }: ComparePairProps) {
  const choose = useChooseRow(terms);
  const options = deposits.map(({ deposit }) => ({
    value: String(deposit.depositId),
    label: deposit.name,
  }));
  return (
    <div className={styles.pair}>
      {pair.map((listing, place) => {
        const { deposit, row } = listing;
        return (
          <div key={place} className={styles.head}>
            {deposits.length > pair.length ? (
              <SelectField
                isLabelHidden
                label={copy.column(place)}
                options={options}
                value={String(deposit.depositId)}
                onValue={(value) => onShow(place, Number(value))}
              />
            ) : (
              <p className={styles.name}>{deposit.name}</p>
            )}
            {!deposit.isComingSoon && (
              <LinkButton
                size="small"
                kind="secondary"
                isFullWidth
                to={investPath(deposit.depositId, row)}
                onClick={() => choose(listing)}
              >
                {copy.choose} <VisuallyHidden>{deposit.name}</VisuallyHidden>
              </LinkButton>
            )}
          </div>
        );
      })}
    </div>
  );
}
