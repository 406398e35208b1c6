import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './list-row.module.css';

export interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly leading?: ReactNode;
  /** An amount, a badge or a control at the end. */
  readonly trailing?: ReactNode;
  readonly trailingDetail?: ReactNode;
  /** With `to` or `onClick`, the whole row is clickable. */
  readonly to?: string;
  readonly onClick?: () => void;
  /** A control next to the row, such as a download. */
  readonly action?: ReactNode;
}

/** One item of a list, inside a `RowList`. */
export function ListRow({
  title,
  detail,
  leading,
  trailing,
  trailingDetail,
  to,
  onClick,
  action,
}: ListRowProps) {
  const isTarget = to !== undefined || onClick !== undefined;
  const content = (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>
          <AmountText>{title}</AmountText>
        </span>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </span>
      {trailing !== undefined && (
        <span className={styles.trailing}>
          <span className={styles.title}>
            <AmountText>{trailing}</AmountText>
          </span>
          {trailingDetail !== undefined && <Detail>{trailingDetail}</Detail>}
        </span>
      )}
      {isTarget && action === undefined && (
        <ChevronRight className={styles.chevron} aria-hidden="true" />
      )}
    </>
  );
  return (
    <li className={styles.item} data-action={action !== undefined || undefined}>
      {rowElement(content, to, onClick)}
      {action}
    </li>
  );
}

function Detail({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.detail}>
      <AmountText>{children}</AmountText>
    </span>
  );
}

function rowElement(content: ReactNode, to?: string, onClick?: () => void) {
  if (to !== undefined) {
    return (
      <Link className={styles.row} to={to}>
        {content}
      </Link>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <div className={styles.row}>{content}</div>;
}

export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
