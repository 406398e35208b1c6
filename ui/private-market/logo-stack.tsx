import { Avatar } from '../platform/design-system/avatar.tsx';
import styles from './logo-stack.module.css';

interface LogoStackProps {
  readonly companies: readonly { readonly name: string; readonly logoUrl?: string }[];
  /** At most so many; the others are counted. */
  readonly most?: number;
}

/** The logos of companies, one over the edge of the other; their names stand elsewhere. */
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
