import type {
  PassbookHistory,
  PassbookLine,
} from '#application/fixed-deposits/holdings/passbook.ts';
import { csvCell } from '#domain/platform/text/csv.ts';
import Download from 'lucide-react/icons/download';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { saveCsv } from '#ui/platform/save-file.ts';
import { passbookCopy as copy, passbookDetail, passbookWhat } from './copy.ts';
import { narrowed, type PassbookQuery } from './passbook-query.ts';
import styles from './transaction-history.module.css';

interface PassbookToolsProps {
  readonly query: PassbookQuery;
  readonly onQuery: (query: PassbookQuery) => void;
  /** The calendar years with entries. */
  readonly years: readonly number[];
  /** The content of the file. */
  readonly history: PassbookHistory;
}

const ALL = 'all';

/** Search, year and download of the passbook. Phones show them below a disclosure. */
export function PassbookTools({ query, onQuery, years, history }: PassbookToolsProps) {
  const { search, year } = query;
  const offered = year === undefined || years.includes(year) ? years : [year, ...years];
  const choices = offered.map(String).map((value) => ({ value, label: value }));
  return (
    <div className={styles.tools}>
      <TextField
        label={copy.search}
        type="search"
        value={search}
        onValue={(text) => onQuery(narrowed(query, { search: text }))}
      />
      <SelectField
        label={copy.year}
        options={[{ value: ALL, label: copy.allYears }, ...choices]}
        value={year === undefined ? ALL : String(year)}
        onValue={(next) =>
          onQuery(narrowed(query, { year: next === ALL ? undefined : Number(next) }))
        }
      />
      <Button
        kind="secondary"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveCsv(passbookCsv(history), 'Vriddhi passbook.csv')}
      >
        {copy.download}
      </Button>
    </div>
  );
}

const HEAD = ['Date', 'What', 'Deposit', 'From and to', 'Amount in rupees'];

/**
 * The passbook as comma-separated values; withdrawals have negative amounts. If payments of the
 * partner bank are missing, the first row says so and has neither a date nor an amount.
 */
export function passbookCsv({ lines, isPartnerMissing }: PassbookHistory): string {
  const note = ['', copy.incomplete, '', copy.partnerMissing];
  const rows = [...(isPartnerMissing ? [`${csvRow(note)},`] : []), ...lines.map(rowOf)];
  return [csvRow(HEAD), ...rows, ''].join('\r\n');
}

function rowOf(line: PassbookLine): string {
  const cells = [line.date.iso, passbookWhat(line), line.depositName, passbookDetail(line)];
  return `${csvRow(cells)},${line.kind === 'withdrawal' ? '-' : ''}${line.amount.text}`;
}

const csvRow = (cells: readonly string[]) => cells.map(csvCell).join(',');
