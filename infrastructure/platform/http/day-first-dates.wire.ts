import * as v from 'valibot';
import { isDay, NO_DATE } from './by-rule.wire.ts';

/** A calendar date as DD/MM/YYYY. */
export const slashedDateText = v.pipe(
  v.string(),
  v.regex(/^\d{2}\/\d{2}\/\d{4}$/, NO_DATE),
  v.check(isDay(['slashed']), NO_DATE),
  v.description('DD/MM/YYYY'),
);

/** A calendar date as DD/MM/YYYY, or as DD-MM-YYYY where the API documents require it. */
export const dayFirstDateText = v.pipe(
  v.string(),
  v.regex(/^\d{2}[/-]\d{2}[/-]\d{4}$/, NO_DATE),
  v.check(isDay(['slashed', 'dashed']), NO_DATE),
  v.description('DD/MM/YYYY or DD-MM-YYYY'),
);
