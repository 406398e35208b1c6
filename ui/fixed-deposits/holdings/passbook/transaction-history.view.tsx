import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookFilterLabel, passbookFilters } from '#domain/fixed-deposits/holdings/passbook.ts';
import { passbookMonths } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { GhostRows } from '#ui/platform/design-system/feedback/ghost-row.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { NoDepositsYet } from '#ui/fixed-deposits/holdings/portfolio/no-deposits-yet.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { noEntriesTitle, passbookCopy as copy } from './copy.ts';
import { PaidOutByMonth } from './paid-out-by-month.tsx';
import { PassbookRows } from './passbook-rows.tsx';
import { PassbookTable } from './passbook-table.tsx';
import { PassbookTools } from './passbook-tools.tsx';
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
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.text} />
      {state.kind === 'failed' && (
        <LoadError
          what="Your passbook"
          failure={state.failure}
          money="Your money is not affected."
          documented="Something went wrong"
          onRetry={() => void viewModel.history.reload()}
        />
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
      label={copy.show}
      isLabelHidden
      look="chips"
      choices={passbookFilters.map((value) => ({ value, label: passbookFilterLabel(value) }))}
      value={viewModel.filter}
      onValue={(value) => viewModel.show(value)}
    />
  );
});

const Entries = observer(function Entries({ viewModel }: EntriesProps) {
  const { isFetching, download } = useReceipt();
  // The chip responds at once; the rows render in a deferred update.
  const { filter, lines } = useDeferredValue(viewModel.shown);
  const isWide = useIsWide();
  const label = `${passbookFilterLabel(filter)} (${lines.length})`;
  const months = passbookMonths(lines);
  const receipt = { isFetching, onDownload: download };
  const none = lines.length === 0 && (
    <EmptyState
      illustration={<GhostRows />}
      title={viewModel.isNarrowed ? copy.notFound : noEntriesTitle(filter)}
      text={viewModel.isNarrowed ? copy.notFoundText : copy.noneText}
    />
  );
  if (!isWide) {
    return (
      <>
        <Disclosure title={copy.tools} look="link">
          <PassbookTools viewModel={viewModel} lines={lines} />
        </Disclosure>
        {none || <PassbookRows label={label} months={months} {...receipt} />}
      </>
    );
  }
  return (
    <ListWithPanel panel={<PaidOutByMonth months={months} />}>
      <PassbookTools viewModel={viewModel} lines={lines} />
      {none || <PassbookTable label={label} lines={lines} {...receipt} />}
    </ListWithPanel>
  );
});
