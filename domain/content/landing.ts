import { asList, asWhole } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';

/** The claims of the landing page: at least so many of each. */
export const landingFigures = Object.freeze({
  /** Rupees invested: 200 crore and more. */
  investments: Money.of('2000000000'),
  yearsOfExperience: 60,
  partners: 250,
  advisors: 100,
});

/** The prices of the sample cards, in rupees a share; no share is sold at them. */
export const sampleSharePrices: readonly Money[] = Object.freeze([
  Money.of('900'),
  Money.of('420'),
]);

/** The pastels of the design system that testimonials take in turn. */
export const testimonialPastels = Object.freeze(['lilac', 'peach', 'butter'] as const);
export type TestimonialPastel = (typeof testimonialPastels)[number];

/** Positions of the showcase that change places, counted from 1. */
const SWAPPED = [4, 7] as const;

/**
 * Testimonials take three pastels in turn: the fourth has the colour of the first.
 *
 * @source AP-9.29, AP-9.30; accounts and platform, section 9
 * @param index which testimonial, from 0
 * @throws a sentence for an index that is not a whole number, 0 or more
 * @example
 * ```ts
 * [0, 1, 2, 3].map(testimonialPastel); // => ['lilac', 'peach', 'butter', 'lilac']
 * ```
 */
export function testimonialPastel(index: number): TestimonialPastel {
  const turn = asWhole(index) % testimonialPastels.length;
  const [first, second, third] = testimonialPastels;
  if (turn === 0) return first;
  return turn === 1 ? second : third;
}

/**
 * In the showcase of the landing page the fourth and the seventh item change places; a list that
 * has no seventh stays as it is.
 *
 * @source AP-9.31, AP-9.32; accounts and platform, section 9
 * @throws a sentence for what is no list
 * @example
 * ```ts
 * showcaseOrder([1, 2, 3, 4, 5, 6, 7, 8]); // => [1, 2, 3, 7, 5, 6, 4, 8]
 * ```
 */
export function showcaseOrder<Item>(items: readonly Item[]): readonly Item[] {
  const [early, late] = SWAPPED;
  const list = asList(items);
  if (list.length < late) return list;
  return [
    ...list.slice(0, early - 1),
    ...list.slice(late - 1, late),
    ...list.slice(early, late - 1),
    ...list.slice(early - 1, early),
    ...list.slice(late),
  ];
}
