import { useLocation } from 'react-router-dom';

export interface ProfilePaths {
  readonly isPrivateMarket: boolean;
  readonly home: string;
  readonly help: string;
  readonly email: string;
  readonly security: string;
  readonly privacy: string;
  readonly details: (investorId: number) => string;
  readonly banks: (investorId: number) => string;
}

/** The profile is available under two paths: for deposits and in the private market. */
export function profilePathsAt(pathname: string): ProfilePaths {
  const isPrivateMarket = pathname.toLowerCase().startsWith('/private-market/');
  const home = isPrivateMarket ? '/private-market/profile' : '/profile';
  return {
    isPrivateMarket,
    home,
    help: `${home}/help-support`,
    email: '/profile/email',
    security: '/profile/security',
    privacy: '/profile/privacy',
    details: (investorId) => `${home}/details/${investorId}`,
    banks: (investorId) => `${home}/bankdetails/${investorId}`,
  };
}

export function useProfilePaths(): ProfilePaths {
  return profilePathsAt(useLocation().pathname);
}
