import { Fragment, type ReactNode } from 'react';
import { AmountText } from './amount-text.tsx';
import styles from './definition-list.module.css';

export interface Definition {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  /** Emphasized, such as the total of a breakdown. */
  readonly isStrong?: boolean;
  /** Shows a longer text, such as an address, below its label and left-aligned. */
  readonly isText?: boolean;
}

export interface DefinitionListProps {
  readonly items: readonly Definition[];
  /** Label and value on one line, or the value below its label in columns. */
  readonly look?: 'rows' | 'columns';
}

export function DefinitionList({ items, look = 'rows' }: DefinitionListProps) {
  return (
    <dl className={styles.list} data-look={look}>
      {items.map((item, index) => (
        <Fragment key={index}>
          <div
            className={styles.row}
            data-strong={item.isStrong || undefined}
            data-text={item.isText || undefined}
          >
            <dt className={styles.label}>{item.label}</dt>
            <dd className={styles.value}>
              {/* One element, because the value and its detail are a grid. */}
              <span>
                <AmountText>{item.value}</AmountText>
              </span>
              {item.detail !== undefined && (
                <span className={styles.detail}>
                  <AmountText>{item.detail}</AmountText>
                </span>
              )}
            </dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
