import { asList, asWhole } from '../../platform/expected.ts';
import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import type { XmlViolation } from '../../platform/xml-rows.ts';
import { LARGEST_XML_ID, parseXmlRows, xmlRows } from '../../platform/xml-rows.ts';

export interface NomineeShare {
  readonly nomineeId: number;
  /** Whole percent. */
  readonly sharePercent: number;
}

/** `<ROWS><ROW><NOMINEE_ID>7</NOMINEE_ID><PERCENTAGE>100</PERCENTAGE></ROW></ROWS>`. */
export function nomineeSharesXml(shares: readonly NomineeShare[]): string {
  return xmlRows(
    asList(shares, 'the shares').map(({ nomineeId, sharePercent }) => ({
      NOMINEE_ID: String(asWhole(nomineeId, { what: 'the id of a nominee', most: LARGEST_XML_ID })),
      PERCENTAGE: String(asWhole(sharePercent, { what: 'a share', most: 999 })),
    })),
  );
}

/** Ids and whole percents; whether the shares fit is for the rules on shares to say. */
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
