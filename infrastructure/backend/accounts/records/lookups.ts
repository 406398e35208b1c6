import { AnnualIncome, IncomeSource, Occupation } from '#domain/accounts/profile/professional.ts';

export interface LookupItem {
  readonly item_id: number;
  readonly item_value: string;
}

/**
 * The options that `POST /profile` lists, by list. A person can have only one relative for each of
 * the ids 20 to 23, 29 and 30, such as one father.
 */
export const LOOKUPS = {
  Occupation: numbered(Object.values(Occupation), 1),
  AnnualIncome: numbered(Object.values(AnnualIncome), 1),
  IncomeSource: numbered(Object.values(IncomeSource), 1),
  RelationShip: numbered(
    [
      'Father',
      'Mother',
      'Husband',
      'Wife',
      'Son',
      'Daughter',
      'Brother',
      'Sister',
      'Friend',
      'Father-in-law',
      'Mother-in-law',
      'Grandson',
      'Granddaughter',
      'Nephew',
      'Niece',
      'Other',
    ],
    20,
  ),
} as const satisfies Record<string, readonly LookupItem[]>;

export type LookupName = keyof typeof LOOKUPS;

/** The label of an id; empty if the id is unknown. */
export function lookupValue(list: LookupName, id: number | null): string {
  return LOOKUPS[list].find(({ item_id }) => item_id === id)?.item_value ?? '';
}

export function isInLookup(list: LookupName, id: number): boolean {
  return lookupValue(list, id) !== '';
}

function numbered(values: readonly string[], first: number): readonly LookupItem[] {
  return values.map((item_value, index) => ({ item_id: first + index, item_value }));
}
