import {
  cutToPaise,
  stepInNumbers,
  sumInWords,
} from '#ui/platform/design-system/figures/step-in-numbers.ts';
import { describe, expect, it } from 'vitest';

function step(formula: string, values: Readonly<Record<string, string>>, result = '') {
  const parts = Object.entries(values).map(([letter, value]) => ({
    letter,
    meaning: `Meaning of ${letter}`,
    value,
  }));
  return { title: 'Step', formula, parts, result };
}

const years = { years: '3', months: '0', days: '0' };
const rate = { A: '₹1,29,182.43', r: '8.91%', b: '0' };
const numbers = [
  ['P x (1 + r / n)^k', { P: '₹100', r: '8%', n: '4', k: '12' }, '₹100 × (1 + 8% ÷ 4)¹²'],
  ['P x (1 + r / n)^k', { P: '₹100', r: '8%', n: '1', k: '3' }, '₹100 × (1 + 8%)³'],
  ['P x (1 + r / n)^k', { P: '₹100', r: '8%', n: '1', k: '1' }, '₹100 × (1 + 8%)'],
  ['P x (1 + r / n)^k', { P: '₹100', r: '8%', n: '4', k: '0' }, '₹100'],
  ['years x 360 + months x 360 / 12 + days', years, '3 × 360'],
  ['months x 360 / 12 + days', { months: '0', days: '12' }, '12'],
  ['months x 360 / 12 + days', { months: '0', days: '0' }, '0 × 360 ÷ 12 + 0'],
  ['A x (1 + r x b / 360)', rate, '₹1,29,182.43'],
  ['A x (1 + r x b / 360) - P', { ...rate, P: '₹1,00,000' }, '₹1,29,182.43 − ₹1,00,000'],
  ['P + I - W', { P: '₹1,000', I: '₹50', W: '₹0' }, '₹1,000 + ₹50'],
  ['I x s / 100', { I: '₹1,000', s: '0.015' }, '₹1,000 × 0.015%'],
  ['P x r / n', { P: '₹1,000', r: '9%', n: '12' }, '₹1,000 × 9% ÷ 12'],
  ['P x r x (E - F) / 360', { P: '₹1', r: '9%', E: '90', F: '60' }, '₹1 × 9% × (90 − 60) ÷ 360'],
] as const;

describe('a step in numbers', () => {
  it.each(numbers)('writes %s without factors of 1 and terms of 0', (formula, values, text) => {
    expect(stepInNumbers(step(formula, values))).toBe(text);
  });

  it('cuts amounts and long decimals to two decimals', () => {
    expect(cutToPaise('₹1,28,613.749062… ≈ ₹1,28,614')).toBe('₹1,28,613.74… ≈ ₹1,28,614');
    expect(cutToPaise('₹21.088125 ≈ ₹21.09')).toBe('₹21.08… ≈ ₹21.09');
    expect(cutToPaise('9.727481… ≈ 9.73%')).toBe('9.72… ≈ 9.73%');
    expect(cutToPaise('₹1,000 × 0.015%')).toBe('₹1,000 × 0.015%');
  });
});

describe('a sum in words', () => {
  it('names each part, and leaves out amounts of zero', () => {
    const amounts = { P: '₹1,000', I: '₹50', W: '₹0' };
    expect(sumInWords(step('P + I - W', amounts, '₹1,050'))).toBe(
      'Meaning of P ₹1,000 + Meaning of I ₹50 = ₹1,050.',
    );
  });

  it('shows other calculations in numbers', () => {
    const tax = step('I x r / 100', { I: '₹1,000', r: '10' }, '₹100');
    expect(sumInWords(tax)).toBe('₹1,000 × 10% = ₹100.');
  });
});
