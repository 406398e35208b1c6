import { asList, asWhole, asYesOrNo } from '../../platform/expected.ts';
import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import type { XmlViolation } from '../../platform/xml-rows.ts';
import { LARGEST_XML_ID, parseXmlRows, xmlRows } from '../../platform/xml-rows.ts';
import type { DeclarationAnswer } from './declaration.ts';

/** `<ROWS><ROW><D_ID>1</D_ID><D_VALUE>0</D_VALUE></ROW></ROWS>`: Yes is 1, No is 0. */
export function declarationsXml(answers: readonly DeclarationAnswer[]): string {
  return xmlRows(
    asList(answers, 'the declarations').map(({ id, isYes }) => ({
      D_ID: String(asWhole(id, { what: 'the id of a declaration', most: LARGEST_XML_ID })),
      D_VALUE: asYesOrNo(isYes, 'an answer') ? '1' : '0',
    })),
  );
}

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
