import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** Narrow for forms, medium for text, wide for lists and dashboards. */
  readonly width?: 'form' | 'reading' | 'wide';
  /** Shown next to the content on wide screens and below it on phones. */
  readonly aside?: ReactNode;
  /** The content above the aside on phones, such as the title, if the aside comes first. */
  readonly lead?: ReactNode;
}

/** The content column of a screen: its width, margins and spacing. */
export function Page({ children, width = 'form', aside, lead }: PageProps) {
  const beside = aside !== undefined && <aside className={styles.aside}>{aside}</aside>;
  return (
    <div
      className={styles.page}
      data-width={width}
      data-aside={aside !== undefined || undefined}
      data-lead={lead !== undefined || undefined}
    >
      {lead !== undefined && (
        <>
          <div className={styles.content}>{lead}</div>
          {beside}
        </>
      )}
      <div className={styles.content}>{children}</div>
      {lead === undefined && beside}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly text?: ReactNode;
  /** Shown at the end of the title's line, such as "See all". */
  readonly action?: ReactNode;
  /** Leaves the section out on paper, such as a form. */
  readonly isOnScreenOnly?: boolean;
}

export function Section({ title, children, text, action, isOnScreenOnly }: SectionProps) {
  return (
    <section className={styles.section} data-screen-only={isOnScreenOnly}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
