import { checkRecords, checkInteger } from '#domain/platform/argument-checks.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import {
  LARGEST_XML_ID,
  parseXmlRows,
  xmlRows,
  type XmlViolation,
} from '#infrastructure/platform/http/xml-rows.wire.ts';

export interface NomineeShare {
  readonly nomineeId: number;
  /** The share in whole percent. */
  readonly sharePercent: number;
}

/**
 * Writes the shares as XML rows of the wire: each nominee's id and whole percentage.
 *
 * @source AP-7.58, AP-7.61
 * @throws an error for an id or a share that is not a whole number
 */
export function nomineeSharesXml(shares: readonly NomineeShare[]): string {
  return xmlRows(
    checkRecords(shares).map(({ nomineeId, sharePercent }) => ({
      NOMINEE_ID: String(checkInteger(nomineeId, { most: LARGEST_XML_ID })),
      PERCENTAGE: String(checkInteger(sharePercent, { most: 999 })),
    })),
  );
}

/**
 * Parses nominee ids and whole percentages from XML rows of the wire. Other rules check whether the
 * shares are valid.
 *
 * @source AP-7.58, AP-7.61
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
