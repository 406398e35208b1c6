import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** How the bank answers a penny drop to a magic account number. */
export interface MagicAccount {
  readonly outcome: string;
  /** The name at the bank, derived from the investor's name. */
  readonly nameAtBank?: (investorName: string) => string;
  readonly refusal?: { readonly status: number; readonly code: string; readonly message: string };
  readonly waitMilliseconds?: number;
}

export const MAGIC_ACCOUNTS: Readonly<Record<string, MagicAccount>> = {
  '123456789012': { outcome: 'The name matches, as with any other number.' },
  '111100000001': {
    outcome: 'The name matches in part: the bank has initials.',
    nameAtBank: (name) => initialled(name),
  },
  '111100000002': {
    outcome: 'The account belongs to another person: the name does not match.',
    nameAtBank: () => 'Ganesh Tambe',
  },
  '111100000003': {
    outcome: 'The given name matches, the surname does not: the desk compares the names.',
    nameAtBank: (name) => `${name.split(' ')[0]} Tambe`,
  },
  '400400400400': {
    outcome: 'The bank refuses the account (400).',
    refusal: {
      status: 400,
      code: 'bank-account-invalid',
      message: 'The bank does not know this account. Please check the number.',
    },
  },
  '409409409409': {
    outcome: 'The account is already linked (409).',
    refusal: {
      status: 409,
      code: 'bank-account-taken',
      message: 'This bank account is linked to another investor.',
    },
  },
  '500500500500': {
    outcome: 'The bank is not responding (500).',
    refusal: {
      status: 500,
      code: 'bank-service-down',
      message: 'The bank is not responding. Please try again later.',
    },
  },
  '111100000008': { outcome: 'The bank takes four seconds.', waitMilliseconds: 4000 },
};

/** Whether the number is a magic value, which any number of visitors may use. */
export function isSharedAccount(accountNumber: string): boolean {
  return Object.hasOwn(MAGIC_ACCOUNTS, accountNumber);
}

/** Makes the penny drop. @throws Refusal if the bank refuses */
export async function nameAtBank(accountNumber: string, investorName: string): Promise<string> {
  const magic = MAGIC_ACCOUNTS[accountNumber];
  if (magic?.waitMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, magic.waitMilliseconds));
  }
  if (magic?.refusal) throw new Refusal({ ...magic.refusal, field: 'account_number' });
  return holderOf(accountNumber, investorName);
}

export function holderOf(accountNumber: string, investorName: string): string {
  return MAGIC_ACCOUNTS[accountNumber]?.nameAtBank?.(investorName) ?? investorName;
}

/** Abbreviates all names but the last, such as `Ravi Kumar Sharma` to `R K Sharma`. */
function initialled(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const last = words.pop() ?? '';
  return [...words.map((word) => word.charAt(0)), last].join(' ');
}
