import type { SampleOffer } from './sample-types.ts';

/** Offers on single deposits. Those with an end expire by the sandbox clock. */
export const sampleOffers: readonly SampleOffer[] = [
  {
    deposit: 1001,
    note: 'Senior citizens earn 0.40% p.a. more from 6 months',
    icon: 'senior_citizen',
  },
  {
    deposit: 1002,
    note: 'Senior citizens earn 0.50% p.a. more on every tenure',
    icon: 'senior_citizen',
  },
  { deposit: 1002, note: 'Women investors earn 0.10% p.a. more', icon: 'women' },
  {
    deposit: 1003,
    note: 'Senior citizens earn 0.50% p.a. more on every tenure',
    icon: 'senior_citizen',
  },
  {
    deposit: 1005,
    note: 'Senior citizens earn 0.50% p.a. more on every tenure',
    icon: 'senior_citizen',
  },
  {
    deposit: 1005,
    note: 'Two years and three months: a special rate for a limited time',
    icon: 'gift',
    days: 90,
  },
  { deposit: 1007, note: 'Women investors earn 0.10% p.a. more', icon: 'women' },
  {
    deposit: 1008,
    note: 'Interest reaches your bank account every month',
    icon: 'gift',
  },
  {
    deposit: 1011,
    note: 'Festive tenures of 500, 777 and 1111 days',
    icon: 'gift',
    days: 45,
  },
  {
    deposit: 1013,
    note: 'Senior citizens earn 0.40% p.a. more on every tenure',
    icon: 'senior_citizen',
  },
  { deposit: 1013, note: 'Women investors earn 0.10% p.a. more', icon: 'women' },
  {
    deposit: 1018,
    note: 'Senior citizens earn 0.75% p.a. more on every tenure',
    icon: 'senior_citizen',
  },
  {
    deposit: 1019,
    note: 'Special tenures of 400, 600 and 999 days, for a limited time',
    icon: 'gift',
    days: 60,
  },
];
