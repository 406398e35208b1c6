import { NOT_FULLY_SHARED_TEXT } from '#domain/accounts/nominees/nominee-shares.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import type { NomineesViewModel } from './nominees.view-model.ts';
import { NomineeCard } from './nominee-card.tsx';
import styles from './nominees.module.css';
import { nomineeCopy as copy } from './copy.ts';

const CAPTION = 'nominees-caption';

interface NomineeListProps {
  readonly viewModel: NomineesViewModel;
  readonly onEdit: (nominee?: Nominee) => void;
  /** Whether the payment is being prepared. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}

export const NomineeList = observer(function NomineeList({
  viewModel,
  onEdit,
  isBusy,
  onSubmit,
}: NomineeListProps) {
  const { nominees } = viewModel;
  if (nominees.length === 0) {
    return (
      <>
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={
            <Button icon={<Plus aria-hidden="true" />} onClick={() => onEdit()}>
              {copy.add}
            </Button>
          }
        />
        <Message viewModel={viewModel} />
      </>
    );
  }
  return (
    <Stack gap="lg">
      <SentFields isSent={isBusy}>
        <Stack gap="lg">
          <p id={CAPTION} className={styles.caption}>
            {copy.pick(viewModel.isBooking)}
          </p>
          <ul className={styles.list} aria-labelledby={CAPTION}>
            {nominees.map((nominee) => (
              <NomineeCard
                key={nominee.id}
                nominee={nominee}
                viewModel={viewModel}
                onEdit={() => onEdit(nominee)}
              />
            ))}
          </ul>
          <Button
            kind="secondary"
            isFullWidth
            icon={<Plus aria-hidden="true" />}
            disabledReason={viewModel.addDisabledReason}
            onClick={() => onEdit()}
          >
            {copy.addAnother}
          </Button>
          <Total viewModel={viewModel} />
        </Stack>
      </SentFields>
      {viewModel.excess !== undefined && (
        <Notice tone="warning">{copy.excess(viewModel.excess)}</Notice>
      )}
      <Message viewModel={viewModel} />
      <Button
        isFullWidth
        isBusy={isBusy}
        busyText={copy.saving}
        disabledReason={viewModel.isFullyShared ? undefined : NOT_FULLY_SHARED_TEXT}
        onClick={onSubmit}
      >
        {copy.save}
      </Button>
      {viewModel.isBooking && viewModel.isFullyShared && <p className={styles.next}>{copy.next}</p>}
    </Stack>
  );
});

const Message = observer(function Message({ viewModel }: Pick<NomineeListProps, 'viewModel'>) {
  if (viewModel.message === undefined) return undefined;
  return (
    <Notice tone="danger" isAnnounced>
      {viewModel.message}
    </Notice>
  );
});

const Total = observer(function Total({ viewModel }: Pick<NomineeListProps, 'viewModel'>) {
  return (
    <div className={styles.total}>
      <ProgressBar label={copy.total} share={viewModel.total / 100} text={`${viewModel.total}%`} />
      <Button kind="quiet" size="small" onClick={() => viewModel.editShares()}>
        {copy.editShares}
      </Button>
    </div>
  );
});
