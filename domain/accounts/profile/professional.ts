import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';

/** Occupations, with the codes of the central KYC form. */
export const Occupation = Object.freeze({
  ServicePrivateSector: 'service_private_sector',
  ServicePublicSector: 'service_public_sector',
  ServiceGovernmentSector: 'service_government_sector',
  Business: 'business',
  Professional: 'others_professional',
  SelfEmployed: 'others_self_employed',
  Retired: 'others_retired',
  Housewife: 'others_housewife',
  Student: 'others_student',
  NotCategorised: 'not_categorised',
} as const);
export type Occupation = (typeof Occupation)[keyof typeof Occupation];

export const AnnualIncome = Object.freeze({
  UpTo5Lakh: 'upto_5_lakh',
  From5To10Lakh: 'above_5_lakh_upto_10_lakh',
  From10To25Lakh: 'above_10_lakh_upto_25_lakh',
  From25LakhTo1Crore: 'above_25_lakh_upto_1_crore',
  Above1Crore: 'above_1_crore',
} as const);
export type AnnualIncome = (typeof AnnualIncome)[keyof typeof AnnualIncome];

export const IncomeSource = Object.freeze({
  Salary: 'salary',
  Business: 'business_income',
  Profession: 'professional_fees',
  Pension: 'pension',
  Family: 'family_support',
  Investments: 'investments',
  Other: 'others',
} as const);
export type IncomeSource = (typeof IncomeSource)[keyof typeof IncomeSource];

export const MaritalStatus = Object.freeze({ Married: 'married', Unmarried: 'unmarried' } as const);
export type MaritalStatus = (typeof MaritalStatus)[keyof typeof MaritalStatus];

export const occupationLabels = Object.freeze({
  service_private_sector: 'Private sector job',
  service_public_sector: 'Public sector job',
  service_government_sector: 'Government job',
  business: 'Business',
  others_professional: 'Professional',
  others_self_employed: 'Self-employed',
  others_retired: 'Retired',
  others_housewife: 'Homemaker',
  others_student: 'Student',
  not_categorised: 'Other',
} as const satisfies Record<Occupation, string>);

export const annualIncomeLabels = Object.freeze({
  upto_5_lakh: 'Up to ₹5 lakh',
  above_5_lakh_upto_10_lakh: '₹5 lakh to ₹10 lakh',
  above_10_lakh_upto_25_lakh: '₹10 lakh to ₹25 lakh',
  above_25_lakh_upto_1_crore: '₹25 lakh to ₹1 crore',
  above_1_crore: 'Above ₹1 crore',
} as const satisfies Record<AnnualIncome, string>);

export const incomeSourceLabels = Object.freeze({
  salary: 'Salary',
  business_income: 'Business income',
  professional_fees: 'Professional fees',
  pension: 'Pension',
  family_support: 'Family support',
  investments: 'Investments',
  others: 'Other',
} as const satisfies Record<IncomeSource, string>);

export const maritalStatusLabels = Object.freeze({
  married: 'Married',
  unmarried: 'Unmarried',
} as const satisfies Record<MaritalStatus, string>);

const SOURCES = {
  service_private_sector: IncomeSource.Salary,
  service_public_sector: IncomeSource.Salary,
  service_government_sector: IncomeSource.Salary,
  business: IncomeSource.Business,
  others_professional: IncomeSource.Profession,
  others_self_employed: IncomeSource.Profession,
  others_retired: IncomeSource.Pension,
  others_housewife: IncomeSource.Family,
  others_student: IncomeSource.Family,
  not_categorised: IncomeSource.Other,
} as const satisfies Record<Occupation, IncomeSource>;

/**
 * The source of income that follows from an occupation, so that the form does not ask for it.
 *
 * @source AP-3.25
 * @throws an error for an unknown occupation
 * @example
 * ```ts
 * incomeSourceFor('others_retired'); // => 'pension'
 * ```
 */
export function incomeSourceFor(occupation: Occupation): IncomeSource {
  return SOURCES[checkOneOf(occupation, Occupation)];
}

export interface ProfessionalDetails {
  readonly occupation: Occupation;
  readonly annualIncome: AnnualIncome;
}

export type ChoiceViolation = { readonly kind: 'missing' };

/**
 * Checks the professional details: occupation and annual income are required.
 *
 * @source AP-5.42, AP-5.43
 * @example
 * ```ts
 * professionalViolations({ occupation: 'business' }); // => { annualIncome: { kind: 'missing' } }
 * ```
 */
export function professionalViolations(chosen: Partial<ProfessionalDetails>): {
  readonly occupation?: ChoiceViolation;
  readonly annualIncome?: ChoiceViolation;
} {
  const { occupation, annualIncome } = checkRecord(chosen);
  return {
    ...(occupation ? {} : { occupation: { kind: 'missing' } }),
    ...(annualIncome ? {} : { annualIncome: { kind: 'missing' } }),
  };
}
