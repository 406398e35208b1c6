import { checkRecord, checkInteger } from '../../platform/argument-checks.ts';

/** The units of a sell request: those held in this portfolio (here), and those held elsewhere. */
export interface SellSplit {
  readonly here: number;
  readonly elsewhere: number;
}

/**
 * Splits the units of a sell request. Units that are held in this portfolio and not promised to
 * another open request come first; the rest is held elsewhere.
 *
 * @formula here = min(units, max(0, held - promised)); elsewhere = units - here
 * @source Vriddhi's own rule: PM-4.104
 * @param request units to sell; units held in this portfolio; held units promised to open requests
 * @throws an error for a number that is not whole, or below zero
 * @example
 * ```ts
 * sellSplit({ units: 500, held: 287, promised: 0 }); // => { here: 287, elsewhere: 213 }
 * sellSplit({ units: 3, held: 287, promised: 287 }); // => { here: 0, elsewhere: 3 }
 * ```
 */
export function sellSplit(request: {
  readonly units: number;
  readonly held: number;
  readonly promised: number;
}): SellSplit {
  const { units, held, promised } = checkRecord(request);
  const free = Math.max(0, checkInteger(held) - checkInteger(promised));
  const here = Math.min(checkInteger(units), free);
  return Object.freeze({ here, elsewhere: units - here });
}
