import {
  interestLabel,
  rateLabel,
  type RateCardRow,
} from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import styles from './invest-details-table.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { tenureTableCopy as copy } from './copy.ts';
import { tagLabel } from './tag-label.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

interface InvestDetailsTableProps {
  readonly viewModel: InvestDetailsViewModel;
}

export const InvestDetailsTable = observer(function InvestDetailsTable({
  viewModel,
}: InvestDetailsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const { rows } = viewModel;
  const shown = isOpen ? rows : firstRows(rows, viewModel.row);
  return (
    <Section title={copy.title} text={copy.text}>
      <div className={styles.frame}>
        <table id={tableId} className={styles.table}>
          <thead className={hidden.listHead}>
            <tr>
              <th scope="col">{copy.tenure}</th>
              <th scope="col">{copy.rate}</th>
              <th scope="col">{copy.interest}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TenureRow key={row.schemeMasterId} viewModel={viewModel} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {hasOtherSchemes(rows) && (
        <div>
          <Button kind="secondary" size="small" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? copy.fewer : copy.others}
          </Button>
        </div>
      )}
    </Section>
  );
});

interface TenureRowProps extends InvestDetailsTableProps {
  readonly row: RateCardRow;
}

const TenureRow = observer(function TenureRow({ viewModel, row }: TenureRowProps) {
  const { column } = viewModel;
  const seniorRate = row.rates[viewModel.columnFor(true)];
  const isChosen = viewModel.row?.schemeMasterId === row.schemeMasterId;
  return (
    <tr
      className={styles.row}
      data-chosen={isChosen || undefined}
      onClick={() => viewModel.chooseRow(row)}
    >
      <th scope="row" className={styles.tenure}>
        <label className={styles.choice}>
          <input
            type="radio"
            name="tenure-row"
            className={styles.radio}
            checked={isChosen}
            aria-label={tenureInWords(row.tenure)}
            onChange={() => viewModel.chooseRow(row)}
          />
          <span className={styles.names}>
            {tenureInWords(row.tenure)}
            {row.tag !== undefined && <Badge tone="accent">{tagLabel(row.tag)}</Badge>}
          </span>
        </label>
      </th>
      <td data-label={copy.rate}>
        <span className={styles.rate}>{rateLabel(row.rates[column])}</span>
        {!viewModel.isSeniorCitizen && seniorRate !== undefined && (
          <span className={styles.senior}>{copy.seniors(rateLabel(seniorRate))}</span>
        )}
      </td>
      <td data-label={copy.interest}>{interestLabel(row.interestOnLakh[column])}</td>
    </tr>
  );
});

/** The first five rows; a chosen row further down replaces the fifth. */
function firstRows(
  rows: readonly RateCardRow[],
  chosen: RateCardRow | undefined,
): readonly RateCardRow[] {
  const first = visibleRows(rows, false);
  const isChosen = (row: RateCardRow) => row.schemeMasterId === chosen?.schemeMasterId;
  const further = first.some(isChosen) ? undefined : rows.find(isChosen);
  return further === undefined ? first : [...first.slice(0, -1), further];
}

/** Number of rows in the tenure table before "Other Schemes" is clicked. */
const ROWS_SHOWN_AT_FIRST = 5;

/**
 * The visible rows of the tenure table: five at first, all after "Other Schemes".
 *
 * @source FD-2.57, FD-2.58
 */
export function visibleRows<Row>(rows: readonly Row[], showsAll: boolean): readonly Row[] {
  return showsAll ? rows : rows.slice(0, ROWS_SHOWN_AT_FIRST);
}

/**
 * Whether there are more rows behind "Other Schemes".
 *
 * @source FD-2.58, FD-2.59
 */
export function hasOtherSchemes(rows: readonly unknown[]): boolean {
  return rows.length > ROWS_SHOWN_AT_FIRST;
}
