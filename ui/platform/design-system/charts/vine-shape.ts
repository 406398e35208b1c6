/** Where a point of the stem is: `at` along the time axis and `height`, both from 0 to 1. */
export interface StemPoint {
  readonly at: number;
  readonly height: number;
}

/** A payment on the time axis: a leaf for interest, a fruit for a maturity. */
export interface VineItem {
  readonly key: string;
  readonly kind: 'leaf' | 'fruit';
  /** The place on the time axis, from 0 (today) to 1. */
  readonly at: number;
  /** The amount in rupees, only for drawing. */
  readonly amount: number;
  /** The texts of the payment, formatted by the domain: '23 Dec 2026', '₹2,032'. */
  readonly date: string;
  readonly amountText: string;
  /** Where the money comes from or goes to. */
  readonly account: string;
  /** The short sum above a fruit: '₹2.28L'. */
  readonly sum?: string;
}

/** The vertical measures of the drawing in pixels. The width is that of the screen. */
export const VINE = { height: 172, ground: 140, top: 30, axis: 166, width: 1000 } as const;

/** What a vine with leaves alone leaves empty at the top, in pixels. */
export const EMPTY_ABOVE_LEAVES = 72;

/** The length of the largest leaf and the radius of the largest fruit, in pixels. */
const LARGEST = { leaf: 30, fruit: 14 } as const;
const SMALLEST = { leaf: 10, fruit: 5 } as const;
/** The heights of fruits above the stem. Neighbours alternate, so that their sums do not touch. */
const STALKS = [44, 72] as const;
/** Fruits nearer than this share of the width are neighbours. */
const NEAR = 0.2;
/**
 * The directions in degrees of leaves on the same day, if the first leaf grows upwards or
 * downwards.
 */
const ABOVE_FIRST = [48, -48, 132, -132, 8] as const;
const BELOW_FIRST = [132, -132, 48, -48, 172] as const;
const SAMPLES = 48;

/** The height of the stem in pixels from the top. Without points it is a gentle wave. */
export function stemY(at: number, stem: readonly StemPoint[] | undefined): number {
  if (stem === undefined) return round(VINE.ground - 6 - 8 * at - 5 * Math.sin(at * 9));
  const next = stem.findIndex((point) => point.at >= at);
  const to = stem[next === -1 ? stem.length - 1 : next];
  const from = stem[Math.max(0, (next === -1 ? stem.length : next) - 1)];
  if (to === undefined || from === undefined) return VINE.ground;
  const span = to.at - from.at;
  const share = span === 0 ? 1 : (Math.min(at, to.at) - from.at) / span;
  const height = from.height + (to.height - from.height) * share;
  return round(VINE.ground - height * (VINE.ground - VINE.top));
}

/** The path of the stem in a drawing of `VINE.width`. */
export function stemPath(stem: readonly StemPoint[] | undefined): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = index / SAMPLES;
    return `${round(at * VINE.width)} ${stemY(at, stem)}`;
  });
  return `M${points.join('L')}`;
}

/** The size of each amount, so that its area is in proportion to the amount. */
export function sizesOf(kind: keyof typeof LARGEST, amounts: readonly number[]) {
  const most = Math.max(...amounts, 0);
  return (amount: number) =>
    most === 0
      ? SMALLEST[kind]
      : round(Math.max(SMALLEST[kind], LARGEST[kind] * Math.sqrt(amount / most)));
}

/** The direction of each leaf: alternating along the stem, and apart for leaves of one day. */
export function anglesOf(places: readonly number[]): readonly number[] {
  let onDay = 0;
  return places.map((at, index) => {
    onDay = index > 0 && at === places[index - 1] ? onDay + 1 : 0;
    const angles = (index - onDay) % 2 === 0 ? ABOVE_FIRST : BELOW_FIRST;
    return angles[onDay % angles.length] ?? 0;
  });
}

/** The height of each fruit above the stem, and whether there is room for its sum. */
export function stalksOf(places: readonly number[]) {
  const lastAt: number[] = STALKS.map(() => -1);
  return places.map((at) => {
    const level = lastAt.findIndex((last) => at - last >= NEAR);
    if (level === -1) return { stalk: STALKS[1], hasRoom: false };
    lastAt[level] = at;
    return { stalk: STALKS[level] ?? STALKS[0], hasRoom: true };
  });
}

/** Anchors a text at the edges of the drawing, so that it stays inside. */
export function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.08) return 'start';
  return at > 0.92 ? 'end' : 'middle';
}

export function percent(at: number): string {
  return `${round(at * 100)}%`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
