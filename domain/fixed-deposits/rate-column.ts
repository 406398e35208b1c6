import { Gender } from '../platform/gender.ts';

/** The four kinds of investor that a rate card pays; values are the suffixes on the wire. */
export const RateColumn = Object.freeze({
  Regular: 'r',
  Female: 'f',
  Senior: 'sc',
  FemaleSenior: 'fsc',
} as const);
export type RateColumn = (typeof RateColumn)[keyof typeof RateColumn];

export const rateColumns: readonly RateColumn[] = Object.freeze(Object.values(RateColumn));

/** A figure for each column that has one. */
export type ByRateColumn<Value> = Readonly<Partial<Record<RateColumn, Value>>>;

/** The column of an investor; gender counts as male where it is not known. */
export function rateColumnFor(investor: {
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
}): RateColumn {
  const isFemale = investor.gender === Gender.Female;
  if (investor.isSeniorCitizen) return isFemale ? RateColumn.FemaleSenior : RateColumn.Senior;
  return isFemale ? RateColumn.Female : RateColumn.Regular;
}
