import { Passbook, type PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import {
  passbookAmountLabel,
  type PassbookEntryKind,
  passbookEntryLabel,
  PassbookFilter,
  passbookFilterLabel,
  passbookFilters,
} from '#domain/fixed-deposits/holdings/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { LucideIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { EmptyPortfolioPicture } from '#ui/platform/design-system/illustrations/empty-portfolio.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { NoDepositsYet } from '#ui/fixed-deposits/holdings/portfolio/no-deposits-yet.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/partner-missing.tsx';
import styles from './transaction-history.module.css';
import { TransactionHistoryViewModel } from './transaction-history.view-model.ts';
import { useReceipt } from './use-receipt.ts';

/** The passbook: every payment into and out of the investor's deposits. */
export const TransactionHistory = observer(function TransactionHistory() {
  const passbook = usePort(Passbook);
  const viewModel = useViewModel(() => new TransactionHistoryViewModel(passbook));
  const { state } = viewModel.history;
  const isPartnerMissing = state.kind === 'ready' && state.value.isPartnerMissing;
  const isEmpty = state.kind === 'ready' && state.value.lines.length === 0;
  return (
    <Page width="reading">
      <PageHeader title="Passbook" text="Every rupee into your deposits, and out of them." />
      {state.kind === 'failed' && (
        <ErrorState title="Something went wrong" onRetry={() => void viewModel.history.reload()} />
      )}
      {isPartnerMissing && (
        <PartnerMissing
          what="payments of deposits booked with it"
          onRetry={() => viewModel.history.reload()}
        />
      )}
      {isEmpty && !isPartnerMissing && <NoDepositsYet />}
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

/**
 * Filters the entries by kind. It shows while they load, so that the investor can already choose.
 */
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
  // The chip responds at once; the rows render in a deferred update.
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

const Lines = observer(function Lines({
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
      leading={<Direction kind={line.kind} />}
      title={line.depositName}
      detail={passbookEntryLabel(line.kind)}
      trailing={passbookAmountLabel(line)}
      trailingDetail={formatDate(line.date)}
      action={<ReceiptOf {...props} />}
    />
  );
});

/** The link to the deposit of an entry, if the deposit has a page. */
function placeOf({ depositOrderId, depositId }: PassbookLine): { readonly to?: string } {
  if (depositOrderId === undefined || depositId === undefined) return {};
  return { to: heldDepositPath({ depositOrderId, depositId }) };
}

interface ReceiptOfProps {
  readonly line: PassbookLine;
  readonly isFetching: boolean;
  readonly onDownload: (depositOrderId: number) => Promise<void>;
}

/**
 * The button for the receipt of a deposit. Payouts have none and leave its place empty, so that the
 * amounts align.
 */
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

const DIRECTIONS = {
  investment: ArrowUpRight,
  withdrawal: ArrowDownLeft,
  renewed: RefreshCw,
} as const satisfies Record<PassbookEntryKind, LucideIcon>;

/** The direction of a payment as an icon. It is decorative, because the text says the same. */
function Direction({ kind }: { readonly kind: PassbookEntryKind }) {
  const Icon = DIRECTIONS[kind];
  return (
    <span className={styles.direction} data-withdrawal={kind === 'withdrawal' || undefined}>
      <Icon />
    </span>
  );
}
