import * as v from 'valibot';
import { expect, it } from 'vitest';
import { accountNumberViolationTexts } from '#domain/accounts/bank/account-number.ts';
import { ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import { verifyBankRequest } from '#infrastructure/accounts/bank/bank-accounts.wire.ts';

const request = {
  account_number: '123456789',
  ifsc_code: 'HDFC0000060',
  investor_id: 7,
  method: 'Verify',
  org_id: 0,
} as const;

it.each([
  [{ ifsc_code: '' }, ifscViolationTexts.missing],
  [{ ifsc_code: 'HDFC' }, ifscViolationTexts.incomplete],
  [{ ifsc_code: 'HDFC1000060' }, ifscViolationTexts.malformed],
  [{ ifsc_code: 'HDFC\u0000' }, 'An IFSC looks like HDFC0000060.'],
  [{ account_number: '12a' }, accountNumberViolationTexts['not-numeric']],
  [{ account_number: '12345678' }, accountNumberViolationTexts['too-short']],
  [{ account_number: '1'.repeat(19) }, accountNumberViolationTexts['too-long']],
])('rejects %j with the message of the form', (change, message) => {
  const { issues } = v.safeParse(verifyBankRequest, { ...request, ...change });
  expect(issues?.[0].message).toBe(message);
  expect(v.is(verifyBankRequest, request)).toBe(true);
});
