import { type Consent, PersonalData } from '#application/accounts/personal-data.ts';
import { Session } from '#application/platform/session.ts';
import { canWithdrawConsent } from '#domain/accounts/profile/data-purpose.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { SwitchField } from '#ui/platform/design-system/switch-field.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { paths } from '../paths.ts';
import { AccountPage } from './account-page.tsx';
import { privacyWords as words, purposeWords } from './account-words.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { momentText } from './moments.ts';
import { PrivacyViewModel } from './privacy.view-model.ts';
import styles from './profile.module.css';
import { saveFile } from './save-file.ts';

/** What is kept of the person and why, a copy of it, and the way out. */
export const Privacy = observer(function Privacy() {
  const ports = { data: usePort(PersonalData), session: usePort(Session) };
  const viewModel = useViewModel(() => new PrivacyViewModel(ports.data, ports.session));
  const navigate = useNavigate();
  return (
    <AccountPage place="privacy">
      <PageHeader
        title={words.heading}
        text={words.lead}
        onBack={() => void navigate(paths.profile)}
      />
      <Section title={words.purposes}>
        <Purposes viewModel={viewModel} />
      </Section>
      <Section title={words.copy} text={words.copyText}>
        <ExportButton viewModel={viewModel} />
      </Section>
      <Section title={words.deleting} text={words.deletingText}>
        <div>
          <Button kind="danger" onClick={() => viewModel.ask('explain')}>
            {words.delete}
          </Button>
        </div>
      </Section>
      <DeleteAccountDialog viewModel={viewModel} />
    </AccountPage>
  );
});

interface PartProps {
  readonly viewModel: PrivacyViewModel;
}

const Purposes = observer(function Purposes({ viewModel }: PartProps) {
  const { state } = viewModel.consents;
  if (state.kind === 'loading') return <Skeleton shape="card" count={2} />;
  if (state.kind === 'failed') {
    return <ErrorState title={words.failed} onRetry={() => void viewModel.consents.reload()} />;
  }
  return (
    <Stack gap="md">
      {state.value.map((consent) => (
        <Purpose key={consent.purpose} consent={consent} viewModel={viewModel} />
      ))}
    </Stack>
  );
});

const Purpose = observer(function Purpose({
  consent: { purpose, isGiven, since },
  viewModel,
}: PartProps & { readonly consent: Consent }) {
  const toasts = useToasts();
  const { title, what, why } = purposeWords[purpose];
  const set = async (isOn: boolean) => {
    const isSet = await viewModel.set({ purpose, isGiven: isOn });
    if (isSet === false) toasts.show({ text: words.notSaved, tone: 'danger' });
  };
  return (
    <Card as="article">
      <h3 className={styles.purpose}>{title}</h3>
      <p>{what}</p>
      <p className={styles.soft}>{why}</p>
      {canWithdrawConsent(purpose) ? (
        <SwitchField
          label={words.allow}
          detail={isGiven ? `${words.givenSince} ${momentText(since)}` : words.notGiven}
          isOn={isGiven}
          isDisabled={viewModel.changing.isRunning}
          onChange={(isOn) => void set(isOn)}
        />
      ) : (
        <p className={styles.soft}>{words.needed}</p>
      )}
    </Card>
  );
});

const ExportButton = observer(function ExportButton({ viewModel }: PartProps) {
  const toasts = useToasts();
  const save = async () => {
    const text = await viewModel.everything();
    if (text === undefined) toasts.show({ text: words.notCopied, tone: 'danger' });
    else saveFile(words.fileName, new Blob([text], { type: 'application/json' }));
  };
  return (
    <div>
      <Button
        kind="secondary"
        isBusy={viewModel.exporting.isRunning}
        busyWords={words.copying}
        onClick={() => void save()}
      >
        {words.download}
      </Button>
    </div>
  );
});
