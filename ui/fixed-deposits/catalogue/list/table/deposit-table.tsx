// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { observer } from 'mobx-react-lite';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { depositTableCopy as copy } from './copy.ts';
import styles from './deposit-table.module.css';
import type { DepositTableProps, Sorting } from './deposit-table-props.ts';
import { DepositTableRow } from './deposit-table-row.tsx';

/** With the columns for comparing and choosing. */
const MOST_COLUMNS = 7;

/**
 * Deposits compared like for like: a table where there is room for it, else rows with two figures.
 * The roles are explicit, because the layout as rows removes the native roles of a table.
 */
export const DepositTable = observer(function DepositTable(props: DepositTableProps) {
  const { rows, caption, highlighted = 0, others, afterTax } = props;
  const groups = [rows.slice(0, highlighted), rows.slice(highlighted)];
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <Head {...props} />
        {groups.map(
          (group, place) =>
            group.length > 0 && (
              <tbody
                key={place}
                role="rowgroup"
                className={styles.body}
                data-divided={(place > 0 && highlighted > 0) || undefined}
              >
                {place > 0 && highlighted > 0 && others !== undefined && (
                  <tr role="row" className={styles.others}>
                    <th role="rowheader" scope="rowgroup" colSpan={MOST_COLUMNS}>
                      {others}
                    </th>
                  </tr>
                )}
                {group.map((row) => (
                  <DepositTableRow
                    key={row.listing.row.schemeMasterId}
                    {...props}
                    row={row}
                    isTaxed={afterTax?.isSlabTold === true}
                    isHighlighted={place === 0}
                  />
                ))}
              </tbody>
            ),
        )}
      </table>
    </div>
  );
});

function Head({ sorting, comparison, choice }: DepositTableProps) {
  return (
    <thead role="rowgroup" className={`${hidden.listHead} ${styles.head}`}>
      <tr role="row">
        <th role="columnheader" scope="col">
          <VisuallyHidden>{copy.deposit}</VisuallyHidden>
        </th>
        <SortedHead label={copy.rate} by={DepositSort.HighestRate} sorting={sorting} isEnd />
        <SortedHead label={copy.earn} by={DepositSort.HighestInterest} sorting={sorting} isEnd />
        <SortedHead label={copy.safety} by={DepositSort.Safest} sorting={sorting} />
        <th role="columnheader" scope="col" className={styles.early}>
          {copy.early}
        </th>
        {comparison !== undefined && (
          <th role="columnheader" scope="col">
            {copy.compare}
          </th>
        )}
        {choice !== undefined && (
          <th role="columnheader" scope="col" className={styles.choice}>
            <VisuallyHidden>{copy.choose}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface SortedHeadProps {
  readonly label: string;
  readonly by: DepositSort;
  readonly sorting: Sorting | undefined;
  readonly isEnd?: boolean;
}

function SortedHead({ label, by, sorting, isEnd = false }: SortedHeadProps) {
  // The rates themselves are not in order: the return also counts how often interest is added.
  const isSorted = sorting?.sort === by && by !== DepositSort.HighestRate;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={isEnd ? 'end' : undefined}
      aria-sort={isSorted ? 'descending' : undefined}
    >
      {sorting === undefined ? (
        label
      ) : (
        <button type="button" className={styles.sort} onClick={() => sorting.onSort(by)}>
          {label}
        </button>
      )}
    </th>
  );
}
