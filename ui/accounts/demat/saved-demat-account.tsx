import { type DematAccount, DematAccounts } from '#application/accounts/demat-accounts.ts';
import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { destinationAfterDisclaimer } from '#domain/accounts/demat/demat-destination.ts';
import { depositoryLabel } from '#domain/accounts/demat/demat-number.ts';
import { fileSizeLabel } from '#domain/platform/file-type.ts';
import { Download, Eye, EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/definition-list.tsx';
import { IconButton } from '#ui/platform/design-system/icon-button.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { saveFile } from '#ui/platform/save-file.ts';
import { pathAfterDisclaimer } from '../paths.ts';
import { Submission } from '../submission.ts';
import styles from './demat.module.css';
import { dematWords, savedDematWords as words } from './words.ts';

interface SavedDematAccountProps {
  readonly account: DematAccount;
}

/** The account on file; its number is hidden until somebody asks to see it. */
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
              { label: words.depository, value: depositoryLabel(dematNumber) ?? '' },
              ...(cml === undefined
                ? []
                : [{ label: words.cml, value: `${cml.fileName}, ${fileSizeLabel(cml.bytes)}` }]),
            ]}
          />
          {cml !== undefined && <DownloadButton fileName={cml.fileName} />}
        </Stack>
      </Card>
      <p>{words.change}</p>
      <LinkButton to={pathAfterDisclaimer(next)} isFullWidth>
        {dematWords.continue}
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
        label={isShown ? words.hide : words.show}
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
    else if (done) toasts.show({ text: words.downloadFailed, tone: 'danger' });
  };
  return (
    <Button
      kind="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      isBusy={fetching.isRunning}
      busyWords={words.downloading}
      onClick={() => void download()}
    >
      {words.download}
    </Button>
  );
});
