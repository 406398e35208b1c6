import { Link } from 'react-router-dom';
import { Avatar } from '../design-system/avatar.tsx';
import { VisuallyHidden } from '../design-system/visually-hidden.tsx';
import styles from './layout.module.css';

interface ProfileLinkProps {
  readonly to: string;
  readonly name: string | undefined;
  readonly pictureUrl: string | undefined;
}

/** An investor's own picture, which leads to the profile. */
export function ProfileLink({ to, name = 'Investor', pictureUrl }: ProfileLinkProps) {
  return (
    <Link className={styles.profile} to={to}>
      <VisuallyHidden>Your profile</VisuallyHidden>
      <Avatar name={name} src={pictureUrl} />
    </Link>
  );
}
