import { BankAccounts } from '#application/accounts/bank-accounts.ts';
import { Nominees } from '#application/accounts/nominees.ts';
import { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import { DepositNominations } from '#application/fixed-deposits/deposit-nominations.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { StepPage } from '../onboarding/step-page.tsx';
import { paths } from '../paths.ts';
import { AddNominationViewModel } from './add-nomination.view-model.ts';
import { NomineeList } from './nominee-list.tsx';
import { NomineeFormView } from './nominee-form.view.tsx';
import { PaymentDialogs } from './payment-dialogs.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { nomineeWords as words } from './words.ts';

/** Who inherits, then on to the payment. */
export const AddNomination = observer(function AddNomination() {
  const ports = {
    nominees: usePort(Nominees),
    bankAccounts: usePort(BankAccounts),
    depositNominations: usePort(DepositNominations),
    session: usePort(Session),
    journeys: usePort(JourneyStore),
    stepUpCodes: usePort(StepUpCodes),
    drafts: usePort(Drafts),
    clock: usePort(Clock),
  };
  const viewModel = useViewModel(() => new AddNominationViewModel(ports));
  const { popup } = viewModel;
  const navigate = useNavigate();
  const toasts = useToasts();
  const submit = async () => {
    if ((await viewModel.submit()) !== 'saved') return;
    toasts.show({ text: words.noOrder, tone: 'success' });
    void navigate(paths.dashboard);
  };
  return (
    <StepPage step="nominees" booking={viewModel.isBooking && 'nominees'}>
      {popup.kind === 'nominee' ? (
        <NomineeFormView
          viewModel={viewModel}
          editor={popup.editor}
          onComplete={() => void submit()}
        />
      ) : (
        <>
          <PageHeader title={words.heading} text={words.lead} />
          <List viewModel={viewModel} onSubmit={() => void submit()} />
        </>
      )}
      {popup.kind === 'shares' && <ShareDialog viewModel={viewModel} editor={popup.editor} />}
      {popup.kind === 'remove' && <RemoveDialog viewModel={viewModel} nominee={popup.nominee} />}
      <PaymentDialogs viewModel={viewModel} onRetry={() => void submit()} />
    </StepPage>
  );
});

interface ListProps {
  readonly viewModel: AddNominationViewModel;
  readonly onSubmit: () => void;
}

const List = observer(function List({ viewModel, onSubmit }: ListProps) {
  const { state } = viewModel.known;
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} />;
    case 'failed':
      return <ErrorState title={words.loadFailed} onRetry={() => void viewModel.known.reload()} />;
    case 'ready':
      return <NomineeList viewModel={viewModel} onSubmit={onSubmit} />;
  }
});
