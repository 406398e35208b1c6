import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../design-system/avatar.tsx';
import { LinkButton } from '../design-system/link-button.tsx';
import { VisuallyHidden } from '../design-system/visually-hidden.tsx';
import { useSessionState } from '../session-context.tsx';
import styles from './layout.module.css';

/** The way in for visitors, the way to the profile for investors. */
export const HeaderEnd = observer(function HeaderEnd() {
  const { status, investor } = useSessionState();
  if (status === 'unknown') return undefined;
  if (investor === undefined) {
    return (
      <LinkButton to="/login" size="small">
        Sign in
      </LinkButton>
    );
  }
  return (
    <Link className={styles.profile} to="/Profile">
      <VisuallyHidden>Your profile</VisuallyHidden>
      <Avatar name={investor.name ?? 'You'} src={investor.pictureUrl} />
    </Link>
  );
});
