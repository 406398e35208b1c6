import { shortAccountName } from '#domain/platform/text/short-account-name.ts';

export interface Branch {
  readonly bankName: string;
  readonly branchName: string;
  readonly logoUrl: string;
}

/** Banks with an icon of their own in the app's public files; all others share one. */
const DRAWN = new Set(
  'barb bkid cbin cnrb fdrl hdfc icic idfb indb ioba kkbk punb sbin ubin utib yesb'.split(' '),
);

type Names = Readonly<Record<string, string>>;
let directory: { readonly banks: Names; readonly branches: Names } | undefined;

/**
 * The branch of an IFSC. Banks and branches are real; their lists are loaded on first use. The
 * Reserve Bank lists 170,000 branches and adds new ones daily. Any unlisted code of a real bank is
 * therefore accepted and named by its number.
 */
export async function branchOf(ifsc: string): Promise<Branch | undefined> {
  const { banks, branches } = (directory ??= await readDirectory());
  const code = ifsc.slice(0, 4);
  const bankName = named(banks, code);
  if (bankName === undefined) return undefined;
  const branchName = named(branches, ifsc) ?? `Branch ${ifsc.slice(5)}`;
  const file = DRAWN.has(code.toLowerCase()) ? code.toLowerCase() : 'bank';
  return { bankName, branchName, logoUrl: `/banks/${file}.svg` };
}

/** The text by which messages name an account, such as `HDFC Bank, ending in 7093`. */
export async function publicName({ ifsc, accountNumber }: BankAccount): Promise<string> {
  const branch = await branchOf(ifsc);
  return shortAccountName(branch?.bankName ?? ifsc, accountNumber);
}

export interface BankAccount {
  readonly ifsc: string;
  readonly accountNumber: string;
}

async function readDirectory() {
  const [banks, branches] = await Promise.all([
    import('#infrastructure/backend/accounts/seed/data/bank-names.json?raw'),
    import('#infrastructure/backend/accounts/seed/data/bank-branches.json?raw'),
  ]);
  return { banks: namesIn(banks.default), branches: namesIn(branches.default) };
}

function namesIn(text: string): Names {
  return JSON.parse(text) as Names;
}

function named(names: Names, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
