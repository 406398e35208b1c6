import { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { SaveNominee } from '#application/accounts/nominees/save-nominee.ts';
import { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import { PaymentFailureMark } from '#application/fixed-deposits/booking/payment-failure-mark.ts';
import { PayDeposit } from '#application/fixed-deposits/booking/pay-deposit.ts';
import { PreparePayment } from '#application/fixed-deposits/booking/prepare-payment.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { Session } from '#application/platform/session.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { observer } from 'mobx-react-lite';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { useStepUp } from '#ui/accounts/step-up/use-step-up.ts';
import { paths } from '#ui/accounts/paths.ts';
import { AddNominationViewModel } from './add-nomination.view-model.ts';
import { NomineeList } from '#ui/accounts/nominees/nominee-list.tsx';
import { NomineeFormPage } from '#ui/accounts/nominees/nominee-form-page.tsx';
import { useConfirmedNominees } from './use-confirmed-nominees.ts';
import { useFormEntry } from '#ui/accounts/nominees/use-form-entry.ts';
import { PaymentDialogs } from './payment-dialogs.tsx';
import { RemoveDialog } from '#ui/accounts/nominees/remove-dialog.tsx';
import { ShareDialog } from '#ui/accounts/nominees/share-dialog.tsx';
import { nomineeCopy as copy } from '#ui/accounts/nominees/copy.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { paymentCopy } from './copy.ts';

/**
 * `/add-nomination`: the booking step that selects the nominees of a deposit and starts its
 * payment.
 */
export const AddNomination = observer(function AddNomination() {
  const dependencies = {
    nominees: usePort(Nominees),
    setPrimary: useUseCase(SetPrimaryBankAccount),
    saveNominee: useUseCase(SaveNominee),
    saveShares: useUseCase(SaveNomineeShares),
    preparePayment: useUseCase(PreparePayment),
    payDeposit: useUseCase(PayDeposit),
    session: usePort(Session),
    depositBooking: usePort(DepositBooking),
    failureMark: usePort(PaymentFailureMark),
    stepUp: useStepUp(),
    drafts: usePort(Drafts),
    clock: usePort(Clock),
  };
  const viewModel = useViewModel(() => new AddNominationViewModel(dependencies));
  const { nominees } = viewModel;
  const { popup } = nominees;
  const navigate = useNavigate();
  const toasts = useToasts();
  const form = useFormEntry(nominees);
  const submit = async () => {
    if ((await viewModel.submit()) !== 'saved') return;
    toasts.show({ text: paymentCopy.noOrder, tone: 'success' });
    void navigate(paths.dashboard);
  };
  useConfirmedNominees(nominees, () => void submit());
  return (
    <StepPage step="nominees" purpose={nominees.isBooking ? 'deposit' : 'none'}>
      {popup.kind === 'nominee' ? (
        <NomineeFormPage
          viewModel={nominees}
          editor={popup.editor}
          onComplete={() => void submit()}
          onLeave={form.leave}
        />
      ) : (
        <>
          <PageHeader title={copy.heading} text={copy.lead} />
          <List viewModel={viewModel} onEdit={form.open} onSubmit={() => void submit()} />
        </>
      )}
      {popup.kind === 'shares' && <ShareDialog viewModel={nominees} editor={popup.editor} />}
      {popup.kind === 'remove' && <RemoveDialog viewModel={nominees} nominee={popup.nominee} />}
      <PaymentDialogs viewModel={viewModel} onRetry={() => void submit()} />
    </StepPage>
  );
});

interface ListProps {
  readonly viewModel: AddNominationViewModel;
  readonly onEdit: (nominee?: Nominee) => void;
  readonly onSubmit: () => void;
}

const List = observer(function List({ viewModel, onEdit, onSubmit }: ListProps) {
  const { nominees, payment } = viewModel;
  return whenLoaded({
    loaded: nominees.known,
    what: 'Your nominees',
    documented: copy.loadFailed,
    waiting: <Skeleton shape="card" count={2} />,
    children: () => (
      <NomineeList
        viewModel={nominees}
        onEdit={onEdit}
        isBusy={payment.isRunning}
        onSubmit={onSubmit}
      />
    ),
  });
});
