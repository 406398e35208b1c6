import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** The name of a group. Opening a disclosure closes the others of its group. */
  readonly group?: string;
  readonly look?: 'row' | 'link';
  /** Called when it opens, such as to load what it shows. */
  readonly onOpen?: () => void;
}

/** A heading that expands its content in place. */
export function Disclosure({
  title,
  children,
  isOpenAtFirst = false,
  group,
  look = 'row',
  onOpen,
}: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      data-look={look}
      name={group}
      open={isOpenAtFirst}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.summary}>
        <span>{title}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  readonly items: readonly { readonly title: ReactNode; readonly content: ReactNode }[];
  readonly isExclusive?: boolean;
}

/** A list of questions that expand to their answers. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <Disclosure key={index} title={title} {...(isExclusive ? { group } : {})}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
