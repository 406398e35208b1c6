import { expect, it } from 'vitest';
import { insuredPart } from '#domain/fixed-deposits/catalogue/insured-part.ts';
import {
  DEPOSIT_INSURANCE_LIMIT,
  DEPOSIT_INSURANCE_LIMIT_LABEL,
} from '#domain/platform/deposit-insurance.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';

it('states one limit of deposit insurance in three ways', () => {
  const limit = Money.of('500000');
  expect(DEPOSIT_INSURANCE_LIMIT).toBe(formatRupees(limit));
  expect(insuredPart(Money.of('1000000')).text).toBe(limit.text);
  expect(DEPOSIT_INSURANCE_LIMIT_LABEL).toBe('₹5 lakh');
});
