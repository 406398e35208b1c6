import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
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
  /** Announced when it appears, for results of an action. */
  readonly isAnnounced?: boolean;
  /** Spans the page without rounded corners, like the sandbox banner. */
  readonly isBanner?: boolean;
}

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
