// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { Fragment, type ReactNode } from 'react';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { AmountText } from './amount-text.tsx';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The alignment of the column. Use `end` for figures, which are in tabular numerals. */
  readonly align?: 'start' | 'end';
  /** Marks the cells of this column as row headers. */
  readonly isRowHeader?: boolean;
  /** Makes the header a button that sorts by this column. Needs `sort`. */
  readonly isSortable?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

/** How the owner of the rows has sorted them. */
export interface TableSort {
  /** The key of a column; undefined for an order that belongs to no column. */
  readonly key: string | undefined;
  readonly direction: SortDirection;
  /** Called with the column and the direction that the user wants. */
  readonly onSort: (key: string, direction: SortDirection) => void;
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
  /**
   * `stack` shows each row as a card with labels on phones. `scroll` scrolls a dense table of
   * figures sideways. `rows` shows a list of `asRow` below 64rem.
   */
  readonly onPhones?: 'stack' | 'scroll' | 'rows';
  /** The `AmountRow` of a row, for `onPhones="rows"`. */
  readonly asRow?: (row: Row) => ReactNode;
  readonly sort?: TableSort;
}

/** A table, or on narrow screens a list of rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, onPhones = 'stack', asRow } = props;
  const isWide = useIsWide();
  if (onPhones === 'rows' && asRow !== undefined && !isWide) {
    return (
      <AmountRows label={caption}>
        {rows.map((row) => (
          <Fragment key={rowKey(row)}>{asRow(row)}</Fragment>
        ))}
      </AmountRows>
    );
  }
  const isScrolling = onPhones === 'scroll';
  return (
    <div
      className={styles.frame}
      data-phones={onPhones}
      {...(isScrolling ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
    >
      <Table {...props} />
    </div>
  );
}

/** It sets the ARIA roles explicitly, because `display: block` removes the native ones. */
function Table<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, isHighlighted, sort } = props;
  const { onPhones = 'stack' } = props;
  return (
    <table
      role="table"
      className={styles.table}
      data-phones={onPhones}
      data-inset={(isHighlighted !== undefined && rows.some(isHighlighted)) || undefined}
    >
      <caption className={isCaptionHidden ? hidden.hidden : styles.caption}>
        {caption}
      </caption>
      <thead role="rowgroup" className={hidden.listHead}>
        <tr role="row">
          {columns.map((column) => (
            <Header key={column.key} column={column} sort={sort} />
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
  );
}

interface HeaderProps<Row> {
  readonly column: Column<Row>;
  readonly sort: TableSort | undefined;
}

function Header<Row>({ column, sort }: HeaderProps<Row>) {
  const { key, header, align, isSortable = false } = column;
  if (!isSortable || sort === undefined) {
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const direction = sort.key === key ? sort.direction : undefined;
  return (
    <th role="columnheader" scope="col" data-align={align} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sort.onSort(key, nextDirection(direction, align))}
      >
        {header}
        <SortIcon direction={direction} />
      </button>
    </th>
  );
}

/** Figures are sorted from the largest first, texts from A first; another press turns it around. */
function nextDirection(
  direction: SortDirection | undefined,
  align: Column<unknown>['align'],
): SortDirection {
  if (direction === undefined) return align === 'end' ? 'descending' : 'ascending';
  return direction === 'ascending' ? 'descending' : 'ascending';
}

function SortIcon({ direction }: { readonly direction: SortDirection | undefined }) {
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[
    direction ?? 'none'
  ];
  const isIdle = direction === undefined || undefined;
  return <Icon className={styles.sortIcon} data-idle={isIdle} aria-hidden="true" />;
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  if (column.isRowHeader === true) {
    return (
      <th role="rowheader" scope="row" data-align={column.align} data-label={column.header}>
        <AmountText>{column.cell(row)}</AmountText>
      </th>
    );
  }
  return (
    <td role="cell" data-align={column.align} data-label={column.header}>
      <AmountText>{column.cell(row)}</AmountText>
    </td>
  );
}
