import { formatMobile } from '#domain/platform/format-mobile.ts';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';
import { AccountPage } from '#ui/accounts/profile/account-page.tsx';
import { useProfilePaths } from '#ui/accounts/profile/profile-paths.ts';
import styles from '#ui/accounts/profile/profile.module.css';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { helpCopy as copy } from './copy.ts';

/** The support's contact details and opening hours. */
export const HelpAndSupport = observer(function HelpAndSupport() {
  const navigate = useNavigate();
  const isInvestor = useSessionState().status === 'signed-in';
  const { home } = useProfilePaths();
  const back = () => void navigate(home);
  const mobile = formatMobile(support.phone);
  const rows = [
    {
      icon: <Phone />,
      title: copy.call,
      detail: (
        <a className={styles.reach} href={`tel:+91${support.phone}`}>
          {mobile}
        </a>
      ),
    },
    {
      icon: <Mail />,
      title: copy.write,
      detail: (
        <a className={styles.reach} href={`mailto:${support.email}`}>
          {support.email}
        </a>
      ),
    },
    { icon: <Clock />, title: copy.hours, detail: `${SUPPORT_DAYS}, ${SUPPORT_HOURS}` },
    { icon: <MapPin />, title: copy.office, detail: support.office },
  ];
  return (
    <AccountPage place="help">
      <PageHeader title={copy.heading} text={copy.lead} onBack={isInvestor ? back : undefined} />
      <Card>
        <RowList>
          {rows.map(({ icon, title, detail }) => (
            <ListRow
              key={title}
              title={title}
              detail={detail}
              leading={
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
              }
            />
          ))}
        </RowList>
      </Card>
      <p>
        {copy.answers} <Link to="/help">{copy.answersLink}</Link>
      </p>
    </AccountPage>
  );
});
