import { type DematAccount, DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { destinationAfterDisclaimer } from '#domain/accounts/demat/demat-destination.ts';
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
import { usePort } from '#ui/platform/injection.tsx';
import { saveFile } from '#ui/platform/save-file.ts';
import { pathAfterDisclaimer } from '#ui/accounts/paths.ts';
import { Submission } from '#ui/accounts/submission.ts';
import styles from './demat.module.css';
import { dematCopy, savedDematCopy as copy } from './copy.ts';

interface SavedDematAccountProps {
  readonly account: DematAccount;
}

/** The saved demat account. Its number is masked until the user reveals it. */
export function SavedDematAccount({ account }: SavedDematAccountProps) {
  const journeys = usePort(JourneyStore);
  const next = destinationAfterDisclaimer(journeys.read(JourneyKey.LastVisitedPage));
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
          {cml !== undefined && <DownloadButton fileName={cml.fileName} />}
        </Stack>
      </Card>
      <p>{copy.change}</p>
      <LinkButton to={pathAfterDisclaimer(next)} isFullWidth>
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

const DownloadButton = observer(function DownloadButton({ fileName }: { fileName: string }) {
  const dematAccounts = usePort(DematAccounts);
  const toasts = useToasts();
  const [fetching] = useState(() => new Submission());
  const download = async () => {
    const done = await fetching.run((options) => dematAccounts.cmlFile(options));
    if (done?.ok) saveFile(done.value, fileName);
    else if (done) toasts.show({ text: copy.downloadFailed, tone: 'danger' });
  };
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      isBusy={fetching.isRunning}
      busyWords={copy.downloading}
      onClick={() => void download()}
    >
      {copy.download}
    </Button>
  );
});
