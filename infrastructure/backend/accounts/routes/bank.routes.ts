import {
  accountFromMobileReply,
  accountFromMobileRequest,
  bankBranchReply,
  bankBranchRequest,
  verifyBankReply,
  verifyBankRequest,
} from '#infrastructure/accounts/bank/bank-accounts.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  linkAccount,
  verifyAccount,
} from '#infrastructure/backend/accounts/records/bank-accounts.ts';
import { branchOf } from '#infrastructure/backend/accounts/records/bank-directory.ts';
import { accountFoundFor } from '#infrastructure/backend/accounts/records/found-accounts.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { investorById } from '#infrastructure/backend/accounts/records/investors.ts';

export function bankRoutes(sandbox: Sandbox): void {
  linkRoute(sandbox);
  foundAccountRoute(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getbankbranch',
    summary: 'Get the bank and branch of an IFSC',
    access: 'session',
    body: bankBranchRequest,
    reply: bankBranchReply,
    run: async ({ body }) => {
      const branch = await branchOf(body.ifsc);
      if (!branch) {
        const message = 'No bank has this IFSC. Please check it.';
        throw new Refusal({ status: 404, code: 'ifsc-unknown', message, field: 'ifsc' });
      }
      const { bankName, branchName, logoUrl } = branch;
      const data = { bank_name: bankName, branch_name: branchName, bank_logo: logoUrl };
      return { status: 200, message: 'Branch found.', data };
    },
  });
}

function linkRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/verifybank',
    summary: 'Verify a bank account by penny drop, or link a verified one',
    access: 'session',
    body: verifyBankRequest,
    reply: verifyBankReply,
    // The route does not set `mutates`, because a slow bank would then hold a transaction open.
    // Repeats are harmless.
    run: async ({ body, investorId, database }) => {
      const request = { request: body, investorId };
      if (body.method === 'Verify') {
        await countUse(database, { investorId, what: 'penny-drop', clock: sandbox.clock });
        const name = await verifyAccount(sandbox, database, request);
        return { status: 200, message: 'Account verified.', data: { beneficiaryName: name } };
      }
      const { name, isInReview } = await inTransaction(database, (transaction) =>
        linkAccount(sandbox, transaction, request),
      );
      const data = { beneficiaryName: name, ...(isInReview && { is_in_review: 1 as const }) };
      const message = isInReview ? 'Our team compares the names.' : 'Account linked.';
      return { status: 200, message, data };
    },
  });
}

function foundAccountRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/decentro/account-from-mobile',
    summary: 'Find the bank account linked to the investor’s own mobile number',
    access: 'session',
    body: accountFromMobileRequest,
    reply: accountFromMobileReply,
    run: async ({ body, investorId, database }) => {
      const investor = await investorById(database, investorId);
      if (investor.mobile !== body.mobile_number) {
        const message = 'This is not your mobile number.';
        throw new Refusal({ status: 403, code: 'not-yours', message, field: 'mobile_number' });
      }
      const found = await accountFoundFor(sandbox, database, investor);
      if (!found) {
        const message = 'We found no bank account of this number that you can add.';
        throw new Refusal({ status: 404, code: 'no-account', message });
      }
      const { accountNumber, ifsc, nameAsPerBank, entryId } = found;
      const data = { accountNumber, ifsc, nameAsPerBank };
      return { status: 200, message: 'Account found.', data, entry_id: entryId };
    },
  });
}
