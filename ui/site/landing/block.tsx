import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** The id of this part, for links to it. */
  readonly id?: string;
  /** On wide screens, shows the heading next to the content. */
  readonly isAside?: boolean;
}

export function Block({ title, lead, children, id, isAside = false }: BlockProps) {
  return (
    <section
      className={isAside ? `${styles.block} ${styles.aside}` : styles.block}
      id={id}
      data-below=""
    >
      <BlockHead title={title} lead={lead} />
      {children}
    </section>
  );
}

export function BlockHead({ title, lead }: Pick<BlockProps, 'title' | 'lead'>) {
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
