import { SUPPORT_DAYS, SupportPlace, supportHours } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { Card } from '#ui/platform/design-system/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/list-row.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { useSessionState } from '#ui/platform/session-context.tsx';
import { support } from '#ui/platform/support.ts';
import { AccountPage } from './account-page.tsx';
import { useProfilePaths } from './profile-paths.ts';
import styles from './profile.module.css';
import { helpWords as words } from './words.ts';

/** How to reach a person, and when. */
export const HelpAndSupport = observer(function HelpAndSupport() {
  const navigate = useNavigate();
  const isInvestor = useSessionState().status === 'signed-in';
  const { home, isPrivateMarket } = useProfilePaths();
  const place = isPrivateMarket ? SupportPlace.PrivateMarketHelp : SupportPlace.PublicHelp;
  const back = () => void navigate(home);
  const mobile = formatMobile(support.phone);
  const rows = [
    {
      icon: <Phone />,
      title: words.call,
      detail: (
        <a className={styles.reach} href={`tel:+91${support.phone}`}>
          {mobile}
        </a>
      ),
    },
    {
      icon: <Mail />,
      title: words.write,
      detail: (
        <a className={styles.reach} href={`mailto:${support.email}`}>
          {support.email}
        </a>
      ),
    },
    { icon: <Clock />, title: words.hours, detail: `${SUPPORT_DAYS}, ${supportHours(place)}` },
    { icon: <MapPin />, title: words.office, detail: support.office },
  ];
  return (
    <AccountPage place="help">
      <PageHeader title={words.heading} text={words.lead} onBack={isInvestor ? back : undefined} />
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
        {words.answers} <Link to="/help">{words.answersLink}</Link>
      </p>
    </AccountPage>
  );
});
