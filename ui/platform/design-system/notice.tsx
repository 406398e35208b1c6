import { CircleAlert, CircleCheck, FlaskConical, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'sandbox';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  sandbox: FlaskConical,
} as const;

export interface NoticeProps {
  readonly children: ReactNode;
  readonly title?: string;
  readonly tone?: NoticeTone;
  readonly action?: ReactNode;
  /** Read out when it appears: for what comes up after a person did something. */
  readonly isAnnounced?: boolean;
  /** Runs across the page without corners, like the sandbox strip. */
  readonly isBanner?: boolean;
}

/** A remark that stays in the page. */
export function Notice({
  children,
  title,
  tone = 'info',
  action,
  isAnnounced = false,
  isBanner = false,
}: NoticeProps) {
  const Icon = ICONS[tone];
  const urgency = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-banner={isBanner || undefined}
      role={isAnnounced ? urgency : undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
