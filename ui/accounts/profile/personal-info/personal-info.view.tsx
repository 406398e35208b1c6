import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveAddresses } from '#application/accounts/profile/save-addresses.ts';
import { SaveParents } from '#application/accounts/profile/save-parents.ts';
import { SaveProfessionalDetails } from '#application/accounts/profile/save-professional-details.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { withPurpose } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { ParentsFields } from '#ui/accounts/profile/parental-details/parents-fields.tsx';
import { personalCopy } from '#ui/accounts/profile/personal-details/copy.ts';
import { MoreInformationSection } from '#ui/accounts/profile/personal-details/more-information-section.tsx';
import {
  BasicFacts,
  NomineeSection,
} from '#ui/accounts/profile/personal-details/personal-details-sections.tsx';
import {
  IncomeChoice,
  OccupationChoice,
} from '#ui/accounts/profile/professional-details/occupation-fields.tsx';
import styles from '#ui/accounts/profile/profile.module.css';
import {
  CorrespondentAddress,
  PermanentAddress,
} from '#ui/accounts/profile/user-address/user-address-parts.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { PersonalInfoViewModel } from './personal-info.view-model.ts';
import { personalInfoCopy as copy } from './copy.ts';

/** `/personal-info`: the booking step that shows all known details and asks for the others. */
export const PersonalInfo = observer(function PersonalInfo() {
  const dependencies = {
    profiles: usePort(Profiles),
    drafts: usePort(Drafts),
    saveParents: useUseCase(SaveParents),
    saveAddresses: useUseCase(SaveAddresses),
    saveDetails: useUseCase(SaveProfessionalDetails),
  };
  const viewModel = useViewModel(() => new PersonalInfoViewModel(dependencies));
  const { state } = viewModel;
  return (
    <StepPage step="profile" purpose="deposit">
      <PageHeader title={personalCopy.heading} text={copy.lead} />
      {state === 'loading' && <Skeleton shape="card" count={3} />}
      {state === 'ready' && <DetailsForm viewModel={viewModel} />}
      {typeof state === 'object' && (
        <LoadError
          what="Your details"
          failure={state}
          documented={copy.loadFailed}
          onRetry={() => viewModel.reload()}
        />
      )}
    </StepPage>
  );
});

interface DetailsFormProps {
  readonly viewModel: PersonalInfoViewModel;
}

const DetailsForm = observer(function DetailsForm({ viewModel }: DetailsFormProps) {
  const { personal, parents, address, professional } = viewModel;
  const purpose = usePurpose();
  const navigate = useNavigate();
  const details = personal.details.value;
  if (details === undefined) return undefined;
  const submit = async () => {
    if (await viewModel.save()) void navigate(withPurpose(paths.addNomination, purpose));
  };
  return (
    <Form className={styles.sections} takesFocus onSubmit={submit}>
      <SentFields isSent={viewModel.saving.isRunning}>
        <Section title={personalCopy.basic}>
          <Card>
            <Stack gap="lg">
              <BasicFacts details={details} />
              <ParentsFields form={parents.form} />
            </Stack>
          </Card>
        </Section>
        <Section title={personalCopy.address}>
          <Card>
            <Stack gap="lg">
              <PermanentAddress viewModel={address} />
              <CorrespondentAddress viewModel={address} />
            </Stack>
          </Card>
        </Section>
        <MoreInformationSection viewModel={personal} />
        <Section title={personalCopy.occupationHeading}>
          <Card>
            <Stack gap="lg">
              <OccupationChoice viewModel={professional} />
              <IncomeChoice viewModel={professional} />
            </Stack>
          </Card>
        </Section>
      </SentFields>
      <NomineeSection details={details} isNext />
      {viewModel.error !== undefined && (
        <Notice tone="danger" isAnnounced>
          {viewModel.error}
        </Notice>
      )}
      <Button type="submit" isFullWidth isBusy={viewModel.saving.isRunning} busyText={copy.saving}>
        {copy.continue}
      </Button>
    </Form>
  );
});
