import { expect, it } from 'vitest';
import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import {
  KYC_SECONDS,
  PENNY_DROP_RUPEES,
  REVERSE_PENNY_DROP_RUPEES,
} from '#domain/platform/verification.ts';
import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/holdings/capital-gains-tax.ts';
import { RECORD_RETENTION_YEARS } from '#domain/platform/record-retention.ts';
import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';

it('states the figures of the law and the documents that only texts use', () => {
  // PM-9.23 and PM-9.24: shares sold on an exchange.
  expect([SHORT_TERM_GAIN_TAX, LONG_TERM_GAIN_TAX]).toEqual(['20%', '12.5%']);
  expect(SHORT_TERM_GAIN_MONTHS).toBe(12);
  // PM-9.28: "orders above ₹5 Lakh".
  expect(NEGOTIABLE_ABOVE).toBe('₹5 Lakh');
  // One paisa to the investor; one rupee from the investor.
  expect([PENNY_DROP_RUPEES, REVERSE_PENNY_DROP_RUPEES]).toEqual(['0.01', '1']);
  expect(KYC_SECONDS).toBe(90);
  // PM-2.22: shares of NSE are available from 15 shares.
  expect(NSE_MINIMUM_SHARES).toBe(15);
  // Companies Act 2013, section 128(5): eight financial years.
  expect(RECORD_RETENTION_YEARS).toBe(8);
});
