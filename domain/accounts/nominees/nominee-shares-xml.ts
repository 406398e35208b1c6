import { asFactsList, asWhole } from '../../platform/expected.ts';
import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import type { XmlViolation } from '../../platform/xml-rows.ts';
import { LARGEST_XML_ID, parseXmlRows, xmlRows } from '../../platform/xml-rows.ts';

export interface NomineeShare {
  readonly nomineeId: number;
  /** Whole percent. */
  readonly sharePercent: number;
}

/**
 * Writes the shares as the rows of the wire: the id of each nominee and a whole percent.
 *
 * @source AP-7.58, AP-7.61
 * @throws a sentence on an id or a share that is no whole number
 * @example
 * ```ts
 * nomineeSharesXml([]); // => '<ROWS></ROWS>'
 * ```
 */
export function nomineeSharesXml(shares: readonly NomineeShare[]): string {
  return xmlRows(
    asFactsList(shares).map(({ nomineeId, sharePercent }) => ({
      NOMINEE_ID: String(asWhole(nomineeId, { most: LARGEST_XML_ID })),
      PERCENTAGE: String(asWhole(sharePercent, { most: 999 })),
    })),
  );
}

/**
 * Reads the rows of the wire back: ids and whole percents; whether the shares fit is for other
 * rules to say.
 *
 * @source AP-7.58, AP-7.61
 * @example
 * ```ts
 * parseNomineeSharesXml('<ROWS><ROW></ROW></ROWS>').ok; // => false
 * ```
 */
export function parseNomineeSharesXml(text: string): Result<readonly NomineeShare[], XmlViolation> {
  const rows = parseXmlRows(text, ['NOMINEE_ID', 'PERCENTAGE']);
  if (!rows.ok) return rows;
  const isSound = rows.value.every(
    (row) => /^\d{1,9}$/.test(row.NOMINEE_ID) && /^\d{1,3}$/.test(row.PERCENTAGE),
  );
  if (!isSound) return failure({ kind: 'unreadable' });
  return success(
    rows.value.map((row) => ({
      nomineeId: Number(row.NOMINEE_ID),
      sharePercent: Number(row.PERCENTAGE),
    })),
  );
}
