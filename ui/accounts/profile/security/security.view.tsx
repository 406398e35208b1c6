import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { EndSession } from '#application/accounts/sign-in/end-session.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { observer } from 'mobx-react-lite';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import { activityCopy, securityCopy as copy } from './copy.ts';
import { momentText } from '#ui/accounts/profile/moment-text.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { ALL_OTHERS, SecurityViewModel } from './security.view-model.ts';

export const Security = observer(function Security() {
  const dependencies = {
    sessions: usePort(Sessions),
    personalData: usePort(PersonalData),
    endSession: useUseCase(EndSession),
  };
  const viewModel = useViewModel(() => new SecurityViewModel(dependencies));
  const navigate = useNavigate();
  return (
    <AccountPage place="security">
      <PageHeader
        title={copy.heading}
        text={copy.lead}
        onBack={() => void navigate(paths.profile)}
      />
      <Section title={copy.devices} text={copy.devicesText}>
        <OpenSessions viewModel={viewModel} />
      </Section>
      <Section title={copy.activity} text={copy.activityText}>
        <ActivityList viewModel={viewModel} />
      </Section>
    </AccountPage>
  );
});

interface PartProps {
  readonly viewModel: SecurityViewModel;
}

const OpenSessions = observer(function OpenSessions({ viewModel }: PartProps) {
  const toasts = useToasts();
  const { ending } = viewModel;
  const { state } = viewModel.open;
  if (state.kind === 'loading') return <Skeleton shape="card" />;
  if (state.kind === 'failed') {
    return (
      <LoadError
        isPart
        what="Your devices"
        failure={state.failure}
        onRetry={() => void viewModel.open.reload()}
      />
    );
  }
  const showResult = (isDone: boolean | undefined) => {
    if (isDone === true) toasts.show({ text: copy.ended, tone: 'success' });
    if (isDone === false) toasts.show({ text: copy.notEnded, tone: 'danger' });
  };
  return (
    <Stack gap="md">
      <Card>
        <RowList label={copy.devices}>
          {state.value.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
            <ListRow
              key={id}
              title={device}
              detail={
                isCurrent
                  ? `${copy.since} ${momentText(startedAt)}`
                  : `${copy.lastUsed} ${momentText(lastUsedAt)}`
              }
              trailing={
                isCurrent ? (
                  <Badge tone="success">{copy.here}</Badge>
                ) : (
                  <Button
                    kind="secondary"
                    size="small"
                    isBusy={ending.isRunningFor(id)}
                    busyText={copy.ending}
                    isDisabled={ending.isTakenFrom(id)}
                    onClick={() => void viewModel.end(id).then(showResult)}
                  >
                    {copy.end}
                    <VisuallyHidden>{` ${device}`}</VisuallyHidden>
                  </Button>
                )
              }
            />
          ))}
        </RowList>
      </Card>
      {viewModel.hasOthers && (
        <Button
          kind="secondary"
          isBusy={ending.isRunningFor(ALL_OTHERS)}
          busyText={copy.ending}
          isDisabled={ending.isTakenFrom(ALL_OTHERS)}
          onClick={() => void viewModel.endOthers().then(showResult)}
        >
          {copy.endOthers}
        </Button>
      )}
    </Stack>
  );
});

const ActivityList = observer(function ActivityList({ viewModel }: PartProps) {
  const { state } = viewModel.activity;
  if (state.kind === 'loading') return <Skeleton shape="card" count={2} />;
  if (state.kind === 'failed') {
    return (
      <LoadError
        isPart
        what="Your activity"
        failure={state.failure}
        onRetry={() => void viewModel.activity.reload()}
      />
    );
  }
  if (state.value.length === 0) return <p>{copy.noActivity}</p>;
  return (
    <Card>
      <RowList label={copy.activity}>
        {state.value.map(({ id, kind, detail, happenedAt }) => (
          <ListRow
            key={id}
            title={activityCopy[kind]}
            detail={
              <>
                {detail !== '' && <>{detail} · </>}
                <time dateTime={happenedAt.toISOString()}>{momentText(happenedAt)}</time>
              </>
            }
          />
        ))}
      </RowList>
    </Card>
  );
});
