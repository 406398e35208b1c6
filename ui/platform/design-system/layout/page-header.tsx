import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The `h1` of the screen; takes the focus after navigation. */
  readonly title: string;
  /** Shown above the title: the step of a journey, the name of an issuer. */
  readonly eyebrow?: ReactNode;
  readonly text?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string;
  /** Shown at the end of the line: a badge, a share button. */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** Titles longer than this use a smaller font on phones, so that no word is broken. */
const LONG_TITLE = 40;

/** The heading of a screen with a back button and an introduction. */
export function PageHeader({
  title,
  eyebrow,
  text,
  onBack,
  backLabel = 'Back',
  aside,
  ref,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {onBack !== undefined && (
        <div className={styles.back}>
          <IconButton label={backLabel} icon={<ArrowLeft />} kind="outlined" onClick={onBack} />
        </div>
      )}
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <div className={styles.line}>
        <h1
          ref={ref}
          tabIndex={-1}
          className={styles.title}
          data-long={title.length > LONG_TITLE || undefined}
        >
          {title}
        </h1>
        {aside}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </header>
  );
}
