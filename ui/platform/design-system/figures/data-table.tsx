// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The alignment of the column. Use `end` for figures, which are in tabular numerals. */
  readonly align?: 'start' | 'end';
  /** Marks the cells of this column as row headers. */
  readonly isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Marks a row as selected, or as the user's own. */
  readonly isHighlighted?: (row: Row) => boolean;
  /** On phones, shows each row as a card with labels, or scrolls the table sideways. */
  readonly onPhones?: 'stack' | 'scroll';
}

/** A table. It sets the ARIA roles explicitly, because `display: block` removes the native ones. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  isHighlighted,
  onPhones = 'stack',
}: DataTableProps<Row>) {
  const isScrolling = onPhones === 'scroll';
  return (
    <div
      className={styles.frame}
      {...(isScrolling ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
    >
      <table
        role="table"
        className={styles.table}
        data-phones={onPhones}
        data-inset={(isHighlighted !== undefined && rows.some(isHighlighted)) || undefined}
      >
        <caption className={styles.caption} data-hidden={isCaptionHidden || undefined}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              data-highlighted={isHighlighted?.(row) === true || undefined}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  if (column.isRowHeader === true) {
    return (
      <th role="rowheader" scope="row" data-align={column.align} data-label={column.header}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" data-align={column.align} data-label={column.header}>
      {column.cell(row)}
    </td>
  );
}
