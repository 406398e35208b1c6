import { hasOtherSchemes, visibleRows } from '#domain/fixed-deposits/invest-details.ts';
import {
  interestLabel,
  rateLabel,
  type RateCardRow,
  tagLabel,
} from '#domain/fixed-deposits/rate-card.ts';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Badge } from '../platform/design-system/badge.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { Section } from '../platform/design-system/page.tsx';
import styles from './invest-details-table.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { tenureTableWords as words } from './invest-details-words.ts';
import { tenureInWords, TenureText } from './tenure-text.tsx';

interface InvestDetailsTableProps {
  readonly viewModel: InvestDetailsViewModel;
}

/** What each tenure pays; a press on a row chooses it. */
export const InvestDetailsTable = observer(function InvestDetailsTable({
  viewModel,
}: InvestDetailsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const { rows } = viewModel;
  const shown = isOpen ? rows : firstRows(rows, viewModel.row);
  return (
    <Section title={words.title} text={words.text}>
      <table id={tableId} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.tenure}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.interest}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TenureRow key={row.schemeMasterId} viewModel={viewModel} row={row} />
          ))}
        </tbody>
      </table>
      {hasOtherSchemes(rows) && (
        <div>
          <Button kind="secondary" size="small" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.fewer : words.others}
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
            <TenureText tenure={row.tenure} />
            {row.tag !== undefined && <Badge tone="accent">{tagLabel(row.tag)}</Badge>}
          </span>
        </label>
      </th>
      <td>
        <span className={styles.rate}>{rateLabel(row.rates[column])}</span>
        {!viewModel.isSeniorCitizen && seniorRate !== undefined && (
          <span className={styles.senior}>{words.seniors(rateLabel(seniorRate))}</span>
        )}
      </td>
      <td>{interestLabel(row.interestOnLakh[column])}</td>
    </tr>
  );
});

/** The first five; the chosen row takes the last of their places where it lies further down. */
function firstRows(
  rows: readonly RateCardRow[],
  chosen: RateCardRow | undefined,
): readonly RateCardRow[] {
  const first = visibleRows(rows, false);
  const isChosen = (row: RateCardRow) => row.schemeMasterId === chosen?.schemeMasterId;
  const further = first.some(isChosen) ? undefined : rows.find(isChosen);
  return further === undefined ? first : [...first.slice(0, -1), further];
}
