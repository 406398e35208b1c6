import type {
  BankAccount,
  BankAccountDetails,
  BankAccounts,
  BankBranch,
  FoundAccount,
  SavedBankAccount,
} from '#application/accounts/bank/bank-accounts.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import {
  accountFromMobileReply,
  bankAccountsReply,
  bankBranchReply,
  saveBankReply,
  setPrimaryBankReply,
  verifyBankReply,
} from './bank-accounts.wire.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { skipReply } from '#infrastructure/accounts/kyc/kyc-verifications.wire.ts';

/** Longer than the default, because the provider waits for the account's bank. */
const PENNY_DROP_TIMEOUT_MILLISECONDS = 60_000;
/** The `org_id` that the provider requires. The app is a single organisation. */
const ORGANISATION_ID = 1;

export class HttpBankAccounts implements BankAccounts {
  constructor(
    private readonly http: HttpClient,
    private readonly calls: InvestorCalls,
  ) {}

  async branchByIfsc(
    ifsc: string,
    { signal }: CallOptions,
  ): Promise<Result<BankBranch, PortFailure>> {
    const call = { path: '/onboarding/getbankbranch', body: { ifsc }, reply: bankBranchReply };
    const reply = await this.http.send({ api: 'main', ...call, signal });
    if (!reply.ok) return reply;
    const { bank_name, branch_name, bank_logo } = reply.value.data;
    return success({ bankName: bank_name, branchName: branch_name, logoUrl: bank_logo });
  }

  async verify(
    details: BankAccountDetails,
    options: CallOptions,
  ): Promise<Result<{ readonly nameAtBank: string }, PortFailure>> {
    const call = { ...bankCall('Verify', details), reply: verifyBankReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success({ nameAtBank: reply.value.data.beneficiaryName }) : reply;
  }

  async save(
    details: BankAccountDetails,
    options: CallOptions,
  ): Promise<Result<SavedBankAccount, PortFailure>> {
    const call = { ...bankCall('Save', details), reply: saveBankReply };
    const reply = await this.calls.send(call, options);
    return reply.ok ? success({ isInReview: reply.value.data?.is_in_review === 1 }) : reply;
  }

  async list(options: CallOptions): Promise<Result<readonly BankAccount[], PortFailure>> {
    const reply = await this.calls.show('Bank', bankAccountsReply, options);
    if (!reply.ok) return reply;
    return success(
      reply.value.data.map((row) => ({
        bankAccountId: row.bank_id,
        bankName: row.bank_name,
        logoUrl: row.bank_logo,
        accountNumber: row.account_no,
        ifsc: row.ifsc_code,
        branchName: row.branch_name,
        isPrimary: row.bank_type === 'Primary',
      })),
    );
  }

  setPrimary(
    bankAccountId: number,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = {
      display_location: 'Bank',
      method: 'Modify',
      investor_bank_id: bankAccountId,
      bank_type: 'Primary',
    };
    const call = { path: '/profile', body, reply: setPrimaryBankReply };
    return this.calls.change(call, options);
  }

  async accountFromMobile(
    mobile: string,
    { signal }: CallOptions,
  ): Promise<Result<FoundAccount | undefined, PortFailure>> {
    const path = '/decentro/account-from-mobile';
    const call = { path, body: { mobile_number: mobile }, reply: accountFromMobileReply };
    const reply = await this.http.send({ api: 'main', ...call, signal });
    if (reply.ok) {
      const { ifsc, accountNumber, nameAsPerBank: accountHolderName } = reply.value.data;
      const entryId = String(reply.value.entry_id);
      return success({ ifsc, accountNumber, accountHolderName, entryId });
    }
    const isUnknown = reply.failure.kind === 'refused' && reply.failure.status === 404;
    return isUnknown ? success(undefined) : reply;
  }

  skip(options: CallOptions): Promise<Result<void, PortFailure>> {
    const body = { method_name: 'SkipBank' };
    const call = { path: '/onboarding/skips', body, reply: skipReply, changes: 'bank step' };
    return this.calls.change(call, options);
  }
}

function bankCall(
  method: 'Verify' | 'Save',
  { ifsc, accountNumber, foundEntryId }: BankAccountDetails,
) {
  const found =
    foundEntryId === undefined
      ? {}
      : { verification_type: 'DECENTRO_ACC_FROM_MOB', entry_id: foundEntryId };
  const body = {
    account_number: accountNumber,
    ifsc_code: ifsc,
    method,
    org_id: ORGANISATION_ID,
    ...found,
  };
  const timeoutMilliseconds = PENNY_DROP_TIMEOUT_MILLISECONDS;
  return { path: '/onboarding/verifybank', body, timeoutMilliseconds };
}
