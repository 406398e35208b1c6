import { BankAccounts as BankAccountsPort } from '#application/accounts/bank/bank-accounts.ts';
import { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { paths } from '#ui/accounts/paths.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import { useProfilePaths } from '#ui/accounts/profile/profile-paths.ts';
import { StepUpDialog } from '#ui/accounts/step-up/step-up-dialog.tsx';
import { StepUpViewModel } from '#ui/accounts/step-up/step-up.view-model.ts';
import { useStepUp } from '#ui/accounts/step-up/use-step-up.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { BankAccountCard } from './bank-account-card.tsx';
import { BankAccountsViewModel } from './bank-accounts.view-model.ts';
import { bankListCopy as copy } from './copy.ts';

/** The investor's bank accounts: `/profile/bank` and `/profile/bankdetails/:investor_id`. */
export const BankAccounts = observer(function BankAccounts() {
  const { investorId } = useInvestor();
  const { investor_id: requestedId } = useParams();
  const isOthers = requestedId !== undefined && requestedId !== String(investorId);
  const { banks } = useProfilePaths();
  return isOthers ? <Redirect to={banks(investorId)} /> : <BankList />;
});

const BankList = observer(function BankList() {
  const bankAccounts = usePort(BankAccountsPort);
  const setPrimary = useUseCase(SetPrimaryBankAccount);
  const profiles = usePort(Profiles);
  const { home, isPrivateMarket } = useProfilePaths();
  const stepUpDependencies = useStepUp();
  const viewModel = useViewModel(() => {
    const stepUp = new StepUpViewModel(stepUpDependencies);
    return new BankAccountsViewModel(
      { bankAccounts, setPrimary, profiles, stepUp },
      { isPrivateMarket },
    );
  });
  const navigate = useNavigate();
  return (
    <AccountPage place="banks">
      <PageHeader title={copy.heading} text={copy.lead} onBack={() => void navigate(home)} />
      <List viewModel={viewModel} />
      <StepUpDialog stepUp={viewModel.stepUp} />
    </AccountPage>
  );
});

interface ListProps {
  readonly viewModel: BankAccountsViewModel;
}

const List = observer(function List({ viewModel }: ListProps) {
  return whenLoaded({
    loaded: viewModel.accounts,
    what: 'Your bank accounts',
    documented: copy.failed,
    waiting: <Skeleton shape="card" count={2} />,
    children: (accounts) =>
      accounts.length === 0 ? (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={<AddButton viewModel={viewModel} />}
        />
      ) : (
        <Stack gap="lg">
          {accounts.map((account) => (
            <BankAccountCard key={account.bankAccountId} account={account} viewModel={viewModel} />
          ))}
          <AddButton viewModel={viewModel} />
        </Stack>
      ),
  });
});

const AddButton = observer(function AddButton({ viewModel }: ListProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const add = () => {
    if (viewModel.isKycPending) toasts.show({ text: copy.kycPending, tone: 'danger' });
    else void navigate(paths.addBankAccount);
  };
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={add}>
      {copy.add}
    </Button>
  );
});
