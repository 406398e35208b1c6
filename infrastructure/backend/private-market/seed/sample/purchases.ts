export interface SamplePurchase {
  readonly share?: number;
  readonly basket?: number;
  readonly units: number;
  /** Rupees per share or basket. */
  readonly price: string;
  readonly daysAgo: number;
}

/**
 * Purchases, oldest first. They include gains and one loss, one share and one basket bought twice,
 * and one share that is sold again.
 */
export const samplePurchases: readonly SamplePurchase[] = [
  { share: 103, units: 100, price: '362.50', daysAgo: 610 },
  { share: 116, units: 60, price: '598', daysAgo: 540 },
  { share: 101, units: 20, price: '1480', daysAgo: 430 },
  { basket: 202, units: 1, price: '26400', daysAgo: 340 },
  { share: 112, units: 400, price: '118', daysAgo: 300 },
  { basket: 201, units: 1, price: '33900', daysAgo: 260 },
  { share: 119, units: 260, price: '98.25', daysAgo: 210 },
  { basket: 204, units: 1, price: '20250', daysAgo: 150 },
  { share: 101, units: 15, price: '1590', daysAgo: 120 },
  { share: 122, units: 500, price: '131', daysAgo: 90 },
  { basket: 202, units: 2, price: '27950', daysAgo: 60 },
];

/** Sell requests of the same investor, oldest first. */
export const sampleSales = [
  { share: 116, units: 60, price: '655', daysAgo: 365, status: 'sold' },
  { share: 119, units: 60, price: '96.50', daysAgo: 110, status: 'sold' },
  { share: 105, units: 150, price: '240', daysAgo: 75, status: 'refused' },
  { share: 115, units: 300, price: '74', daysAgo: 2, status: 'accepted' },
  { share: 122, units: 200, price: '135.50', daysAgo: 1, status: 'under-review' },
] as const;
