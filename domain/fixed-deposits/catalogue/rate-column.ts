import { checkBoolean, checkOneOf, checkOptions } from '../../platform/argument-checks.ts';
import { Gender } from '../../platform/gender.ts';

/**
 * The four columns of a rate card, by kind of investor; values are the suffixes of fields in the
 * backend's API.
 */
export const RateColumn = Object.freeze({
  Regular: 'r',
  Female: 'f',
  Senior: 'sc',
  FemaleSenior: 'fsc',
} as const);
export type RateColumn = (typeof RateColumn)[keyof typeof RateColumn];

export const rateColumns: readonly RateColumn[] = Object.freeze(Object.values(RateColumn));

/** One value per kind of investor; absent for a kind without a value. */
export type ByRateColumn<Value> = Readonly<Partial<Record<RateColumn, Value>>>;

/**
 * The column of a rate card that applies to an investor: female and senior, senior, female, or
 * regular. An unknown gender gets the male rates.
 *
 * @source FD-4.38, FD-4.39, FD-4.40, FD-4.41, FD-4.42, FD-4.43, AP-5.89, AP-5.90, AP-5.91, AP-5.92,
 *   AP-5.93, AP-5.94, AP-6.4
 * @throws an error if it is unknown whether the investor is a senior, and for an unknown option
 * @example
 * ```ts
 * rateColumnFor({ gender: 'female', isSeniorCitizen: true }); // => 'fsc'
 * ```
 */
export function rateColumnFor(investor: {
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
}): RateColumn {
  const { gender, isSeniorCitizen } = checkOptions(investor, ['gender', 'isSeniorCitizen']);
  const isFemale = gender === Gender.Female;
  if (checkBoolean(isSeniorCitizen)) return isFemale ? RateColumn.FemaleSenior : RateColumn.Senior;
  return isFemale ? RateColumn.Female : RateColumn.Regular;
}

/**
 * The gender that decides the rates: the one of the verified PAN, else the stored one, else male.
 *
 * @source AP-3.8, FD-4.43
 * @throws an error for an unknown value or option
 * @example
 * ```ts
 * genderFor({ verifiedPan: 'female', stored: 'male' }); // => 'female'
 * ```
 */
export function genderFor(facts: {
  readonly verifiedPan?: Gender | undefined;
  readonly stored?: Gender | undefined;
}): Gender {
  const { verifiedPan, stored } = checkOptions(facts, ['verifiedPan', 'stored']);
  return checkOneOf(verifiedPan ?? stored ?? Gender.Male, Gender);
}
