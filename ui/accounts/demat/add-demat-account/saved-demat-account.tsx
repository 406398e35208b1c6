import { type DematAccount, DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { depositoryLabel } from '#domain/accounts/demat/demat-number.ts';
import { fileSizeLabel } from '#domain/platform/file-type.ts';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { saveFile } from '#ui/platform/save-file.ts';
import styles from './saved-demat-account.module.css';
import { dematCopy, savedDematCopy as copy } from './copy.ts';
import { SavedDematAccountViewModel } from './saved-demat-account.view-model.ts';

interface SavedDematAccountProps {
  readonly account: DematAccount;
}

/** The saved demat account. Its number is masked until the user reveals it. */
export function SavedDematAccount({ account }: SavedDematAccountProps) {
  const dematAccounts = usePort(DematAccounts);
  const leaveStep = useUseCase(LeaveStep);
  const purpose = usePurpose();
  const [viewModel] = useState(
    () => new SavedDematAccountViewModel({ dematAccounts, leaveStep, purpose }),
  );
  const { dematNumber = '', cml } = account;
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="lg">
          {dematNumber !== '' && <DematNumber dematNumber={dematNumber} />}
          <DefinitionList
            items={[
              { label: copy.depository, value: depositoryLabel(dematNumber) ?? '' },
              ...(cml === undefined
                ? []
                : [{ label: copy.cml, value: `${cml.fileName}, ${fileSizeLabel(cml.bytes)}` }]),
            ]}
          />
          {cml !== undefined && <DownloadButton fileName={cml.fileName} viewModel={viewModel} />}
        </Stack>
      </Card>
      <p>{copy.change}</p>
      <LinkButton to={viewModel.nextPath} isFullWidth>
        {dematCopy.continue}
      </LinkButton>
    </Stack>
  );
}

function DematNumber({ dematNumber }: { readonly dematNumber: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.number}>
      <span>{isShown ? dematNumber : maskedAccountNumber(dematNumber)}</span>
      <IconButton
        label={isShown ? copy.hide : copy.show}
        icon={isShown ? <EyeOff /> : <Eye />}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}

interface DownloadButtonProps {
  readonly fileName: string;
  readonly viewModel: SavedDematAccountViewModel;
}

const DownloadButton = observer(function DownloadButton({
  fileName,
  viewModel,
}: DownloadButtonProps) {
  const toasts = useToasts();
  const download = async () => {
    const file = await viewModel.download();
    if (file === 'failed') toasts.show({ text: copy.downloadFailed, tone: 'danger' });
    else if (file !== undefined) saveFile(file, fileName);
  };
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      isBusy={viewModel.downloading.isRunning}
      busyText={copy.downloading}
      onClick={() => void download()}
    >
      {copy.download}
    </Button>
  );
});
