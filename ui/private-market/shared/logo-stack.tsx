import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import styles from './logo-stack.module.css';

interface LogoStackProps {
  readonly companies: readonly { readonly name: string; readonly logoUrl?: string }[];
  /** Maximum number of logos; the rest are shown as a count. */
  readonly most?: number;
}

/** Overlapping company logos. They are decorative, because the names are also shown as text. */
export function LogoStack({ companies, most = 5 }: LogoStackProps) {
  const more = companies.length - most;
  return (
    <span className={styles.stack} aria-hidden="true">
      {companies.slice(0, most).map(({ name, logoUrl }) => (
        <span key={name} className={styles.logo}>
          <Avatar name={name} src={logoUrl} shape="square" />
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
