import * as v from 'valibot';
import { institutionType } from '#infrastructure/fixed-deposits/catalogue/institution-type.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  count,
  flag,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /products/issuers`. */
export const issuersRequest = v.strictObject({ count: v.pipe(count, v.maxValue(100)) });
export const issuersReply = reply(
  v.array(
    v.object({
      issuer_id: shortText,
      issuer_name: shortText,
      logo_url: addressText,
      is_comingsoon: flag,
      fd_id: v.optional(id),
      // Not in the API documents.
      institution_type: v.optional(institutionType),
      is_insured: v.optional(flag),
      credit_rating: v.optional(shortText),
    }),
  ),
);

/** `POST /products/getterms` and `POST /investment/getfdcontent`. */
export const depositRequest = v.strictObject({ fd_id: id });
export const termsReply = reply(v.array(v.object({ pdf_link: addressText })));
export const contentReply = reply(
  v.array(
    v.object({
      contenttype: v.picklist(['Card', 'Extra']),
      title: shortText,
      content: longText,
      icon: shortText,
    }),
  ),
);

/** `POST /products/getoffers`. */
export const offersRequest = v.strictObject({ investor_id: idOrNone, fd_id: id });
export const offersReply = reply(v.array(v.object({ scheme_note: longText, icon: shortText })));
