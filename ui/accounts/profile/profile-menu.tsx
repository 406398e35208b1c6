import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import type { MenuPlace, ProfileMenuItem } from './profile-menu-items.ts';
import { useProfilePaths } from './profile-paths.ts';
import styles from './profile.module.css';
import { profileCopy as copy } from './copy.ts';

const ICONS = {
  details: <UserRound />,
  banks: <Landmark />,
  demat: <BriefcaseBusiness />,
  help: <CircleHelp />,
} as const satisfies Record<MenuPlace, ReactNode>;

export function ProfileMenu({ items }: { readonly items: readonly ProfileMenuItem[] }) {
  return (
    <Card as="section" label={copy.menu}>
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

/** Links to the settings of the account. */
export function AccountMenu() {
  const { email, security, privacy } = useProfilePaths();
  return (
    <Card as="section" label={copy.account}>
      <RowList>
        <ListRow
          leading={<MenuIcon>{<KeyRound />}</MenuIcon>}
          title={copy.security}
          detail={copy.securityText}
          to={security}
        />
        <ListRow
          leading={<MenuIcon>{<Mail />}</MenuIcon>}
          title={copy.email}
          detail={copy.emailText}
          to={email}
        />
        <ListRow
          leading={<MenuIcon>{<Lock />}</MenuIcon>}
          title={copy.privacy}
          detail={copy.privacyText}
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
