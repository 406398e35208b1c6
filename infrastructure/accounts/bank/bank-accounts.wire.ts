import {
  accountNumberViolation,
  accountNumberViolationTexts,
} from '#domain/accounts/bank/account-number.ts';
import { ifscViolation, ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import * as v from 'valibot';
import { textBy } from '#infrastructure/platform/http/by-rule.wire.ts';
import { mobileText } from '#infrastructure/accounts/account-values.wire.ts';
import { entryId } from '#infrastructure/accounts/entry-id.wire.ts';
import {
  addressText,
  bit,
  done,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const ifscText = textBy(
  ifscViolation,
  'An IFSC looks like HDFC0000060.',
  ({ kind }) => ifscViolationTexts[kind],
);
const accountNumberText = textBy(
  accountNumberViolation,
  'An account number has 9 to 18 digits.',
  ({ kind }) => accountNumberViolationTexts[kind],
);

/** `POST /onboarding/getbankbranch`. */
export const bankBranchRequest = v.strictObject({ ifsc: ifscText });
export const bankBranchReply = reply(
  v.object({ bank_name: shortText, branch_name: shortText, bank_logo: addressText }),
);

/** `POST /onboarding/verifybank`: `Verify` is the penny drop, `Save` links the account. */
export const verifyBankRequest = v.strictObject({
  account_number: accountNumberText,
  ifsc_code: ifscText,
  investor_id: id,
  method: v.picklist(['Verify', 'Save']),
  org_id: idOrNone,
  /** Sent, together with `entry_id`, only for an account that was found by the mobile number. */
  verification_type: v.optional(v.literal('DECENTRO_ACC_FROM_MOB')),
  entry_id: v.optional(entryId),
});
export const verifyBankReply = reply(
  v.object({ beneficiaryName: shortText, is_in_review: v.optional(bit) }),
);
/** The app reads only whether a person must compare the names first. */
export const saveBankReply = v.object({
  ...done.entries,
  data: v.optional(v.object({ is_in_review: v.optional(bit) })),
});

/** `POST /decentro/account-from-mobile`. */
export const accountFromMobileRequest = v.strictObject({ mobile_number: mobileText });
export const accountFromMobileReply = v.object({
  ...reply(v.object({ accountNumber: accountNumberText, ifsc: ifscText, nameAsPerBank: shortText }))
    .entries,
  entry_id: entryId,
});

/** A bank account in the list of `POST /profile`. */
export const bankAccountEntries = {
  bank_id: id,
  bank_type: v.picklist(['Primary', 'Secondary']),
  bank_name: shortText,
  bank_logo: addressText,
  account_no: accountNumberText,
  ifsc_code: ifscText,
  branch_name: shortText,
};
export const bankAccountsReply = reply(v.array(v.object(bankAccountEntries)));

/** `POST /profile` that makes an account the primary one. */
export const setPrimaryBankRequest = v.strictObject({
  display_location: v.literal('Bank'),
  method: v.literal('Modify'),
  investor_id: id,
  investor_bank_id: id,
  bank_type: v.literal('Primary'),
});
export const setPrimaryBankReply = done;
