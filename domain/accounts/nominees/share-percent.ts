import { asText, asWhole } from '../../platform/expected.ts';

/** The share that a first nominee is offered, and what all shares together must come to. */
export const WHOLE_SHARE = 100;

export type SharePercentViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'below-1' }
  | { readonly kind: 'above-100' };

/** A whole percent from 1 to 100. */
export function sharePercentViolation(text: string): SharePercentViolation | undefined {
  if (asText(text, 'a share').trim() === '') return { kind: 'missing' };
  if (!/^-?\d+$/.test(text)) return { kind: 'not-a-number' };
  const share = Number(text);
  if (share < 1) return { kind: 'below-1' };
  return share > WHOLE_SHARE ? { kind: 'above-100' } : undefined;
}

/** What stays of text typed into the share popup: three characters at most. */
export function shareEditInput(text: string): string {
  return asText(text, 'a share').slice(0, 3);
}

export type ShareEditViolation =
  { readonly kind: 'not-a-number' } | { readonly kind: 'total-above-100'; readonly total: number };

/** Whether one share may become `text` while the others come to `othersTotal`. */
export function shareEditViolation(
  text: string,
  othersTotal: number,
): ShareEditViolation | undefined {
  asWhole(othersTotal, { what: 'the shares of the others' });
  if (!/^\d{1,3}$/.test(asText(text, 'a share'))) return { kind: 'not-a-number' };
  const total = othersTotal + Number(text);
  return total > WHOLE_SHARE ? { kind: 'total-above-100', total } : undefined;
}
