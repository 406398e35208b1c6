import { Passbook } from '#application/fixed-deposits/passbook.ts';
import {
  passbookAmountLabel,
  passbookEntryLabel,
  PassbookFilter,
  passbookFilterLabel,
  passbookFilters,
} from '#domain/fixed-deposits/passbook.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Card } from '../platform/design-system/card.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { NoDepositsYet } from './no-deposits-yet.tsx';
import styles from './transaction-history.module.css';
import { TransactionHistoryViewModel } from './transaction-history.view-model.ts';

/** The passbook: every rupee that went into deposits or came out of them. */
export const TransactionHistory = observer(function TransactionHistory() {
  const passbook = usePort(Passbook);
  const viewModel = useViewModel(() => new TransactionHistoryViewModel(passbook));
  const { state } = viewModel.entries;
  return (
    <Page width="reading">
      <PageHeader title="Passbook" text="Every rupee into your deposits, and out of them." />
      {state.kind === 'loading' && <Skeleton shape="rows" count={6} />}
      {state.kind === 'failed' && (
        <ErrorState
          title="Something went wrong"
          onRetry={() => void viewModel.entries.reload()}
        />
      )}
      {state.kind === 'ready' &&
        (state.value.length === 0 ? <NoDepositsYet /> : <Entries viewModel={viewModel} />)}
    </Page>
  );
});

const Entries = observer(function Entries({
  viewModel,
}: {
  readonly viewModel: TransactionHistoryViewModel;
}) {
  const { filter, shown } = viewModel;
  return (
    <>
      <ChoiceGroup
        label="Show"
        isLabelHidden
        look="chips"
        choices={passbookFilters.map((value) => ({ value, label: passbookFilterLabel(value) }))}
        value={filter}
        onValue={(value) => viewModel.show(value)}
      />
      {shown.length === 0 ? (
        <EmptyState
          illustration={<EmptyPortfolioPicture />}
          title={
            filter === PassbookFilter.Withdrawals
              ? 'No Withdrawal Transactions Yet'
              : 'No Investment Transactions Yet'
          }
          text="Interest that is paid out and deposits that mature show up here."
        />
      ) : (
        <Card padding="small">
          <RowList label={`${passbookFilterLabel(filter)} (${shown.length})`}>
            {shown.map((entry, index) => (
              <ListRow
                key={entry.entryId ?? `partner-${index}`}
                leading={<Direction isWithdrawal={entry.kind === 'withdrawal'} />}
                title={entry.depositName}
                detail={passbookEntryLabel(entry.kind)}
                trailing={passbookAmountLabel(entry)}
                trailingDetail={formatDate(entry.date)}
              />
            ))}
          </RowList>
        </Card>
      )}
    </>
  );
});

/** Whether money went into deposits or came out of them; the detail says it in words. */
function Direction({ isWithdrawal }: { readonly isWithdrawal: boolean }) {
  return (
    <span className={styles.direction} data-withdrawal={isWithdrawal || undefined}>
      {isWithdrawal ? <ArrowDownLeft /> : <ArrowUpRight />}
    </span>
  );
}
