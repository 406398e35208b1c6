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
  /** Whether it continues the block above; its heading is then an `h3`. */
  readonly isPart?: boolean;
}

export function Block(props: BlockProps) {
  const { title, lead, children, id, isAside = false, isPart = false } = props;
  return (
    <section
      className={isAside ? `${styles.block} ${styles.aside}` : styles.block}
      data-continued={isPart || undefined}
      id={id}
      data-below=""
    >
      <BlockHead title={title} lead={lead} isPart={isPart} />
      {children}
    </section>
  );
}

export function BlockHead({
  title,
  lead,
  isPart = false,
}: Pick<BlockProps, 'title' | 'lead' | 'isPart'>) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <div className={styles.head}>
      <Heading className={styles.heading}>{title}</Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
