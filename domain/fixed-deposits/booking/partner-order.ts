import { checkRecord } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import { failure, type Result, success } from '../../platform/result.ts';

/** The parts of the id in the URL of an order that an advisor placed. */
export interface PartnerOrderId {
  readonly prefix: string;
  readonly investorId: number;
}

export type PartnerOrderIdViolation = 'empty' | 'no-prefix' | 'no-investor';

/**
 * Parses the id in the URL of an advisor's order: a prefix, an underscore, and the investor's id.
 *
 * @source FD-2.131
 * @example
 * ```ts
 * parsePartnerOrderId('ord_9_42'); // => { ok: true, value: { prefix: 'ord_9', investorId: 42 } }
 * ```
 */
export function parsePartnerOrderId(
  uniqueId: string,
): Result<PartnerOrderId, PartnerOrderIdViolation> {
  if (typeof uniqueId !== 'string' || uniqueId === '') return failure('empty');
  const end = uniqueId.lastIndexOf('_');
  if (end <= 0) return failure('no-prefix');
  const id = uniqueId.slice(end + 1);
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return failure('no-investor');
  return success({ prefix: uniqueId.slice(0, end), investorId: Number(id) });
}

/**
 * Formats the id in the URL of an advisor's order; parsing it returns the same parts.
 *
 * @source FD-2.131
 * @throws an error if there is no prefix or no investor
 * @example
 * ```ts
 * partnerOrderId({ prefix: 'ord', investorId: 42 }); // => 'ord_42'
 * ```
 */
export function partnerOrderId(parts: PartnerOrderId): string {
  const { prefix, investorId } = checkRecord(parts);
  const isTyped = typeof prefix === 'string' && typeof investorId === 'number';
  const text = isTyped ? `${prefix}_${investorId}` : '';
  const read = parsePartnerOrderId(text);
  invariant(
    read.ok && read.value.investorId === investorId,
    `the id of an order needs a prefix and an investor, got ${shown(prefix)}, ${shown(investorId)}`,
  );
  return text;
}
