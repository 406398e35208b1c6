import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './layout.module.css';

interface ProfileLinkProps {
  readonly to: string;
  readonly name: string | undefined;
  readonly pictureUrl: string | undefined;
}

export function ProfileLink({ to, name, pictureUrl }: ProfileLinkProps) {
  return (
    <Link className={styles.profile} to={to}>
      <VisuallyHidden>Your profile</VisuallyHidden>
      <Avatar name={name} src={pictureUrl} />
    </Link>
  );
}
