import { BankAccounts as BankAccountsPort } from '#application/accounts/bank-accounts.ts';
import { Profiles } from '#application/accounts/profiles.ts';
import { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import { Session } from '#application/platform/session.ts';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/button.tsx';
import { EmptyState } from '#ui/platform/design-system/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { NoBanksPicture } from '#ui/platform/design-system/illustrations/no-banks.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { useInvestor } from '#ui/platform/session-context.tsx';
import { paths } from '../paths.ts';
import { AccountPage } from '../profile/account-page.tsx';
import { useProfilePaths } from '../profile/profile-paths.ts';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import { StepUpViewModel } from '../step-up/step-up.view-model.ts';
import { BankAccountCard } from './bank-account-card.tsx';
import { BankAccountsViewModel } from './bank-accounts.view-model.ts';
import { bankListWords as words } from './words.ts';

/** The linked bank accounts: `/profile/bank` and `/profile/bankdetails/:investor_id`. */
export const BankAccounts = observer(function BankAccounts() {
  const { investorId } = useInvestor();
  const { investor_id: asked } = useParams();
  const isOthers = asked !== undefined && asked !== String(investorId);
  const { banks } = useProfilePaths();
  return isOthers ? <Redirect to={banks(investorId)} /> : <BankList />;
});

const BankList = observer(function BankList() {
  const bankAccounts = usePort(BankAccountsPort);
  const profiles = usePort(Profiles);
  const { home, isPrivateMarket } = useProfilePaths();
  const codes = usePort(StepUpCodes);
  const session = usePort(Session);
  const viewModel = useViewModel(() => {
    const stepUp = new StepUpViewModel(codes, session);
    return new BankAccountsViewModel({ bankAccounts, profiles, stepUp }, { isPrivateMarket });
  });
  const navigate = useNavigate();
  return (
    <AccountPage place="banks">
      <PageHeader title={words.heading} text={words.lead} onBack={() => void navigate(home)} />
      <List viewModel={viewModel} />
      <StepUpDialog stepUp={viewModel.stepUp} />
    </AccountPage>
  );
});

interface ListProps {
  readonly viewModel: BankAccountsViewModel;
}

const List = observer(function List({ viewModel }: ListProps) {
  const { state } = viewModel.accounts;
  switch (state.kind) {
    case 'loading':
      return <Skeleton shape="card" count={2} />;
    case 'failed':
      return <ErrorState title={words.failed} onRetry={() => void viewModel.accounts.reload()} />;
    case 'ready':
      return state.value.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          illustration={<NoBanksPicture />}
          action={<AddButton viewModel={viewModel} />}
        />
      ) : (
        <Stack gap="lg">
          {state.value.map((account) => (
            <BankAccountCard key={account.bankAccountId} account={account} viewModel={viewModel} />
          ))}
          <AddButton viewModel={viewModel} />
        </Stack>
      );
  }
});

const AddButton = observer(function AddButton({ viewModel }: ListProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const add = () => {
    if (viewModel.isKycPending) toasts.show({ text: words.kycPending, tone: 'danger' });
    else void navigate(paths.addBankAccount);
  };
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={add}>
      {words.add}
    </Button>
  );
});
