import { Money } from '#domain/platform/money.ts';
import { ADVISORS } from '#ui/site/copy.ts';

/** The figures that the landing page claims; each is a minimum. */
export const landingFigures = Object.freeze({
  /** Rupees invested: at least 200 crore. */
  investments: Money.of('2000000000'),
  yearsOfExperience: 60,
  partners: 250,
  advisors: ADVISORS,
});

/** The amounts to choose from on the board of rates; `boardCopy.amounts` names them. */
export const boardAmounts: readonly Money[] = Object.freeze([
  Money.of('50000'),
  Money.of('100000'),
  Money.of('500000'),
]);

/** The prices on the sample cards, in rupees per share; no share is sold at them. */
export const sampleSharePrices: readonly Money[] = Object.freeze([
  Money.of('900'),
  Money.of('420'),
]);

/** The pastel colours of the design system that testimonials cycle through. */
export const testimonialPastels = Object.freeze(['lilac', 'peach', 'butter'] as const);
export type TestimonialPastel = (typeof testimonialPastels)[number];

/** The showcase positions that are swapped, counted from 1. */
const SWAPPED = [4, 7] as const;

/**
 * The colour of a testimonial. Three pastels are used in turn: the fourth has the colour of the
 * first.
 *
 * @source AP-9.29, AP-9.30; accounts and platform, section 9
 * @param index position of the testimonial, from 0
 */
export function testimonialPastel(index: number): TestimonialPastel {
  const turn = index % testimonialPastels.length;
  const [first, second, third] = testimonialPastels;
  if (turn === 0) return first;
  return turn === 1 ? second : third;
}

/**
 * Swaps the fourth and the seventh item of the landing page's showcase; a shorter list is
 * unchanged.
 *
 * @source AP-9.31, AP-9.32; accounts and platform, section 9
 */
export function showcaseOrder<Item>(items: readonly Item[]): readonly Item[] {
  const [early, late] = SWAPPED;
  if (items.length < late) return items;
  return [
    ...items.slice(0, early - 1),
    ...items.slice(late - 1, late),
    ...items.slice(early, late - 1),
    ...items.slice(early - 1, early),
    ...items.slice(late),
  ];
}
