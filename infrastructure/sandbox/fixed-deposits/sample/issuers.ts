import type { SampleIssuer } from './sample-types.ts';

/** Suryoday and Shriram are named by the rules; the others are invented. */
export const sampleIssuers: readonly SampleIssuer[] = [
  { key: 'suryoday', name: 'Suryoday Small Finance Bank', institution: 'bank', creditRating: 'A+' },
  {
    key: 'shriram',
    name: 'Shriram Finance',
    institution: 'finance-company',
    creditRating: 'AA+ (stable)',
  },
  { key: 'himadri', name: 'Himadri Bank', institution: 'bank', creditRating: 'AAA (stable)' },
  { key: 'sahyadri', name: 'Sahyadri Small Finance Bank', institution: 'bank' },
  {
    key: 'malhar',
    name: 'Malhar Finance',
    institution: 'finance-company',
    creditRating: 'AA+ (stable)',
  },
  {
    key: 'kaveri',
    name: 'Kaveri Housing Finance',
    institution: 'finance-company',
    creditRating: 'AAA (stable)',
    asksAadhaar: true,
  },
  { key: 'anvaya', name: 'Anvaya Small Finance Bank', institution: 'bank' },
  {
    key: 'tejas',
    name: 'Tejas Capital',
    institution: 'finance-company',
    creditRating: 'AA (stable)',
  },
  {
    key: 'banyan',
    name: 'Banyan Trust Finance',
    institution: 'finance-company',
    creditRating: 'AA (positive)',
  },
  { key: 'deccan', name: 'Deccan Sampada Bank', institution: 'bank', creditRating: 'AA+ (stable)' },
  { key: 'meghna', name: 'Meghna Bank', institution: 'bank', isComingSoon: true },
];
