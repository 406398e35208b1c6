import { describe, expect, it } from 'vitest';
import { priceHistoryRows } from '#infrastructure/backend/private-market/records/price-history-rows.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';

describe('the sample quotes', () => {
  it.each(sampleShares.filter(({ prices }) => prices !== undefined))(
    'of $name end with the present price',
    (share) => {
      const last = priceHistoryRows(share, FIXED_TIME).at(-1);
      expect(Number(last?.price_per_unit)).toBe(Number(share.prices?.retail));
    },
  );
});
