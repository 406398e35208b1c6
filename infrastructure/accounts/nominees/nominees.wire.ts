import * as v from 'valibot';
import { dayFirstDateText } from '#infrastructure/platform/http/day-first-dates.wire.ts';
import {
  bit,
  done,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const nomineeFields = {
  full_name: shortText,
  relationship_id: id,
  date_of_birth: dayFirstDateText,
  /** The nominee's PAN; empty if there is none. */
  pan: shortText,
  percentage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  is_investor_address: bit,
  address_line_1: shortText,
  address_line_2: shortText,
  pincode: shortText,
  city: shortText,
  state: shortText,
  country: shortText,
  guardian_first_name: shortText,
  guardian_middle_name: shortText,
  guardian_last_name: shortText,
  guardian_pan: shortText,
  // Not in the API documents: sent only if the guardian has the same name as the investor.
  guardian_date_of_birth: v.optional(dayFirstDateText),
};

/** A nominee in the lists of `POST /profile`. */
export const nomineeEntries = { nominee_id: id, relationship: shortText, ...nomineeFields };
export type NomineeRow = v.InferOutput<v.ObjectSchema<typeof nomineeEntries, undefined>>;
export const nomineesReply = reply(v.array(v.object(nomineeEntries)));

/** `POST /profile` that adds nominees (id 0), changes them or removes them. */
export const saveNomineesRequest = v.strictObject({
  display_location: v.literal('Nomination'),
  method: v.literal('Modify'),
  investor_id: id,
  data: v.pipe(
    v.array(
      v.strictObject({ ...nomineeFields, nominee_id: idOrNone, is_removed: v.optional(bit) }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});
export type NomineeToWrite = v.InferOutput<typeof saveNomineesRequest>['data'][number];
export const saveNomineesReply = done;
