import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { EmptyState } from '#ui/platform/design-system/empty-state.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { ProgressBar } from '#ui/platform/design-system/progress-bar.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import { FamilyPicture } from './family-picture.tsx';
import { NomineeCard } from './nominee-card.tsx';
import styles from './nominees.module.css';
import { nomineeWords as words } from './words.ts';

interface NomineeListProps {
  readonly viewModel: AddNominationViewModel;
  readonly onSubmit: () => void;
}

/** The nominees, their shares, and the way on. */
export const NomineeList = observer(function NomineeList({
  viewModel,
  onSubmit,
}: NomineeListProps) {
  const { nominees } = viewModel;
  if (nominees.length === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        text={words.emptyText}
        illustration={<FamilyPicture />}
        action={
          <Button icon={<Plus aria-hidden="true" />} onClick={() => viewModel.edit()}>
            {words.add}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="lg">
      <ul className={styles.list}>
        {nominees.map((nominee) => (
          <NomineeCard key={nominee.id} nominee={nominee} viewModel={viewModel} />
        ))}
      </ul>
      <Button
        kind="secondary"
        isFullWidth
        icon={<Plus aria-hidden="true" />}
        onClick={() => viewModel.edit()}
      >
        {words.addAnother}
      </Button>
      <Total viewModel={viewModel} />
      {viewModel.message !== undefined && (
        <Notice tone="danger" isAnnounced>
          {viewModel.message}
        </Notice>
      )}
      <Button
        isFullWidth
        isBusy={viewModel.payment.isRunning}
        busyWords={words.saving}
        whyDisabled={viewModel.isFullyShared ? undefined : words.shareOff}
        onClick={onSubmit}
      >
        {words.save}
      </Button>
      {viewModel.isBooking && viewModel.isFullyShared && (
        <p className={styles.next}>{words.next}</p>
      )}
    </Stack>
  );
});

const Total = observer(function Total({ viewModel }: Pick<NomineeListProps, 'viewModel'>) {
  return (
    <div className={styles.total}>
      <ProgressBar
        label={words.total}
        share={viewModel.total / 100}
        text={`${viewModel.total}%`}
      />
      {viewModel.selected.length > 0 && (
        <Button kind="quiet" size="small" onClick={() => viewModel.editShares()}>
          {words.editShares}
        </Button>
      )}
    </div>
  );
});
