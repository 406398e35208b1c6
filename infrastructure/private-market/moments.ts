import { readMoment } from '#infrastructure/private-market/wire-moment.ts';

/**
 * A wire time in epoch milliseconds.
 * @throws an Error for invalid text, which makes the reply unexpected
 */
export function momentOf(text: string): number {
  const moment = readMoment(text);
  if (moment === undefined) throw new Error(`${text} is not a time`);
  return moment;
}
