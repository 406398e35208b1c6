import { Children, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './amount-row.module.css';

export interface AmountRowProps {
  /** A logo or an icon, decorative. */
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  /** A `Badge` after the title, such as 'Video KYC pending'. */
  readonly badge?: ReactNode;
  /** The second line, such as rate and maturity date. */
  readonly detail?: ReactNode;
  /** The amount never wraps; on a narrow screen it moves below the text. */
  readonly amount?: ReactNode;
  /** The line below the amount, such as the interest. */
  readonly amountDetail?: ReactNode;
  readonly tone?: 'plain' | 'gain' | 'loss';
  /** With `to` or `onClick`, the whole row is clickable. */
  readonly to?: string;
  readonly onClick?: () => void;
  /** Controls at the end of the row, which are not part of its link. */
  readonly action?: ReactNode;
  /** A third line over the whole width of the row, such as safety marks. */
  readonly foot?: ReactNode;
  /** Less prominent, such as a deposit that has matured. */
  readonly isMuted?: boolean;
}

/** One item of a list with an amount, inside `AmountRows`. */
export function AmountRow(props: AmountRowProps) {
  const { action, foot, isMuted = false, to, onClick } = props;
  return (
    <li
      className={styles.item}
      data-muted={isMuted || undefined}
      data-action={action !== undefined || undefined}
    >
      <RowElement to={to} onClick={onClick}>
        <RowContent {...props} />
      </RowElement>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </li>
  );
}

function RowContent(props: AmountRowProps) {
  const { leading, title, badge, detail, amount, amountDetail, tone = 'plain' } = props;
  return (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.text}>
          <span className={styles.title}>
            <AmountText>{title}</AmountText>
            {badge !== undefined && <span className={styles.badge}> {badge}</span>}
          </span>
          {detail !== undefined && (
            <span className={styles.detail}>
              <AmountText>{withDotsAtLineEnds(detail)}</AmountText>
            </span>
          )}
        </span>
        {amount !== undefined && (
          <span className={styles.figures}>
            <span className={styles.amount}>
              <AmountText>{amount}</AmountText>
            </span>
            {amountDetail !== undefined && (
              <span className={styles.detail} data-tone={tone}>
                <AmountText>{amountDetail}</AmountText>
              </span>
            )}
          </span>
        )}
      </span>
    </>
  );
}

/** No line begins with the dot that separates two facts. */
function withDotsAtLineEnds(detail: ReactNode): ReactNode {
  return typeof detail === 'string' ? detail.replaceAll(' · ', '\u00a0· ') : detail;
}

interface RowElementProps {
  readonly to: string | undefined;
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

function RowElement({ to, onClick, children }: RowElementProps) {
  if (to !== undefined) {
    return (
      <Link className={styles.row} to={to} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={styles.row} onClick={onClick}>
        {children}
      </button>
    );
  }
  return <div className={styles.row}>{children}</div>;
}

export interface AmountRowsProps {
  readonly children: ReactNode;
  /** The accessible name of the list. */
  readonly label?: string;
  /** `card`: a card of its own; `plain`: inside a card, whose padding the rows keep. */
  readonly look?: 'card' | 'plain';
  /** Shows this many rows, and a button for the others. */
  readonly limit?: number;
}

/** A list of `AmountRow`s with hairlines between them. */
export function AmountRows({ children, label, look = 'card', limit }: AmountRowsProps) {
  const rows = Children.toArray(children);
  const [isOpen, setIsOpen] = useState(false);
  const hidden = limit === undefined ? 0 : Math.max(0, rows.length - limit);
  return (
    <ul className={styles.list} data-look={look} aria-label={label}>
      {isOpen ? rows : rows.slice(0, rows.length - hidden)}
      {hidden > 0 && (
        <li className={styles.item}>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `${hidden} more`}
          </button>
        </li>
      )}
    </ul>
  );
}
