import * as v from 'valibot';

export const actSchema = v.strictObject({
  method: v.picklist(['UPI', 'Net Banking']),
  outcome: v.picklist(['succeeded', 'failed', 'cancelled']),
});

/** How a person ended a payment. */
export type PaymentAct = v.InferOutput<typeof actSchema>;
