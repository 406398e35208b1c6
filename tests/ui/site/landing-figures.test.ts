import { describe, expect, it } from 'vitest';
import {
  landingFigures,
  sampleSharePrices,
  showcaseOrder,
  testimonialPastel,
} from '#ui/site/landing/landing-figures.ts';
import { formatCompactRupees } from '#domain/platform/indian-formatting.ts';

describe('landingFigures', () => {
  it('are 200 crore rupees, 60 years, 250 partners [PM-1.11, PM-1.12, PM-1.13]', () => {
    expect(formatCompactRupees(landingFigures.investments)).toBe('₹200 Cr.');
    expect(landingFigures.yearsOfExperience).toBe(60);
    expect(landingFigures.partners).toBe(250);
    expect(landingFigures.advisors).toBe(100);
  });
});

describe('sampleSharePrices', () => {
  it('are 900 and 420 rupees a share [PM-9.40]', () => {
    expect(sampleSharePrices.map(({ text }) => text)).toEqual(['900', '420']);
  });
});

describe('testimonialPastel', () => {
  it('cycles through three pastels [AP-9.29, AP-9.30]', () => {
    expect([0, 1, 2, 3, 4, 5].map(testimonialPastel)).toEqual([
      'lilac',
      'peach',
      'butter',
      'lilac',
      'peach',
      'butter',
    ]);
  });
});

describe('showcaseOrder', () => {
  it('swaps the fourth and the seventh, counted from 1 [AP-9.31, AP-9.32]', () => {
    expect(showcaseOrder([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 7, 5, 6, 4]);
    expect(showcaseOrder([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 7, 5, 6, 4, 8, 9]);
    expect(showcaseOrder([1, 2, 3, 4, 5, 6])).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
