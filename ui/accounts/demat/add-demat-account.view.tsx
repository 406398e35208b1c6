import { DematAccounts } from '#application/accounts/demat-accounts.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { isDematSkipOffered } from '#domain/accounts/demat/demat-destination.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useFlow } from '../onboarding/flow.ts';
import { StepPage } from '../onboarding/step-page.tsx';
import { paths } from '../paths.ts';
import { SandboxHint } from '../sandbox-hint.tsx';
import { AddDematAccountViewModel } from './add-demat-account.view-model.ts';
import { DematFields } from './demat-fields.tsx';
import { SavedDematAccount } from './saved-demat-account.tsx';
import { dematWords as words, savedDematWords } from './words.ts';

/** Adds the demat account, or shows the one that is there: `/add-demat-account`. */
export const AddDematAccount = observer(function AddDematAccount() {
  const ports = {
    dematAccounts: usePort(DematAccounts),
    session: usePort(Session),
    drafts: usePort(Drafts),
  };
  const viewModel = useViewModel(() => new AddDematAccountViewModel(ports));
  const { state } = viewModel.current;
  const isSaved = state.kind === 'ready' && state.value !== undefined;
  return (
    <StepPage step="demat">
      <PageHeader title={words.heading} text={isSaved ? savedDematWords.lead : words.lead} />
      <Content viewModel={viewModel} />
    </StepPage>
  );
});

const Content = observer(function Content({
  viewModel,
}: {
  readonly viewModel: AddDematAccountViewModel;
}) {
  const { whereFrom } = useFlow();
  const navigate = useNavigate();
  const { state } = viewModel.current;
  const later = isDematSkipOffered(whereFrom) && (
    <LinkButton to={paths.dashboard} kind="quiet" isFullWidth>
      {words.later}
    </LinkButton>
  );
  const save = async () => {
    if ((await viewModel.save()) === true) void navigate(paths.disclaimer, { replace: true });
  };
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} />;
    case 'failed':
      return (
        <ErrorState
          title={words.unread}
          onRetry={() => void viewModel.current.reload()}
          action={later}
        />
      );
    case 'ready':
      if (state.value !== undefined) return <SavedDematAccount account={state.value} />;
      return (
        <>
          <DematFields viewModel={viewModel} onSubmit={() => void save()} later={later} />
          <SandboxHint step="demat" />
        </>
      );
  }
});
