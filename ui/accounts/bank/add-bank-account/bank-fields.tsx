import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { observer } from 'mobx-react-lite';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { AddBankAccountViewModel } from './add-bank-account.view-model.ts';
import styles from './add-bank-account.module.css';
import type { BranchLookup } from './branch-lookup.ts';
import { bankCopy as copy, upiCopy } from './copy.ts';

interface BankFieldsProps {
  readonly viewModel: AddBankAccountViewModel;
}

/** The IFSC and account number, and the account holder's name once the account is verified. */
export const BankFields = observer(function BankFields({ viewModel }: BankFieldsProps) {
  const { fields, verified } = viewModel;
  const isFound = viewModel.source === 'found';
  return (
    <>
      <CodeField
        label={copy.ifsc}
        name="ifsc"
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={copy.ifscPlaceholder}
        isNumeric
        isReadOnly={isFound}
        value={fields.ifsc}
        onValue={(text) => fields.typeIfsc(text)}
        hint={<BranchHint lookup={viewModel.branch} />}
        error={viewModel.ifscError}
      />
      <TextField
        label={copy.accountNumber}
        name="account-number"
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        isReadOnly={isFound}
        value={isFound ? maskedAccountNumber(fields.accountNumber) : fields.accountNumber}
        onValue={(text) => fields.typeAccountNumber(text)}
        onBlur={() => viewModel.leaveAccountNumber()}
        error={viewModel.accountNumberError}
      />
      <div className={styles.holder}>
        {verified !== undefined && (
          <TextField
            label={copy.holder}
            name="account-holder-name"
            isReadOnly
            value={fields.accountHolderName}
            onValue={() => {}}
            suffix={<BadgeCheck className={styles.mark} aria-hidden="true" />}
          />
        )}
        <p role="status" className={styles.good}>
          {verified && viewModel.doubt === undefined && copy.verified}
        </p>
      </div>
    </>
  );
});

/** How to enter the account; an account found by the mobile number is the first choice. */
export const SourceChoice = observer(function SourceChoice({ viewModel }: BankFieldsProps) {
  const isFound = viewModel.found !== undefined;
  return (
    <ChoiceGroup
      label={copy.source}
      look={isFound ? 'chips' : 'segments'}
      choices={[
        ...(isFound ? [{ value: 'found', label: copy.found } as const] : []),
        { value: 'manual', label: isFound ? copy.manual : upiCopy.byNumber },
        { value: 'upi', label: upiCopy.choice },
      ]}
      value={viewModel.source}
      onValue={(source) => viewModel.chooseSource(source)}
      hint={viewModel.source === 'found' ? copy.foundNote : undefined}
    />
  );
});

const BranchHint = observer(function BranchHint({ lookup }: { readonly lookup: BranchLookup }) {
  const { state } = lookup;
  if (state.kind === 'looking') return copy.lookingUp;
  if (state.kind !== 'found') return copy.ifscHint;
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
