/** A branch as its IFSC names it. */
export interface Branch {
  readonly bankName: string;
  readonly branchName: string;
  readonly logoUrl: string;
}

/** Banks with a mark of their own in the app's public files; all others share one. */
const DRAWN = new Set(
  'barb bkid cbin cnrb fdrl hdfc icic idfb indb ioba kkbk punb sbin ubin utib yesb'.split(' '),
);

/** The head branches that the sample people bank with; others go by their code. */
const BRANCHES: Readonly<Record<string, string>> = {
  HDFC0000001: 'Nariman Point, Mumbai',
  HDFC0000060: 'Fort, Mumbai',
  SBIN0000300: 'Mumbai Main',
  SBIN0000691: 'New Delhi Main',
  ICIC0000004: 'Nariman Point, Mumbai',
  UTIB0000004: 'Fort, Mumbai',
  KKBK0000958: 'Nariman Point, Mumbai',
};

let bankNames: Readonly<Record<string, string>> | undefined;

/**
 * The branch of an IFSC. The banks are the real ones (their list is 70 KB and read when first
 * asked for); any branch code of theirs is taken, as new ones open every day.
 */
export async function branchOf(ifsc: string): Promise<Branch | undefined> {
  const { default: text } = await import('./data/bank-names.json?raw');
  const names = (bankNames ??= JSON.parse(text) as Readonly<Record<string, string>>);
  const code = ifsc.slice(0, 4);
  const bankName = Object.hasOwn(names, code) ? names[code] : undefined;
  if (bankName === undefined) return undefined;
  const branchName = BRANCHES[ifsc] ?? `Branch ${ifsc.slice(5)}`;
  const file = DRAWN.has(code.toLowerCase()) ? code.toLowerCase() : 'bank';
  return { bankName, branchName, logoUrl: `/banks/${file}.svg` };
}
