import { observer } from 'mobx-react-lite';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '#ui/platform/design-system/avatar.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import type { AddBankAccountViewModel } from './add-bank-account.view-model.ts';
import styles from './bank.module.css';
import type { BranchLookup } from './branch-lookup.ts';
import { bankWords as words, upiWords } from './words.ts';

interface BankFieldsProps {
  readonly viewModel: AddBankAccountViewModel;
}

/** IFSC and account number, and once it is verified, whose account it is. */
export const BankFields = observer(function BankFields({ viewModel }: BankFieldsProps) {
  const { form, fields, verified } = viewModel;
  const isFound = viewModel.source === 'found';
  return (
    <>
      <TextField
        label={words.ifsc}
        name="ifsc"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={words.ifscPlaceholder}
        isNumeric
        isReadOnly={isFound}
        value={fields.ifsc}
        onValue={(text) => fields.typeIfsc(text)}
        hint={<BranchHint lookup={viewModel.branch} />}
        error={viewModel.ifscError}
      />
      <TextField
        label={words.accountNumber}
        name="account-number"
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        isReadOnly={isFound}
        value={fields.accountNumber}
        onValue={(text) => fields.typeAccountNumber(text)}
        onBlur={() => form.leave('accountNumber')}
        error={form.shownErrors.accountNumber}
      />
      <div className={styles.holder}>
        {verified !== undefined && (
          <TextField
            label={words.holder}
            name="account-holder-name"
            isReadOnly
            value={fields.accountHolderName}
            onValue={() => {}}
            suffix={<BadgeCheck className={styles.mark} aria-hidden="true" />}
          />
        )}
        <p role="status" className={styles.good}>
          {verified && words.verified}
        </p>
      </div>
    </>
  );
});

/** Which way the account is told; what was found by the mobile number comes first. */
export const SourceChoice = observer(function SourceChoice({ viewModel }: BankFieldsProps) {
  const isFound = viewModel.found !== undefined;
  return (
    <ChoiceGroup
      label={words.source}
      look={isFound ? 'chips' : 'segments'}
      choices={[
        ...(isFound ? [{ value: 'found', label: words.found } as const] : []),
        { value: 'manual', label: isFound ? words.manual : upiWords.byNumber },
        { value: 'upi', label: upiWords.choice },
      ]}
      value={viewModel.source}
      onValue={(source) => viewModel.chooseSource(source)}
      hint={viewModel.source === 'found' ? words.foundNote : undefined}
    />
  );
});

const BranchHint = observer(function BranchHint({ lookup }: { readonly lookup: BranchLookup }) {
  const { state } = lookup;
  if (state.kind === 'looking') return words.lookingUp;
  if (state.kind !== 'found') return words.ifscHint;
  const { bankName, branchName, logoUrl } = state.branch;
  return (
    <span className={styles.branch}>
      <Avatar name={bankName} src={logoUrl} shape="square" />
      <span>
        <span className={styles.bankName}>{bankName}</span>
        <br />
        {branchName}
      </span>
    </span>
  );
});
