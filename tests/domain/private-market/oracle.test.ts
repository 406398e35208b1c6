import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { shareOrderSummary } from '#domain/private-market/orders/share-order-summary.ts';
import { totalPrice } from '#domain/private-market/catalogue/display-price.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { paise, sharePrices, tierLists, unitCounts } from '#tests/arbitraries/share-orders.ts';
import { costOf, paiseOf, percentOf, priceOf } from './oracle.ts';

it('agrees on every tier', () => {
  fc.assert(
    fc.property(tierLists(), fc.integer({ min: 1, max: 4000 }), (list, units) => {
      const tiers = list.map(({ minimumQuantity, maximumQuantity, pricePerUnit }) => ({
        minimum: minimumQuantity,
        maximum: maximumQuantity,
        paise: paiseOf(pricePerUnit.text),
      }));
      const ours = PricingTiers.of(list).tierFor(units)?.pricePerUnit.text;
      expect(ours === undefined ? undefined : paiseOf(ours)).toBe(priceOf(tiers, units));
    }),
  );
});

it('agrees on the total at a price', () => {
  fc.assert(
    fc.property(unitCounts(), sharePrices(), (units, amount) => {
      const total = totalPrice(units, { kind: 'single', amount });
      const ours = total.kind === 'single' ? paiseOf(total.amount.text) : undefined;
      expect(ours).toBe(BigInt(units) * paiseOf(amount.text));
    }),
  );
});

it('agrees on investment, stamp duty, TDS and total, to the paisa [PM-9.19, PM-9.22]', () => {
  const charges = paise({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(
      unitCounts(),
      sharePrices(),
      annualRates(),
      charges,
      (units, pricePerUnit, taxPercent, documentationCharges) => {
        const terms = { units, pricePerUnit, taxPercent, documentationCharges };
        const summary = shareOrderSummary(terms);
        const exact = costOf({
          paise: paiseOf(pricePerUnit.text),
          units: BigInt(units),
          tax: taxPercent.text,
          charges: paiseOf(documentationCharges.text),
        });
        expect({
          investment: paiseOf(summary.totalInvestment.text),
          stampDuty: paiseOf(summary.stampDuty.text),
          taxed: paiseOf(summary.taxDeductedAtSource.text),
          payable: paiseOf(summary.totalPayable.text),
        }).toEqual(exact);
      },
    ),
  );
});

it('rounds a half up by itself', () => {
  // 0.015% of ₹1,000 is 15 paise, of ₹1,100 16.5, of ₹1,033.33 a hair below 15.5.
  expect(percentOf(paiseOf('1000'), '0.015')).toBe(15n);
  expect(percentOf(paiseOf('1100'), '0.015')).toBe(17n);
  expect(percentOf(paiseOf('1033.33'), '0.015')).toBe(15n);
});
