import { asFacts, asWord, asYesOrNo } from '../platform/expected.ts';
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
  const { gender, isSeniorCitizen } = asFacts(investor, 'an investor');
  const isFemale = gender === Gender.Female;
  if (asYesOrNo(isSeniorCitizen, 'a senior citizen'))
    return isFemale ? RateColumn.FemaleSenior : RateColumn.Senior;
  return isFemale ? RateColumn.Female : RateColumn.Regular;
}

export function genderFor(facts: {
  readonly verifiedPan?: Gender | undefined;
  readonly stored?: Gender | undefined;
}): Gender {
  const { verifiedPan, stored } = asFacts(facts, 'an investor');
  return asWord(verifiedPan ?? stored ?? Gender.Male, Gender, 'gender');
}
