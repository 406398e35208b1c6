import type { SharePoint } from '#application/private-market/market-shares.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import styles from './company-lists.module.css';
import { CompanyPart } from './company-section.tsx';
import { companyCopy as copy } from './copy.ts';

interface CompanyPointsProps {
  readonly section: 'reasons' | 'risks';
  readonly points: readonly SharePoint[];
}

export function CompanyPoints({ section, points }: CompanyPointsProps) {
  const Icon = section === 'reasons' ? CircleCheck : CircleAlert;
  const none = section === 'reasons' ? copy.noReasons : copy.noRisks;
  return (
    <CompanyPart section={section}>
      {points.length === 0 && <p>{none}</p>}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map(({ title, body }, index) => (
            <li key={index} className={styles.point} data-kind={section}>
              <Icon className={styles.pointIcon} aria-hidden="true" />
              {title !== undefined && <h3 className={styles.pointTitle}>{title}</h3>}
              {body !== undefined && <p className={styles.pointBody}>{body}</p>}
            </li>
          ))}
        </ul>
      )}
    </CompanyPart>
  );
}
