import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { isStepSkippable } from '#domain/accounts/onboarding/onboarding.ts';
import { observer } from 'mobx-react-lite';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { SandboxHint } from '#ui/accounts/sandbox-hint/sandbox-hint.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { AddDematAccountViewModel } from './add-demat-account.view-model.ts';
import { DematFields } from './demat-fields.tsx';
import { SavedDematAccount } from './saved-demat-account.tsx';
import { dematCopy as copy, sandboxDemat, savedDematCopy } from './copy.ts';

/** Adds the demat account, or shows the saved one: `/add-demat-account`. */
export const AddDematAccount = observer(function AddDematAccount() {
  const dependencies = {
    dematAccounts: usePort(DematAccounts),
    drafts: usePort(Drafts),
    saveAccount: useUseCase(SaveDematAccount),
  };
  const viewModel = useViewModel(() => new AddDematAccountViewModel(dependencies));
  const { state } = viewModel.current;
  const purpose = usePurpose();
  const navigate = useNavigate();
  const isSaved = state.kind === 'ready' && state.value !== undefined;
  const toProfile = () => void navigate(paths.profile);
  return (
    <StepPage step="demat" purpose={purpose}>
      {isSaved ? (
        <PageHeader
          title={savedDematCopy.heading}
          text={savedDematCopy.lead}
          // During a purchase, the only way is on.
          onBack={purpose === 'none' ? toProfile : undefined}
        />
      ) : (
        <PageHeader title={copy.heading} text={copy.lead} />
      )}
      <Content viewModel={viewModel} />
    </StepPage>
  );
});

const Content = observer(function Content({
  viewModel,
}: {
  readonly viewModel: AddDematAccountViewModel;
}) {
  const purpose = usePurpose();
  const navigate = useNavigate();
  const later = isStepSkippable('demat', purpose) && (
    <LinkButton to={paths.dashboard} kind="quiet" isFullWidth>
      {copy.later}
    </LinkButton>
  );
  const save = async () => {
    const isSaved = await viewModel.save();
    if (isSaved === true) void navigate(withPurpose(paths.disclaimer, purpose), { replace: true });
  };
  return whenLoaded({
    loaded: viewModel.current,
    what: 'Your demat account',
    action: later,
    waiting: <Skeleton shape="card" count={2} />,
    children: (saved) =>
      saved === undefined ? (
        <>
          <DematFields viewModel={viewModel} onSubmit={() => void save()} later={later} />
          <SandboxHint values={sandboxDemat.values}>{sandboxDemat.text}</SandboxHint>
        </>
      ) : (
        <SavedDematAccount account={saved} />
      ),
  });
});
