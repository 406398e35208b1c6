import { expect, it } from 'vitest';
import {
  DEPOSIT_INSURANCE_LIMIT,
  DEPOSIT_INSURANCE_LIMIT_LABEL,
  DEPOSIT_INSURANCE_RUPEES,
} from '#domain/platform/deposit-insurance.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';

it('states one limit of deposit insurance in each way', () => {
  const limit = Money.of('500000');
  expect(DEPOSIT_INSURANCE_LIMIT).toBe(formatRupees(limit));
  expect(DEPOSIT_INSURANCE_RUPEES).toBe(limit.text);
  expect(DEPOSIT_INSURANCE_LIMIT_LABEL).toBe('₹5 lakh');
});
