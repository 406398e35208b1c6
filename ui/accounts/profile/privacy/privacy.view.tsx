import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import { type Consent, PersonalData } from '#application/accounts/profile/personal-data.ts';
import { canWithdrawConsent } from '#domain/accounts/profile/data-purpose.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { refusalCopy } from '#ui/platform/errors/copy.ts';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { StepUpDialog } from '#ui/accounts/step-up/step-up-dialog.tsx';
import { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { useStepUp } from '#ui/accounts/step-up/use-step-up.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import { privacyCopy as copy, purposeCopy } from './copy.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { FactsOnDevice } from './facts-on-device.tsx';
import { momentText } from '#ui/accounts/profile/moment-text.ts';
import { PrivacyViewModel } from './privacy.view-model.ts';
import styles from '#ui/accounts/profile/profile.module.css';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { saveFile } from '#ui/platform/save-file.ts';

export const Privacy = observer(function Privacy() {
  const dependencies = {
    personalData: usePort(PersonalData),
    deleteAccount: useUseCase(DeleteAccount),
  };
  const stepUp = useStepUp();
  const viewModel = useViewModel(
    () => new PrivacyViewModel(dependencies, new StepUpViewModel(stepUp)),
  );
  const navigate = useNavigate();
  return (
    <AccountPage place="privacy">
      <PageHeader
        title={copy.heading}
        text={copy.lead}
        onBack={() => void navigate(paths.profile)}
      />
      <Section title={copy.purposes}>
        <Purposes viewModel={viewModel} />
      </Section>
      <FactsOnDevice />
      <Section title={copy.copy} text={copy.copyText}>
        <ExportButton viewModel={viewModel} />
      </Section>
      <Section title={copy.deleting} text={copy.deletingText}>
        <div>
          <Button kind="danger" onClick={() => viewModel.ask('explain')}>
            {copy.delete}
          </Button>
        </div>
      </Section>
      <DeleteAccountDialog viewModel={viewModel} />
      <StepUpDialog stepUp={viewModel.stepUp} />
    </AccountPage>
  );
});

interface PartProps {
  readonly viewModel: PrivacyViewModel;
}

const Purposes = observer(function Purposes({ viewModel }: PartProps) {
  return whenLoaded({
    loaded: viewModel.consents,
    isPart: true,
    what: 'Your choices',
    waiting: <Skeleton shape="card" count={2} />,
    children: (consents) => (
      <Stack gap="md">
        {consents.map((consent) => (
          <Purpose key={consent.purpose} consent={consent} viewModel={viewModel} />
        ))}
      </Stack>
    ),
  });
});

const Purpose = observer(function Purpose({
  consent: { purpose, isGiven, since },
  viewModel,
}: PartProps & { readonly consent: Consent }) {
  const toasts = useToasts();
  const { title, what, why } = purposeCopy[purpose];
  const set = async (isOn: boolean) => {
    const isSet = await viewModel.set({ purpose, isGiven: isOn });
    if (isSet === false) toasts.show({ text: copy.notSaved, tone: 'danger' });
  };
  return (
    <Card as="article">
      <h3 className={styles.purpose}>{title}</h3>
      <p>{what}</p>
      <p className={styles.soft}>{why}</p>
      {canWithdrawConsent(purpose) ? (
        <SwitchField
          label={copy.allow}
          detail={isGiven ? `${copy.givenSince} ${momentText(since)}` : copy.notGiven}
          isOn={isGiven}
          isDisabled={viewModel.changing.isRunning}
          onChange={(isOn) => void set(isOn)}
        />
      ) : (
        <p className={styles.soft}>{copy.needed}</p>
      )}
    </Card>
  );
});

const ExportButton = observer(function ExportButton({ viewModel }: PartProps) {
  const toasts = useToasts();
  const save = async () => {
    const everything = await viewModel.everything();
    if (everything === undefined) return;
    if (!everything.ok) {
      toasts.show({ text: refusalCopy(everything.failure, copy.notCopied), tone: 'danger' });
    } else saveFile(new Blob([everything.value], { type: 'application/json' }), copy.fileName);
  };
  return (
    <div>
      <Button
        kind="secondary"
        isBusy={viewModel.exporting.isRunning}
        busyText={copy.copying}
        onClick={() => void save()}
      >
        {copy.download}
      </Button>
    </div>
  );
});
