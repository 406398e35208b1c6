/** Number of rows in the tenure table before "Other Schemes" is clicked. */
const ROWS_SHOWN_AT_FIRST = 5;

/**
 * The visible rows of the tenure table: five at first, all after "Other Schemes".
 *
 * @source FD-2.57, FD-2.58
 */
export function visibleRows<Row>(rows: readonly Row[], showsAll: boolean): readonly Row[] {
  return showsAll ? rows : rows.slice(0, ROWS_SHOWN_AT_FIRST);
}

/**
 * Whether there are more rows behind "Other Schemes".
 *
 * @source FD-2.58, FD-2.59
 */
export function hasOtherSchemes(rows: readonly unknown[]): boolean {
  return rows.length > ROWS_SHOWN_AT_FIRST;
}
