import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { type ProfilePaths, useProfilePaths } from './profile-paths.ts';
import styles from './account-page.module.css';
import { placeCopy } from './copy.ts';

type AccountPlace = keyof typeof placeCopy;

interface AccountPageProps {
  readonly place: AccountPlace;
  readonly children: ReactNode;
}

/** The frame of one page of the profile. On wide screens, the profile menu is next to it. */
export const AccountPage = observer(function AccountPage({ place, children }: AccountPageProps) {
  const { investor } = useSessionState();
  const paths = useProfilePaths();
  return (
    <div className={styles.page} data-alone={investor === undefined || undefined}>
      {investor !== undefined && (
        <nav className={styles.places} aria-label="Profile">
          <ul className={styles.list}>
            {placesOf(paths, investor.investorId).map(({ key, to }) => (
              <li key={key}>
                <Link
                  className={styles.place}
                  to={to}
                  aria-current={key === place ? 'page' : undefined}
                >
                  {placeCopy[key]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
});

function placesOf(
  paths: ProfilePaths,
  investorId: number,
): readonly { readonly key: AccountPlace; readonly to: string }[] {
  return [
    { key: 'home', to: paths.home },
    { key: 'details', to: paths.details(investorId) },
    { key: 'banks', to: paths.banks(investorId) },
    { key: 'email', to: paths.email },
    { key: 'security', to: paths.security },
    { key: 'privacy', to: paths.privacy },
    { key: 'help', to: paths.help },
  ];
}
