import { expect, it } from 'vitest';
import {
  DEPOSIT_INSURANCE_LIMIT,
  DEPOSIT_INSURANCE_LIMIT_LABEL,
} from '#domain/platform/deposit-insurance.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';

it('writes one limit of deposit insurance in two ways', () => {
  const limit = Money.of('500000');
  expect(DEPOSIT_INSURANCE_LIMIT).toBe(formatRupees(limit));
  expect(DEPOSIT_INSURANCE_LIMIT_LABEL).toBe('₹5 lakh');
});
