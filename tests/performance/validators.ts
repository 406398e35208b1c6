import { accountNumberViolation } from '#domain/accounts/bank/account-number.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import { nomineeNameViolation } from '#domain/accounts/nominees/nominee.ts';
import { pincodeViolation } from '#domain/accounts/profile/address.ts';
import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { bestTime } from '#tests/performance/support/timing.ts';

/** Each validator with a valid text, which it reads to the end, and an invalid one. */
const checks: readonly (readonly [string, (text: string) => unknown, readonly string[]])[] = [
  ['PAN', panViolation, ['ABCPE1234F', 'ABCPE12345']],
  ['IFSC', ifscViolation, ['HDFC0001234', 'HDFC1001234']],
  ['account number', accountNumberViolation, ['123456789012', '12345']],
  ['mobile', mobileViolation, ['9876543210', '1876543210']],
  ['email', emailViolation, ['asha.rao@example.in', 'asha.rao@']],
  ['one-time code', otpViolation, ['123456', '12345x']],
  ['pincode', pincodeViolation, ['560001', '056000']],
  ['name of a nominee', nomineeNameViolation, ['Asha Kumari Rao', 'A5ha']],
];

export function measureValidators(): readonly Figure[] {
  return checks.map(([name, check, texts]) => {
    const time = bestTime(
      () => {
        for (const text of texts) check(text);
      },
      { calls: 20_000, rounds: 10 },
    );
    return {
      what: `checks of a ${name}`,
      value: rounded((texts.length / time) * 1000, 0),
      unit: 'a second',
      goal: 500_000,
      isAtLeast: true,
    };
  });
}
