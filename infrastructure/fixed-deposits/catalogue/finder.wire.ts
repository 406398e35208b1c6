import * as v from 'valibot';
import { count, idOrNone, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /products/fd-finder`; the reply contains scheme rows. */
export const finderRequest = v.strictObject({
  investor_id: idOrNone,
  maxTenureInDays: v.pipe(count, v.minValue(1), v.maxValue(36_000)),
  maxNoOfRowsPerIssuer: v.pipe(count, v.minValue(1), v.maxValue(20)),
  /** A payout label such as `At Maturity`. */
  payoutMechanism: shortText,
  fdInstitutionType: v.literal('Bank'),
});
export type FinderRequest = v.InferOutput<typeof finderRequest>;
