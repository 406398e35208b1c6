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

/**
 * The column of a rate card that pays an investor: female and senior, senior, female, or regular;
 * gender counts as male where it is not known.
 *
 * @source FD-4.38, FD-4.39, FD-4.40, FD-4.41, FD-4.42, FD-4.43, AP-5.89, AP-5.90, AP-5.91, AP-5.92,
 *   AP-5.93, AP-5.94, AP-6.4
 * @throws a sentence where it is not said whether the investor is a senior
 * @example
 * ```ts
 * rateColumnFor({ gender: 'female', isSeniorCitizen: true }); // => 'fsc'
 * ```
 */
export function rateColumnFor(investor: {
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
}): RateColumn {
  const { gender, isSeniorCitizen } = asFacts(investor);
  const isFemale = gender === Gender.Female;
  if (asYesOrNo(isSeniorCitizen)) return isFemale ? RateColumn.FemaleSenior : RateColumn.Senior;
  return isFemale ? RateColumn.Female : RateColumn.Regular;
}

/**
 * The gender a rate goes by: what the verified PAN says, else what is stored, else male.
 *
 * @source AP-3.8, FD-4.43
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * genderFor({ verifiedPan: 'female', stored: 'male' }); // => 'female'
 * ```
 */
export function genderFor(facts: {
  readonly verifiedPan?: Gender | undefined;
  readonly stored?: Gender | undefined;
}): Gender {
  const { verifiedPan, stored } = asFacts(facts);
  return asWord(verifiedPan ?? stored ?? Gender.Male, Gender);
}
