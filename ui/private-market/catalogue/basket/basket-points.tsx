import type { BasketPoint } from '#application/private-market/baskets.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import styles from './basket-points.module.css';
import { BasketPageSection } from './basket-section.tsx';

interface BasketPointsProps {
  readonly section: 'reasons' | 'risks';
  readonly points: readonly BasketPoint[];
}

export function BasketPoints({ section, points }: BasketPointsProps) {
  return (
    <BasketPageSection section={section}>
      <Card tone={section === 'risks' ? 'sunken' : 'plain'}>
        <ul className={styles.points}>
          {points.map(({ pointId, title, body }) => (
            <li key={pointId} className={styles.point}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ul>
      </Card>
    </BasketPageSection>
  );
}
