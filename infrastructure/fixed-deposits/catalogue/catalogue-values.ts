import type {
  ContentBlock,
  PartnerIssuer,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type * as v from 'valibot';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import { institutionOf } from '#infrastructure/fixed-deposits/institution-of.ts';
import type { contentReply, issuersReply } from './deposit-catalogue.wire.ts';

type IssuerWire = v.InferOutput<typeof issuersReply>['data'][number];
type ContentWire = v.InferOutput<typeof contentReply>['data'][number];

export function issuerOf(issuer: IssuerWire): PartnerIssuer {
  const isComingSoon = isFlagSet(issuer.is_comingsoon);
  return {
    issuerId: issuer.issuer_id,
    name: issuer.issuer_name,
    logoUrl: issuer.logo_url,
    ...institutionOf(issuer),
    isComingSoon,
    ...(issuer.credit_rating !== undefined && { creditRating: issuer.credit_rating }),
    ...(issuer.fd_id !== undefined && !isComingSoon && { depositId: issuer.fd_id }),
  };
}

export function contentBlockOf({ contenttype, title, content, icon }: ContentWire): ContentBlock {
  const isExtra = contenttype === 'Extra';
  return {
    kind: isExtra ? 'extra' : 'card',
    title,
    lines: isExtra ? bulletLines(content) : [content.trim()].filter((line) => line !== ''),
    icon: icon === 'bank' || icon === 'flag' ? icon : 'other',
  };
}

/** Separates the bullet points in the text of a content block of kind `extra`. */
export const LINE_SEPARATOR = '|';

/** The bullet points in the text of a content block, without empty ones. */
export function bulletLines(content: string): readonly string[] {
  return content
    .split(LINE_SEPARATOR)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
