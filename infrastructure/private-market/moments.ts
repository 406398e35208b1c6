import { readMoment } from '#domain/private-market/wire-moment.ts';

/** Epoch milliseconds. @throws a sentence for what is no moment: the reply is then unexpected. */
export function momentOf(text: string): number {
  const moment = readMoment(text);
  if (moment === undefined) throw new Error(`${text} is no moment`);
  return moment;
}
