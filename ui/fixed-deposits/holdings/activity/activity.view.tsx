import { ReadActivity } from '#application/fixed-deposits/holdings/read-activity.ts';
import { groupedByMonth } from '#domain/fixed-deposits/holdings/months.ts';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListWithPanel } from '#ui/platform/design-system/layout/list-with-panel.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { EntrySteps } from '#ui/fixed-deposits/holdings/passbook/entry-steps.tsx';
import { PaidOutByMonth } from '#ui/fixed-deposits/holdings/passbook/paid-out-by-month.tsx';
import { useQueryState } from '#ui/fixed-deposits/holdings/passbook/use-query-state.ts';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { ActivityMonths } from './activity-months.tsx';
import { type ActivityQuery, activityQuery, filteredBy } from './activity-query.ts';
import { ActivityViewModel } from './activity.view-model.ts';
import { Messages } from './messages.tsx';
import {
  activityFilters,
  activityPageCopy as copy,
  filterCopy,
  noneCopy,
  partCopy,
} from './copy.ts';

/** Everything that happened: payments, orders and events of the account. */
export const ActivityPage = observer(function ActivityPage() {
  const read = useUseCase(ReadActivity);
  const viewModel = useViewModel(() => new ActivityViewModel(read));
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.text} aside={<EyeButton />} />
      <Content viewModel={viewModel} />
    </Page>
  );
});

interface PartProps {
  readonly viewModel: ActivityViewModel;
}

const Content = observer(function Content({ viewModel }: PartProps) {
  const { shown, chosen, change } = useQueryState(activityQuery);
  const { state } = viewModel.history;
  if (viewModel.isEmpty) return <Empty />;
  if (state.kind === 'failed') {
    return (
      <LoadError
        what="Your activity"
        failure={state.failure}
        money={copy.safe}
        onRetry={() => void viewModel.history.reload()}
      />
    );
  }
  return (
    <ListWithPanel
      panel={<PaidOutByMonth months={viewModel.paymentMonths} />}
      isPanelHiddenOnPhones
    >
      {/* It shows while the entries load, so that the investor can already choose. */}
      <ChoiceGroup
        label={copy.show}
        isLabelHidden
        look="chips"
        choices={activityFilters.map((value) => ({ value, label: filterCopy[value] }))}
        value={chosen.filter}
        onValue={(filter) => change(filteredBy(filter))}
      />
      <Chosen viewModel={viewModel} query={shown} onQuery={change} />
    </ListWithPanel>
  );
});

interface ChosenProps extends PartProps {
  readonly query: ActivityQuery;
  readonly onQuery: (query: ActivityQuery) => void;
}

/** What the filter chose. The messages load on their own, once they are chosen. */
const Chosen = observer(function Chosen(props: ChosenProps) {
  if (props.query.filter === 'messages') return <Messages />;
  if (props.viewModel.history.state.kind !== 'loading') return <Entries {...props} />;
  return (
    <Card padding="small">
      <Skeleton shape="rows" count={8} />
    </Card>
  );
});

const Entries = observer(function Entries({ viewModel, query, onQuery }: ChosenProps) {
  const { filter, limit } = query;
  const found = viewModel.entries(filter);
  const months = groupedByMonth(found.slice(0, limit));
  return (
    <>
      <Missing viewModel={viewModel} />
      {found.length === 0 ? (
        <EmptyState title={noneCopy[filter]} />
      ) : (
        <EntrySteps
          key={filter}
          count={found.length}
          limit={limit}
          onLimit={(next) => onQuery({ ...query, limit: next })}
        >
          <ActivityMonths label={filterCopy[filter]} months={months} />
        </EntrySteps>
      )}
    </>
  );
});

/** Says which parts of the activity are missing. */
const Missing = observer(function Missing({ viewModel: { history } }: PartProps) {
  const { missing = [], isPartnerMissing = false } = history.value ?? {};
  return (
    <>
      {missing.map(({ part, failure }) => (
        <LoadError
          key={part}
          isPart
          what={partCopy[part]}
          failure={failure}
          onRetry={() => void history.reload()}
        />
      ))}
      {isPartnerMissing && <PartnerMissing what={copy.partner} onRetry={() => history.reload()} />}
    </>
  );
});

function Empty() {
  return (
    <EmptyState
      title={copy.empty}
      text={copy.emptyText}
      action={<LinkButton to="/invest">{copy.discover}</LinkButton>}
    />
  );
}
