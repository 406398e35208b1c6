import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';

export const seniorCopy = {
  eligibleTitle: 'You are eligible for the senior citizen rate',
  eligibleText: `You are ${SENIOR_CITIZEN_AGE} or older, and this deposit pays senior citizens more. The switch is off.`,
  eligibleAtOrder: `Your details show that you are ${SENIOR_CITIZEN_AGE} or older, and this deposit pays senior citizens more.`,
  orderRate: 'Rate of this order',
  useSenior: 'Use the senior citizen rate',
  stayRegular: 'Continue without it',
  notTitle: 'Senior citizen rates will not apply',
  notText:
    `They are for investors who are ${SENIOR_CITIZEN_AGE} or older, and your details do not show ` +
    'that. You can continue with the regular rate.',
  unknownAge: `We do not know your date of birth yet. If you are ${SENIOR_CITIZEN_AGE} or older, verify your PAN first.`,
  verify: 'Verify my PAN',
  goRegular: 'Continue with the regular rate',
  stay: 'Go back',
  regularRate: 'Regular rate',
  seniorRate: 'Senior citizen rate',
} as const;
