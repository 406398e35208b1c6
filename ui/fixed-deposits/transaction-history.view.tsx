import { Passbook, type PassbookLine } from '#application/fixed-deposits/passbook.ts';
import {
  passbookAmountLabel,
  passbookEntryLabel,
  PassbookFilter,
  passbookFilterLabel,
  passbookFilters,
} from '#domain/fixed-deposits/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { ArrowDownLeft, ArrowUpRight, Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import { Card } from '../platform/design-system/card.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { heldDepositPath } from './deposit-path.ts';
import { NoDepositsYet } from './no-deposits-yet.tsx';
import styles from './transaction-history.module.css';
import { TransactionHistoryViewModel } from './transaction-history.view-model.ts';
import { useReceipt } from './use-receipt.ts';

/** The passbook: every rupee that went into deposits or came out of them. */
export const TransactionHistory = observer(function TransactionHistory() {
  const passbook = usePort(Passbook);
  const viewModel = useViewModel(() => new TransactionHistoryViewModel(passbook));
  const { state } = viewModel.entries;
  const isEmpty = state.kind === 'ready' && state.value.length === 0;
  return (
    <Page width="reading">
      <PageHeader title="Passbook" text="Every rupee into your deposits, and out of them." />
      {state.kind === 'failed' && (
        <ErrorState title="Something went wrong" onRetry={() => void viewModel.entries.reload()} />
      )}
      {isEmpty && <NoDepositsYet />}
      {state.kind !== 'failed' && !isEmpty && <Filter viewModel={viewModel} />}
      {state.kind === 'loading' && (
        <Card padding="small">
          <Skeleton shape="rows" count={8} />
        </Card>
      )}
      {state.kind === 'ready' && !isEmpty && <Entries viewModel={viewModel} />}
    </Page>
  );
});

interface EntriesProps {
  readonly viewModel: TransactionHistoryViewModel;
}

/** There from the start: it can be chosen what to see of the entries that are on their way. */
const Filter = observer(function Filter({ viewModel }: EntriesProps) {
  return (
    <ChoiceGroup
      label="Show"
      isLabelHidden
      look="chips"
      choices={passbookFilters.map((value) => ({ value, label: passbookFilterLabel(value) }))}
      value={viewModel.filter}
      onValue={(value) => viewModel.show(value)}
    />
  );
});

const Entries = observer(function Entries({ viewModel }: EntriesProps) {
  // The chip shows at once that it was pressed; the rows follow.
  const { filter: drawn, lines } = useDeferredValue(viewModel.shown);
  if (lines.length > 0) {
    return <Lines label={`${passbookFilterLabel(drawn)} (${lines.length})`} lines={lines} />;
  }
  return (
    <EmptyState
      illustration={<EmptyPortfolioPicture />}
      title={
        drawn === PassbookFilter.Withdrawals
          ? 'No Withdrawal Transactions Yet'
          : 'No Investment Transactions Yet'
      }
      text="Interest that is paid out and deposits that mature show up here."
    />
  );
});

const Lines = memo(function Lines({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly PassbookLine[];
}) {
  const { isFetching, download } = useReceipt();
  return (
    <Card padding="small">
      <RowList label={label}>
        {lines.map((line, index) => (
          <Line
            key={line.entryId ?? `partner-${index}`}
            {...{ line, isFetching, onDownload: download }}
          />
        ))}
      </RowList>
    </Card>
  );
});

const Line = memo(function Line(props: ReceiptOfProps) {
  const { line } = props;
  return (
    <ListRow
      {...placeOf(line)}
      leading={<Direction isWithdrawal={line.kind === 'withdrawal'} />}
      title={line.depositName}
      detail={passbookEntryLabel(line.kind)}
      trailing={passbookAmountLabel(line)}
      trailingDetail={formatDate(line.date)}
      action={<ReceiptOf {...props} />}
    />
  );
});

/** The deposit behind an entry, where it is one that has a page here. */
function placeOf({ depositOrderId, depositId }: PassbookLine): { readonly to?: string } {
  if (depositOrderId === undefined || depositId === undefined) return {};
  return { to: heldDepositPath({ depositOrderId, depositId }) };
}

interface ReceiptOfProps {
  readonly line: PassbookLine;
  readonly isFetching: boolean;
  readonly onDownload: (depositOrderId: number) => Promise<void>;
}

/** What went in has a receipt; what came out keeps its place, so that amounts line up. */
function ReceiptOf({ line, isFetching, onDownload }: ReceiptOfProps) {
  const { kind, depositOrderId, depositName, date } = line;
  if (kind === 'withdrawal' || depositOrderId === undefined) {
    return <span className={styles.noReceipt} />;
  }
  return (
    <IconButton
      label={`Download the receipt of ${depositName}, ${formatDate(date)}`}
      icon={<Download />}
      isDisabled={isFetching}
      onClick={() => void onDownload(depositOrderId)}
    />
  );
}

/** Whether money went into deposits or came out of them; the detail says it in words. */
function Direction({ isWithdrawal }: { readonly isWithdrawal: boolean }) {
  return (
    <span className={styles.direction} data-withdrawal={isWithdrawal || undefined}>
      {isWithdrawal ? <ArrowDownLeft /> : <ArrowUpRight />}
    </span>
  );
}
