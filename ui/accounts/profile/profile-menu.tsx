import { CircleHelp, Landmark, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/list-row.tsx';
import { bankDetailsPath, paths, profileDetailsPath } from '../paths.ts';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

/** The ways from the profile. */
export function ProfileMenu({ investorId }: { readonly investorId: number }) {
  return (
    <Card as="section" label={words.menu}>
      <RowList>
        <ListRow
          leading={<MenuIcon>{<UserRound />}</MenuIcon>}
          title={words.details}
          detail={words.detailsText}
          to={profileDetailsPath(investorId)}
        />
        <ListRow
          leading={<MenuIcon>{<Landmark />}</MenuIcon>}
          title={words.banks}
          detail={words.banksText}
          to={bankDetailsPath(investorId)}
        />
        <ListRow
          leading={<MenuIcon>{<CircleHelp />}</MenuIcon>}
          title={words.help}
          detail={words.helpText}
          to={paths.helpAndSupport}
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
