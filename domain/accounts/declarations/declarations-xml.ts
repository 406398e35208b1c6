import { asFactsList, asWhole, asYesOrNo } from '../../platform/expected.ts';
import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import type { XmlViolation } from '../../platform/xml-rows.ts';
import { LARGEST_XML_ID, parseXmlRows, xmlRows } from '../../platform/xml-rows.ts';
import type { DeclarationAnswer } from './declaration.ts';

/**
 * Writes the declarations as the rows of the wire: the id, then 1 for Yes and 0 for No.
 *
 * @source AP-3.30, AP-3.31
 * @throws a sentence on an id that is no whole number
 * @example
 * ```ts
 * const rows = '<ROWS><ROW><D_ID>1</D_ID><D_VALUE>0</D_VALUE></ROW></ROWS>';
 * declarationsXml([{ id: 1, isYes: false }]) === rows; // => true
 * ```
 */
export function declarationsXml(answers: readonly DeclarationAnswer[]): string {
  return xmlRows(
    asFactsList(answers).map(({ id, isYes }) => ({
      D_ID: String(asWhole(id, { most: LARGEST_XML_ID })),
      D_VALUE: asYesOrNo(isYes) ? '1' : '0',
    })),
  );
}

/**
 * Reads the rows of the wire back; anything else is unreadable, and nothing of it is believed.
 *
 * @source AP-3.30, AP-3.31
 * @example
 * ```ts
 * parseDeclarationsXml('<!DOCTYPE x>').ok; // => false
 * ```
 */
export function parseDeclarationsXml(
  text: string,
): Result<readonly DeclarationAnswer[], XmlViolation> {
  const rows = parseXmlRows(text, ['D_ID', 'D_VALUE']);
  if (!rows.ok) return rows;
  const isSound = rows.value.every(
    ({ D_ID, D_VALUE }) => /^\d{1,9}$/.test(D_ID) && /^[01]$/.test(D_VALUE),
  );
  if (!isSound) return failure({ kind: 'unreadable' });
  return success(rows.value.map((row) => ({ id: Number(row.D_ID), isYes: row.D_VALUE === '1' })));
}
