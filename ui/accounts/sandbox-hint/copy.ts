/** A test input with a fixed result in the sandbox. The sandbox backend lists all of them. */
export interface SandboxValue {
  readonly value: string;
  readonly outcome: string;
}

export const sandboxCopy = {
  title: 'Sandbox',
  phone: 'Open your phone',
  otp: 'The code arrives on the sandbox’s phone, in another tab.',
  pan: 'Any other PAN is an ordinary customer, for example ABCPE1234F.',
  bankAccount: 'Any other account number is yours.',
  demat: 'Any other valid number is yours, and any whole PNG, JPG or PDF is your CML.',
} as const;

export const sandboxValues = {
  otp: [
    { value: '000000', outcome: 'wrong code' },
    { value: '999999', outcome: 'expired code' },
    { value: '555555', outcome: 'service down' },
  ],
  pan: [
    { value: 'CKYPM1990M', outcome: 'central record of a man' },
    { value: 'CKYPF1988F', outcome: 'central record of a woman' },
    { value: 'CKYPS1955M', outcome: 'senior citizen' },
    { value: 'DOBPA1234D', outcome: 'asks for the date of birth' },
    { value: 'IDEPG1234E', outcome: 'third-party identity page' },
    { value: 'REGPD1234R', outcome: 'registered already' },
    { value: 'MISPM1234M', outcome: 'mismatch' },
    { value: 'SRVPE0500S', outcome: 'service down' },
  ],
  'bank-account': [
    { value: '111100000001', outcome: 'name agrees in part' },
    { value: '111100000002', outcome: 'name does not agree' },
    { value: '111100000008', outcome: 'takes four seconds' },
    { value: '409409409409', outcome: 'linked already' },
    { value: '500500500500', outcome: 'bank is down' },
  ],
  demat: [
    { value: 'IN50050050050050', outcome: 'depository is down' },
    { value: 'IN40940940940940', outcome: 'belongs to another investor' },
  ],
} as const satisfies Record<string, readonly SandboxValue[]>;

export type SandboxStep = keyof typeof sandboxValues;
