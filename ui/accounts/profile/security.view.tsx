import { PersonalData } from '#application/accounts/personal-data.ts';
import { Sessions } from '#application/accounts/sessions.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Badge } from '#ui/platform/design-system/badge.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/list-row.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/visually-hidden.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { paths } from '../paths.ts';
import { AccountPage } from './account-page.tsx';
import { activityWords, securityWords as words } from './account-words.ts';
import { momentText } from './moments.ts';
import { SecurityViewModel } from './security.view-model.ts';

/** Where the investor is signed in, and what happened in the account. */
export const Security = observer(function Security() {
  const ports = { sessions: usePort(Sessions), data: usePort(PersonalData) };
  const viewModel = useViewModel(() => new SecurityViewModel(ports.sessions, ports.data));
  const navigate = useNavigate();
  return (
    <AccountPage place="security">
      <PageHeader
        title={words.heading}
        text={words.lead}
        onBack={() => void navigate(paths.profile)}
      />
      <Section title={words.devices} text={words.devicesText}>
        <OpenSessions viewModel={viewModel} />
      </Section>
      <Section title={words.activity} text={words.activityText}>
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
  const { state } = viewModel.open;
  if (state.kind === 'loading') return <Skeleton shape="card" />;
  if (state.kind === 'failed') {
    return <ErrorState title={words.failed} onRetry={() => void viewModel.open.reload()} />;
  }
  const tell = (isDone: boolean | undefined) => {
    if (isDone === true) toasts.show({ text: words.ended, tone: 'success' });
    if (isDone === false) toasts.show({ text: words.notEnded, tone: 'danger' });
  };
  return (
    <Stack gap="md">
      <Card>
        <RowList label={words.devices}>
          {state.value.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
            <ListRow
              key={id}
              title={device}
              detail={
                isCurrent
                  ? `${words.since} ${momentText(startedAt)}`
                  : `${words.lastUsed} ${momentText(lastUsedAt)}`
              }
              trailing={
                isCurrent ? (
                  <Badge tone="success">{words.here}</Badge>
                ) : (
                  <Button
                    kind="secondary"
                    size="small"
                    onClick={() => void viewModel.end(id).then(tell)}
                  >
                    {words.end}
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
          isBusy={viewModel.ending.isRunning}
          busyWords={words.ending}
          onClick={() => void viewModel.endOthers().then(tell)}
        >
          {words.endOthers}
        </Button>
      )}
    </Stack>
  );
});

const ActivityList = observer(function ActivityList({ viewModel }: PartProps) {
  const { state } = viewModel.activity;
  if (state.kind === 'loading') return <Skeleton shape="card" count={2} />;
  if (state.kind === 'failed') {
    return <ErrorState title={words.failed} onRetry={() => void viewModel.activity.reload()} />;
  }
  if (state.value.length === 0) return <p>{words.noActivity}</p>;
  return (
    <Card>
      <RowList label={words.activity}>
        {state.value.map(({ id, kind, detail, happenedAt }) => (
          <ListRow
            key={id}
            title={activityWords[kind]}
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
