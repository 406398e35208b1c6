import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { frameParts } from './frame-parts.ts';

const ProfileLink = lazy(frameParts.profileLink);

interface HeaderEndProps {
  readonly isMarket: boolean;
}

/** The end of the header: the sign-in link for visitors, the profile link for investors. */
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
  const profile = isMarket ? '/private-market/profile' : '/Profile';
  return (
    <Suspense>
      <ProfileLink to={profile} name={investor.name} pictureUrl={investor.pictureUrl} />
    </Suspense>
  );
});
