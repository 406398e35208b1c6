import { checkRecords, checkInteger, checkBoolean } from '#domain/platform/argument-checks.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import {
  LARGEST_XML_ID,
  parseXmlRows,
  xmlRows,
  type XmlViolation,
} from '#infrastructure/platform/http/xml-rows.wire.ts';
import type { DeclarationAnswer } from '#domain/accounts/declarations/declaration.ts';

/**
 * Writes the declarations as XML rows of the wire: the id, then 1 for Yes or 0 for No.
 *
 * @source AP-3.30, AP-3.31
 * @throws an error for an id that is not a whole number
 */
export function declarationsXml(answers: readonly DeclarationAnswer[]): string {
  return xmlRows(
    checkRecords(answers).map(({ id, isYes }) => ({
      D_ID: String(checkInteger(id, { most: LARGEST_XML_ID })),
      D_VALUE: checkBoolean(isYes) ? '1' : '0',
    })),
  );
}

/**
 * Parses declarations from XML rows of the wire. One unreadable row makes the whole text
 * unreadable.
 *
 * @source AP-3.30, AP-3.31
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
