import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import Download from 'lucide-react/icons/download';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { saveFile } from '#ui/platform/save-file.ts';
import { passbookCopy as copy } from './copy.ts';
import { passbookCsv } from './passbook-csv.ts';
import type { TransactionHistoryViewModel } from './transaction-history.view-model.ts';
import styles from './transaction-history.module.css';

interface PassbookToolsProps {
  readonly viewModel: TransactionHistoryViewModel;
  readonly lines: readonly PassbookLine[];
}

const ALL = 'all';

/** Search, year and download of the passbook. Phones show them below a disclosure. */
export const PassbookTools = observer(function PassbookTools({
  viewModel,
  lines,
}: PassbookToolsProps) {
  const years = viewModel.years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div className={styles.tools}>
      <TextField
        label={copy.search}
        type="search"
        value={viewModel.search}
        onValue={(text) => viewModel.searchFor(text)}
      />
      <SelectField
        label={copy.year}
        options={[{ value: ALL, label: copy.allYears }, ...years]}
        value={viewModel.year === undefined ? ALL : String(viewModel.year)}
        onValue={(year) => viewModel.showYear(year === ALL ? undefined : Number(year))}
      />
      <Button
        kind="secondary"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveFile(csvFile(lines), 'Vriddhi passbook.csv')}
      >
        {copy.download}
      </Button>
    </div>
  );
});

function csvFile(lines: readonly PassbookLine[]): Blob {
  return new Blob([passbookCsv(lines)], { type: 'text/csv;charset=utf-8' });
}
