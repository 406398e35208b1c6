import { Link } from 'react-router-dom';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { profileCopy as copy } from './copy.ts';
import styles from './profile.module.css';

/** Pages that an investor rarely needs. Visitors find them in the footer of the public pages. */
const links = [
  { label: 'Refer and earn', to: '/earn-rewards' },
  { label: 'Contact', to: '/contact-us' },
  { label: 'About Vriddhi', to: '/about' },
  { label: 'Blog', to: '/blog' },
  { label: 'Terms of Use', to: '/terms' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Risk disclosure', to: '/risk-disclosure' },
  { label: 'Grievance redressal', to: '/grievance-redressal' },
  { label: 'Accessibility', to: '/accessibility' },
] as const;

export function ProfileLinks() {
  return (
    <Card as="section" label={copy.more} padding="small">
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
