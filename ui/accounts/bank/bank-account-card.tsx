import type { BankAccount } from '#application/accounts/bank-accounts.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { Eye, EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Avatar } from '#ui/platform/design-system/avatar.tsx';
import { Badge } from '#ui/platform/design-system/badge.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/definition-list.tsx';
import { IconButton } from '#ui/platform/design-system/icon-button.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import type { BankAccountsViewModel } from './bank-accounts.view-model.ts';
import styles from './bank.module.css';
import { bankListWords as words } from './words.ts';

interface BankAccountCardProps {
  readonly account: BankAccount;
  readonly viewModel: BankAccountsViewModel;
}

/** One account; its number is hidden until somebody asks to see it. */
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
          {account.isPrimary && <Badge tone="success">{words.primary}</Badge>}
        </div>
        <div className={styles.number}>
          <span>{number}</span>
          <IconButton
            label={isShown ? words.hide : words.show}
            icon={isShown ? <EyeOff /> : <Eye />}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
        <DefinitionList
          items={[
            { label: words.ifsc, value: account.ifsc },
            { label: words.branch, value: account.branchName },
          ]}
        />
        {!account.isPrimary && <PrimaryButton account={account} viewModel={viewModel} />}
      </div>
    </Card>
  );
});

const PrimaryButton = observer(function PrimaryButton({
  account: { bankAccountId },
  viewModel,
}: BankAccountCardProps) {
  const toasts = useToasts();
  const isThis = viewModel.settingId === bankAccountId;
  const make = async () => {
    const news = await viewModel.makePrimary(bankAccountId);
    if (news) toasts.show({ text: news.text, tone: news.isDone ? 'success' : 'danger' });
  };
  return (
    <Button
      kind="secondary"
      size="small"
      isBusy={viewModel.settingPrimary.isRunning && isThis}
      busyWords={words.makingPrimary}
      onClick={() => void make()}
    >
      {words.makePrimary}
    </Button>
  );
});
