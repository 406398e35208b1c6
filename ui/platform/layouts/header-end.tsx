import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Avatar } from '../design-system/avatar.tsx';
import { LinkButton } from '../design-system/link-button.tsx';
import { VisuallyHidden } from '../design-system/visually-hidden.tsx';
import { hasScreen } from '../routes.tsx';
import { useSessionState } from '../session-context.tsx';
import styles from './layout.module.css';

const MARKET_PROFILE = '/private-market/profile';

interface HeaderEndProps {
  readonly isMarket: boolean;
}

/** The way in for visitors, the way to the profile for investors. */
export const HeaderEnd = observer(function HeaderEnd({ isMarket }: HeaderEndProps) {
  const { status, investor } = useSessionState();
  if (status === 'unknown') return undefined;
  if (investor === undefined) {
    return (
      <LinkButton to="/login" size="small">
        Sign in
      </LinkButton>
    );
  }
  const profile = isMarket && hasScreen(MARKET_PROFILE) ? MARKET_PROFILE : '/Profile';
  return (
    <Link className={styles.profile} to={profile}>
      <VisuallyHidden>Your profile</VisuallyHidden>
      <Avatar name={investor.name ?? 'You'} src={investor.pictureUrl} />
    </Link>
  );
});
