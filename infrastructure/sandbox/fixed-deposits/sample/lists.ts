import type { SampleList } from './sample-types.ts';

/** The lists that the product fetches, by the category and tag that the documents give them. */
export const sampleLists: readonly SampleList[] = [
  {
    // The invest list.
    category: 1,
    tag: 2,
    cards: [
      [1013, '3Y'],
      [1002, '5Y'],
      [1001, '2Y 6M'],
      [1005, '2Y 3M'],
      [1007, '3Y 8M'],
      [1011, '777D'],
      [1015, '3Y 6M'],
      [1003, '1Y 6M'],
      [1009, '5Y'],
      [1020, '3Y'],
    ],
  },
  {
    // High return.
    category: 4,
    tag: 3,
    cards: [
      [1013, '3Y'],
      [1015, '3Y 6M'],
      [1007, '3Y 8M'],
      [1011, '777D'],
      [1008, '5Y'],
      [1005, '2Y 3M'],
      [1001, '2Y 6M'],
      [1002, '5Y'],
      [1014, '1Y 6M'],
      [1016, '5Y'],
    ],
  },
  {
    // Short term.
    category: 2,
    tag: 7,
    cards: [
      [1006, '6M'],
      [1014, '9M'],
      [1012, '1Y'],
      [1001, '1Y'],
      [1005, '6M'],
      [1003, '9M'],
      [1017, '1Y'],
      [1019, '400D'],
      [1002, '1Y'],
      [1018, '1Y'],
    ],
  },
  {
    // Long term.
    category: 6,
    tag: 5,
    cards: [
      [1013, '5Y'],
      [1008, '5Y'],
      [1016, '10Y'],
      [1015, '5Y'],
      [1002, '5Y'],
      [1001, '5Y'],
      [1009, '10Y'],
      [1010, '6Y'],
      [1003, '10Y'],
      [1004, '5Y'],
    ],
  },
  // The dashboard: one deposit in the light, then the carousel.
  { category: 3, tag: 1, cards: [[1013, '3Y']] },
  {
    category: 5,
    tag: 4,
    cards: [
      [1002, '5Y'],
      [1005, '2Y 3M'],
      [1009, '5Y'],
      [1011, '777D'],
      [1001, '2Y 6M'],
      [1018, '2Y'],
      [1007, '3Y 8M'],
      [1003, '1Y 6M'],
    ],
  },
];
