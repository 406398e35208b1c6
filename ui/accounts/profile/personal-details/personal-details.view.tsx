import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveMoreInformation } from '#application/accounts/profile/save-more-information.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { useFlow } from '#ui/accounts/onboarding/flow.ts';
import { Form } from '#ui/accounts/form.tsx';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import {
  AddressSection,
  BasicSection,
  NomineeSection,
  OccupationSection,
} from './personal-details-sections.tsx';
import { PersonalDetailsViewModel } from './personal-details.view-model.ts';
import { MoreInformationSection } from './more-information-section.tsx';
import { useProfilePaths } from '#ui/accounts/profile/profile-paths.ts';
import styles from '#ui/accounts/profile/profile.module.css';
import { personalCopy as copy } from '#ui/accounts/profile/copy.ts';

/** `/personal-info` (a booking step) and `/profile/details/:investor_id` (in the profile). */
export const PersonalDetails = observer(function PersonalDetails() {
  const { investorId } = useInvestor();
  const { investor_id: asked } = useParams();
  const isOthers = asked !== undefined && asked !== String(investorId);
  const { details } = useProfilePaths();
  if (isOthers) return <Redirect to={details(investorId)} />;
  return <Details isStep={asked === undefined} />;
});

const Details = observer(function Details({ isStep }: { readonly isStep: boolean }) {
  const profiles = usePort(Profiles);
  const saveMoreInformation = useUseCase(SaveMoreInformation);
  const viewModel = useViewModel(() => new PersonalDetailsViewModel(profiles, saveMoreInformation));
  const navigate = useNavigate();
  const { home } = useProfilePaths();
  const { state } = viewModel.details;
  const content = (
    <>
      <PageHeader
        title={copy.heading}
        text={isStep ? copy.lead : undefined}
        onBack={isStep ? undefined : () => void navigate(home)}
      />
      {state.kind === 'loading' && <Skeleton shape="card" count={3} />}
      {state.kind === 'failed' && (
        <ErrorState title={copy.loadFailed} onRetry={() => void viewModel.details.reload()} />
      )}
      {state.kind === 'ready' && <Sections viewModel={viewModel} isStep={isStep} />}
    </>
  );
  return isStep ? (
    <StepPage step="profile" booking="profile">
      {content}
    </StepPage>
  ) : (
    <AccountPage place="details">{content}</AccountPage>
  );
});

interface SectionsProps {
  readonly viewModel: PersonalDetailsViewModel;
  readonly isStep: boolean;
}

const Sections = observer(function Sections({ viewModel, isStep }: SectionsProps) {
  const flow = useFlow();
  const navigate = useNavigate();
  const toasts = useToasts();
  const details = viewModel.details.value;
  if (details === undefined) return undefined;
  const goOn = () => void navigate(flow.pathTo(paths.parentalDetails));
  const submit = async () => {
    if (isStep && !viewModel.isChanged) return goOn();
    const isSaved = await viewModel.save();
    if (isSaved === false) toasts.show({ text: copy.saveFailed, tone: 'danger' });
    if (isSaved !== true) return;
    if (isStep) goOn();
    else toasts.show({ text: copy.saved, tone: 'success' });
  };
  return (
    <Form className={styles.sections} onSubmit={() => void submit()}>
      <BasicSection details={details} />
      <AddressSection details={details} />
      <MoreInformationSection viewModel={viewModel} />
      <OccupationSection details={details} />
      <NomineeSection details={details} />
      {(isStep || viewModel.isChanged) && (
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.saving.isRunning}
          busyText={copy.saving}
        >
          {isStep ? copy.continue : copy.save}
        </Button>
      )}
    </Form>
  );
});
