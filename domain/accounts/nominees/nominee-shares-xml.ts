import type { Result } from '../../platform/result.ts';
import { failure, success } from '../../platform/result.ts';
import type { XmlViolation } from '../xml-rows.ts';
import { parseXmlRows, xmlRows } from '../xml-rows.ts';

export interface NomineeShare {
  readonly nomineeId: number;
  /** Whole percent. */
  readonly sharePercent: number;
}

/** `<ROWS><ROW><NOMINEE_ID>7</NOMINEE_ID><PERCENTAGE>100</PERCENTAGE></ROW></ROWS>`. */
export function nomineeSharesXml(shares: readonly NomineeShare[]): string {
  return xmlRows(
    shares.map(({ nomineeId, sharePercent }) => ({
      NOMINEE_ID: String(nomineeId),
      PERCENTAGE: String(sharePercent),
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
