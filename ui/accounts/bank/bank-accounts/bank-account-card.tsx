import type { BankAccount } from '#application/accounts/bank/bank-accounts.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import type { BankAccountsViewModel } from './bank-accounts.view-model.ts';
import styles from './bank-account-card.module.css';
import { bankListCopy as copy } from './copy.ts';

interface BankAccountCardProps {
  readonly account: BankAccount;
  readonly viewModel: BankAccountsViewModel;
}

/** One bank account. Its number is masked until the user reveals it. */
export const BankAccountCard = observer(function BankAccountCard({
  account,
  viewModel,
}: BankAccountCardProps) {
  const [isShown, setIsShown] = useState(false);
  const { accountNumber, bankName, logoUrl } = account;
  const number = isShown ? accountNumber : maskedAccountNumber(accountNumber);
  return (
    <Card as="article">
      <div className={styles.account}>
        <div className={styles.head}>
          <Avatar name={bankName} src={logoUrl} shape="square" />
          <h2 className={styles.name}>{bankName}</h2>
          {account.isPrimary && <Badge tone="success">{copy.primary}</Badge>}
        </div>
        <div className={styles.number}>
          <span>{number}</span>
          <IconButton
            label={isShown ? copy.hide : copy.show}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
        <DefinitionList
          items={[
            { label: copy.ifsc, value: account.ifsc },
            { label: copy.branch, value: account.branchName },
          ]}
        />
        {!account.isPrimary && <PrimaryButton account={account} viewModel={viewModel} />}
      </div>
    </Card>
  );
});

const PrimaryButton = observer(function PrimaryButton({
  account,
  viewModel,
}: BankAccountCardProps) {
  const toasts = useToasts();
  const { settingPrimary } = viewModel;
  const make = async () => {
    const news = await viewModel.makePrimary(account);
    if (news) toasts.show({ text: news.text, tone: news.isDone ? 'success' : 'danger' });
  };
  return (
    <Button
      kind="secondary"
      size="small"
      isBusy={settingPrimary.isRunningFor(account.bankAccountId)}
      isDisabled={settingPrimary.isTakenFrom(account.bankAccountId)}
      busyText={copy.makingPrimary}
      onClick={() => void make()}
    >
      {copy.makePrimary}
    </Button>
  );
});
