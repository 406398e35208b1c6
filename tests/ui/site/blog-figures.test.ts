// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { articles } from '#ui/site/blog/blog-articles.ts';

function textOf(id: string): string {
  return articles.find(({ page }) => page.path === `/blog/${id}`)?.paragraphs.join(' ') ?? '';
}

function quoteOf({ principal, rate, years }: { principal: string; rate: string; years: number }) {
  return depositQuote({
    principal: Money.of(principal),
    annualRatePercent: Percentage.of(rate),
    tenure: Tenure.of({ years }),
    payoutFrequency: 'at-maturity',
    compoundingFrequency: 'yearly',
  });
}

describe('a figure of the blog', () => {
  it('is what the deposit of the first article pays', () => {
    const quote = quoteOf({ principal: '100000', rate: '8.75', years: 5 });
    const text = textOf('two-rates');
    expect(text).toContain('for five years at 8.75% a year, compounded yearly, turns ₹1,00,000');
    expect(text).toContain(`into ${formatRupees(quote.maturityAmount)}.`);
    const { effectiveYield } = quote;
    expect(effectiveYield).toBeDefined();
    expect(text).toContain(`you get ${effectiveYield && formatPercent(effectiveYield)} a year`);
  });

  it('passes the insured limit within a year, with its interest', () => {
    const quote = quoteOf({ principal: '480000', rate: '8', years: 1 });
    expect(textOf('insured')).toContain('₹4,80,000 at 8% crosses it within a year');
    const limit = Money.of(DEPOSIT_INSURANCE_LIMIT.replace(/[₹,]/g, ''));
    expect(quote.terms.principal.isLessThan(limit)).toBe(true);
    expect(quote.maturityAmount.isGreaterThan(limit)).toBe(true);
  });
});
