import { Profiles } from '#application/accounts/profile/profiles.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { Form } from '#ui/accounts/form.tsx';
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
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { personalCopy as copy } from './copy.ts';

/** `/profile/details/:investor_id`. */
export const PersonalDetails = observer(function PersonalDetails() {
  const { investorId } = useInvestor();
  const { investor_id: requestedId } = useParams();
  const isOthers = requestedId !== undefined && requestedId !== String(investorId);
  const { details } = useProfilePaths();
  if (isOthers) return <Redirect to={details(investorId)} />;
  return <Details />;
});

const Details = observer(function Details() {
  const profiles = usePort(Profiles);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new PersonalDetailsViewModel(profiles, drafts));
  const navigate = useNavigate();
  const { home } = useProfilePaths();
  return (
    <AccountPage place="details">
      <PageHeader title={copy.heading} onBack={() => void navigate(home)} />
      {whenLoaded({
        loaded: viewModel.details,
        what: 'Your details',
        documented: copy.loadFailed,
        waiting: <Skeleton shape="card" count={3} />,
        children: () => <Sections viewModel={viewModel} />,
      })}
    </AccountPage>
  );
});

interface SectionsProps {
  readonly viewModel: PersonalDetailsViewModel;
}

const Sections = observer(function Sections({ viewModel }: SectionsProps) {
  const toasts = useToasts();
  const details = viewModel.details.value;
  if (details === undefined) return undefined;
  const submit = async () => {
    const isSaved = await viewModel.save();
    if (isSaved === false) toasts.show({ text: copy.saveFailed, tone: 'danger' });
    if (isSaved === true) toasts.show({ text: copy.saved, tone: 'success' });
  };
  return (
    <Form className={styles.sections} onSubmit={() => void submit()}>
      <BasicSection details={details} />
      <AddressSection details={details} />
      <MoreInformationSection viewModel={viewModel} />
      <OccupationSection details={details} />
      <NomineeSection details={details} />
      {viewModel.isChanged && (
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.saving.isRunning}
          busyText={copy.saving}
        >
          {copy.save}
        </Button>
      )}
    </Form>
  );
});
