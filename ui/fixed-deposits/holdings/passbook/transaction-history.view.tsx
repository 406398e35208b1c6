import { Passbook, type PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookFilterLabel, passbookFilters } from '#domain/fixed-deposits/holdings/passbook.ts';
import { passbookMonths } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { NoDepositsYet } from '#ui/fixed-deposits/holdings/portfolio/no-deposits-yet.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { noEntriesTitle, passbookCopy as copy } from './copy.ts';
import { EntrySteps } from './entry-steps.tsx';
import { PaidOutByMonth } from './paid-out-by-month.tsx';
import { narrowed, type PassbookQuery, passbookQuery } from './passbook-query.ts';
import { PassbookRows } from './passbook-rows.tsx';
import { PassbookTable } from './passbook-table.tsx';
import { PassbookTools } from './passbook-tools.tsx';
import {
  isNarrowed,
  monthsUpTo,
  TransactionHistoryViewModel,
} from './transaction-history.view-model.ts';
import styles from './transaction-history.module.css';
import { useQueryState } from './use-query-state.ts';
import { useReceipt } from './use-receipt.ts';

/** The passbook: every payment into and out of the investor's deposits. */
export const TransactionHistory = observer(function TransactionHistory() {
  const passbook = usePort(Passbook);
  const viewModel = useViewModel(() => new TransactionHistoryViewModel(passbook));
  const { shown, chosen, change } = useQueryState(passbookQuery);
  const { state } = viewModel.history;
  const isPartnerMissing = state.kind === 'ready' && state.value.isPartnerMissing;
  const isEmpty = state.kind === 'ready' && state.value.lines.length === 0;
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.text} aside={<EyeButton />} />
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
      {state.kind !== 'failed' && !isEmpty && <Filter query={chosen} onQuery={change} />}
      {state.kind === 'loading' && (
        <Card padding="small">
          <Skeleton shape="rows" count={8} />
        </Card>
      )}
      {state.kind === 'ready' && !isEmpty && (
        <Entries viewModel={viewModel} query={shown} chosen={chosen} onQuery={change} />
      )}
    </Page>
  );
});

interface FilterProps {
  readonly query: PassbookQuery;
  readonly onQuery: (query: PassbookQuery) => void;
}

/**
 * Filters the entries by kind. It shows while they load, so that the investor can already choose.
 */
function Filter({ query, onQuery }: FilterProps) {
  return (
    <ChoiceGroup
      label={copy.show}
      isLabelHidden
      look="chips"
      choices={passbookFilters.map((value) => ({ value, label: passbookFilterLabel(value) }))}
      value={query.filter}
      onValue={(filter) => onQuery(narrowed(query, { filter }))}
    />
  );
}

interface EntriesProps extends FilterProps {
  readonly viewModel: TransactionHistoryViewModel;
  /** The query that the controls show while the rows still render. */
  readonly chosen: PassbookQuery;
}

const Entries = observer(function Entries({ viewModel, query, chosen, onQuery }: EntriesProps) {
  const isWide = useIsWide();
  const [isOpenAtFirst] = useState(() => isNarrowed(query));
  const lines = viewModel.linesFor(query);
  const isPartnerMissing = viewModel.history.value?.isPartnerMissing === true;
  const tools = (
    <PassbookTools
      query={chosen}
      onQuery={onQuery}
      years={viewModel.years}
      history={{ lines, isPartnerMissing }}
    />
  );
  const found = <Found query={query} onQuery={onQuery} lines={lines} />;
  if (!isWide) {
    return (
      <>
        <div className={styles.disclosed}>
          <Disclosure title={copy.tools} look="link" isOpenAtFirst={isOpenAtFirst}>
            {tools}
          </Disclosure>
        </div>
        {found}
      </>
    );
  }
  return (
    <ListWithPanel panel={<PaidOutByMonth months={passbookMonths(lines)} />}>
      {tools}
      {found}
    </ListWithPanel>
  );
});

interface FoundProps extends FilterProps {
  readonly lines: readonly PassbookLine[];
}

const Found = observer(function Found({ query, onQuery, lines }: FoundProps) {
  const { isFetching, download } = useReceipt();
  const isWide = useIsWide();
  const { filter, limit } = query;
  if (lines.length === 0) {
    return (
      <EmptyState
        title={isNarrowed(query) ? copy.notFound : noEntriesTitle(filter)}
        text={isNarrowed(query) ? copy.notFoundText : copy.noneText}
      />
    );
  }
  const label = `${passbookFilterLabel(filter)} (${lines.length})`;
  const receipt = { isFetching, onDownload: download };
  return (
    <EntrySteps
      key={filter}
      count={lines.length}
      limit={limit}
      onLimit={(next) => onQuery({ ...query, limit: next })}
    >
      {isWide ? (
        <PassbookTable label={label} lines={lines.slice(0, limit)} {...receipt} />
      ) : (
        <PassbookRows label={label} months={monthsUpTo(limit, lines)} {...receipt} />
      )}
    </EntrySteps>
  );
});
