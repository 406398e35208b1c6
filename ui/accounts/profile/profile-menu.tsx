import { CircleHelp, KeyRound, Landmark, Lock, Mail, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/platform/design-system/avatar.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/list-row.tsx';
import type { MenuPlace, ProfileMenuItem } from './profile-menu-items.ts';
import { useProfilePaths } from './profile-paths.ts';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

const ICONS = {
  details: <UserRound />,
  banks: <Landmark />,
  help: <CircleHelp />,
} as const satisfies Record<MenuPlace, ReactNode>;

/** The ways from the profile. */
export function ProfileMenu({ items }: { readonly items: readonly ProfileMenuItem[] }) {
  return (
    <Card as="section" label={words.menu}>
      <RowList>
        {items.map(({ title, navigate, url, text, titleDetails }) => (
          <ListRow
            key={navigate}
            leading={
              titleDetails?.logo === undefined ? (
                <MenuIcon>{ICONS[navigate]}</MenuIcon>
              ) : (
                <Avatar name={title} src={titleDetails.logo} shape="square" />
              )
            }
            title={title}
            detail={
              titleDetails === undefined
                ? text
                : `${titleDetails.accountType} ${titleDetails.accountNumber}`
            }
            to={url}
          />
        ))}
      </RowList>
    </Card>
  );
}

/** What concerns the account itself. */
export function AccountMenu() {
  const { email, security, privacy } = useProfilePaths();
  return (
    <Card as="section" label={words.account}>
      <RowList>
        <ListRow
          leading={<MenuIcon>{<KeyRound />}</MenuIcon>}
          title={words.security}
          detail={words.securityText}
          to={security}
        />
        <ListRow
          leading={<MenuIcon>{<Mail />}</MenuIcon>}
          title={words.email}
          detail={words.emailText}
          to={email}
        />
        <ListRow
          leading={<MenuIcon>{<Lock />}</MenuIcon>}
          title={words.privacy}
          detail={words.privacyText}
          to={privacy}
        />
      </RowList>
    </Card>
  );
}

function MenuIcon({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {children}
    </span>
  );
}
